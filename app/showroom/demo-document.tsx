import { Meta } from '@remix-run/react'
import { useContext, type ReactNode } from 'react'
import { ServerDocument } from '~/ui/layout/server-document'
import askScript from './ask-script.ts?script'
import type { DemoSite } from './demo-site'
import barStyles from './parts/demo-bar.css?inline'

/** The document of a demo website: nothing of the agency's but its two bars. */
export function DemoDocument({ site, children }: { site: DemoSite; children: ReactNode }) {
  const mark = useContext(ServerDocument)?.mark
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site.colour} />
        <Meta />
        {site.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" type="image/svg+xml" href={site.icon} />
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: askScript }} />
        <style nonce={mark} dangerouslySetInnerHTML={{ __html: barStyles + site.styles }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
