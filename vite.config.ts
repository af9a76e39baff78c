import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.js'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig)],
  build: {
    // A picture within the page would be sent again with each page that shows it.
    assetsInlineLimit: 0,
    // A twentieth smaller than what esbuild makes, once compressed.
    minify: isSsrBuild ? false : 'terser',
    // The styles travel within the pages, which the server makes.
    cssMinify: true,
    terserOptions: { module: true, toplevel: true, compress: { passes: 3 } },
    rollupOptions: {
      // Of the thousand icons; many systems allow a process no more than 1024 open files.
      maxParallelFileOps: 100,
      ...(!isSsrBuild && { output: { manualChunks: chunkOf } }),
    },
  },
  // The icons in use are bundled, so that the package with its thousands is no production dependency.
  ssr: { noExternal: ['lucide-react'] },
  // Found late, these would make the first page of a development server load twice, with two Reacts.
  optimizeDeps: { include: ['react', 'react-dom/client', '@remix-run/react', 'lucide-react'] },
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
}))

/** What every page needs comes in two files; of twenty small ones, the headers alone would weigh more. */
function chunkOf(id: string): string | undefined {
  if (id.includes('/node_modules/')) return 'framework'
  return /\/app\/(ui\/(layout\/)?[^/]+|ui\/sections\/(message-page|package-card|benefits)\.tsx|content\/(site|errors)\.ts)$/.test(
    id,
  )
    ? 'shell'
    : undefined
}
