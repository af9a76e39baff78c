import { readFileSync } from 'node:fs'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { minify } from 'terser'
import { defineConfig, transformWithEsbuild, type Plugin } from 'vite'
import remixConfig from './remix.config.js'
import { siteContent } from './scripts/site-content/plugin'

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), inlineScript(), siteContent(), remix(remixConfig)],
  build: {
    // A picture within the page would be sent again with each page that shows it.
    assetsInlineLimit: 0,
    // A twentieth smaller than what esbuild makes, once compressed.
    minify: isSsrBuild ? false : 'terser',
    // The styles travel within the pages, which the server makes.
    cssMinify: true,
    // What parses no newer syntax works as without script.
    target: 'es2022',
    terserOptions: { module: true, toplevel: true, compress: { passes: 3 } },
    rollupOptions: {
      // Of the thousand icons; many systems allow a process no more than 1024 open files.
      maxParallelFileOps: 100,
      ...(!isSsrBuild && { output: { manualChunks: chunkOf } }),
    },
  },
  // The icons in use are bundled, so that the package with its thousands is no production dependency.
  ssr: { noExternal: command === 'build' ? ['lucide-react'] : [] },
  // Found late, these would make the first page of a development server load twice, with two Reacts.
  optimizeDeps: { include: ['react', 'react-dom/client', '@remix-run/react', 'lucide-react'] },
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
}))

/** Imports a script with `?script` as its minified text, to be inlined. */
function inlineScript(): Plugin {
  const suffix = '?script'
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return
      const path = id.slice(0, -suffix.length)
      this.addWatchFile(path)
      const script = await transformWithEsbuild(readFileSync(path, 'utf8'), path)
      const { code } = await minify(script.code, { module: true, compress: { passes: 3 } })
      // Its names in a block, since the page has other scripts.
      return `export default ${JSON.stringify(`{${code}}`)}`
    },
  }
}

// Each with what it imports. Of the two dozen files that a page would load, the headers weigh more than the code.
const chunks = {
  react: /\/node_modules\/(react|react-dom|scheduler)\/|\/ui\/links\./,
  router: /\/(root|root-part|hydrate-root|load-by-script|feature-list|fill|titled|unbroken|head)\.tsx?$/,
  quiz: /\/(routes\/quiz\/route|next-step)\.tsx$/,
  forms: /\/(enquiry-pages?|forms\/registry|send-by-script)\.tsx?$/,
}

function chunkOf(id: string): string | undefined {
  return Object.entries(chunks).find(([, modules]) => modules.test(id))?.[0]
}
