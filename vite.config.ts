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
    // An inlined picture would be sent again with each page that shows it.
    assetsInlineLimit: 0,
    // Compressed, this is a twentieth smaller than the output of esbuild.
    minify: isSsrBuild ? false : 'terser',
    // The server's build has the styles, which are inlined in the pages.
    cssMinify: true,
    // In a browser that cannot parse this, the site works as without script.
    target: 'es2022',
    terserOptions: { module: true, toplevel: true, compress: { passes: 3 } },
    rollupOptions: {
      // There are a thousand icons, and many systems allow a process only 1024 open files.
      maxParallelFileOps: 100,
      ...(!isSsrBuild && { output: { manualChunks: chunkOf } }),
    },
  },
  // Used icons are bundled, so that the package of all icons is no production dependency.
  ssr: { noExternal: command === 'build' ? ['lucide-react'] : [] },
  // Found late, these would make the first page in development load twice, with two Reacts.
  optimizeDeps: { include: ['react', 'react-dom/client', '@remix-run/react', 'lucide-react'] },
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
}))

/** Imports a script with `?script` as minified text to inline. */
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
      // A block keeps its names apart from the page's other scripts.
      return `export default ${JSON.stringify(`{${code}}`)}`
    },
  }
}

// Each chunk includes its imports. The headers of two dozen small files would weigh more than their code.
const chunks = {
  react: /\/node_modules\/(react|react-dom|scheduler)\/|\/ui\/links\./,
  router: /\/(root|root-part|hydrate-root|load-by-script|feature-list|fill|titled|unbroken|head)\.tsx?$/,
  quiz: /\/(routes\/quiz\/route|next-step)\.tsx$/,
  forms: /\/(enquiry-pages?|forms\/registry|send-by-script)\.tsx?$/,
}

function chunkOf(id: string): string | undefined {
  return Object.entries(chunks).find(([, modules]) => modules.test(id))?.[0]
}
