import { site } from '~/content/site'
import { textFile } from '../text-file.server'

/** https://www.w3.org/TR/appmanifest */
export function loader() {
  const manifest = {
    id: '/',
    name: site.name,
    description: site.promise,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: site.paper.light,
    theme_color: site.paper.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return textFile('application/manifest+json', JSON.stringify(manifest))
}
