import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.js'

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig)],
  // A thousand icons are no dependency of the running server; the few that are used become part of its pages.
  ssr: { noExternal: ['lucide-react'] },
  // Found late, these would make the first page of a development server load twice, with two Reacts.
  optimizeDeps: { include: ['react', 'react-dom/client', '@remix-run/react', 'lucide-react'] },
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
})
