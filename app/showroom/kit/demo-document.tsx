import { Meta } from '@remix-run/react'
import { useContext, type ReactNode } from 'react'
import askScript from '~/ui/assistant/ask-script.ts?script'
import type { Demo } from '~/content/showroom'
import { ServerDocument } from '~/ui/layout/server-document'
import type { DemoSite } from './demo-site'
import { fontsFor } from './fonts-for'
import baseStyles from './base.css?inline'
import barStyles from './demo-bar.css?inline'
import printStyles from './print.css?inline'

/** Whole stylesheets: nothing of the agency's styles is on the page. */
const styles = import.meta.glob<string>('../*/site.css', { eager: true, query: '?inline', import: 'default' })
const icons = import.meta.glob<string>('../*/icon.svg', { eager: true, query: '?url', import: 'default' })

interface DemoDocumentProps {
  id: Demo['id']
  site: DemoSite
  /** That a visitor brings. */
  names?: readonly string[]
  /** Beside that of the assistant. */
  script?: string
  children: ReactNode
}

/** The document of a demo website: nothing of the agency's but its two bars. */
export function DemoDocument({ id, site, names = [], script = '', children }: DemoDocumentProps) {
  const nonce = useContext(ServerDocument)?.nonce
  const fonts = fontsFor(id, names)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {site.evening && (
          <meta name="theme-color" content={site.evening} media="(prefers-color-scheme: dark)" />
        )}
        <meta name="theme-color" content={site.color} />
        <Meta />
        {fonts.preloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" type="image/svg+xml" href={icons[`../${id}/icon.svg`]} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: askScript + script }} />
        <style
          nonce={nonce}
          dangerouslySetInnerHTML={{
            __html: fonts.styles + baseStyles + barStyles + printStyles + styles[`../${id}/site.css`],
          }}
        />
      </head>
      <body>{children}</body>
    </html>
  )
}
