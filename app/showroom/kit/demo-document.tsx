import { Meta } from '@remix-run/react'
import { useContext, type ComponentProps } from 'react'
import askScript from '~/ui/assistant/ask-script.ts?script'
import type { Demo } from '~/content/showroom'
import { ServerDocument } from '~/ui/layout/server-document'
import { demoSites } from '../sites'
import { EndBar, TopBar } from './agency-bars'
import copyScript from './copy-script.ts?script'
import type { DemoPageProps } from './demo-site'
import { fontsFor } from './fonts-for'
import baseStyles from './base.css?inline'

const styles = import.meta.glob<string>('../*/site.css', { eager: true, query: '?inline', import: 'default' })
const icons = import.meta.glob<string>('../*/icon.svg', { eager: true, query: '?url', import: 'default' })

type Bars = Omit<ComponentProps<typeof TopBar> & ComponentProps<typeof EndBar>, 'url' | 'isAnswered'>

/** The document of a demo website or a draft. Of the agency's styles, it has those of its two bars alone. */
export function DemoDocument({ id, ...page }: { id: Demo['id'] } & DemoPageProps & Bars) {
  const { draft, conversation, rehearsal, ...bars } = page
  const nonce = useContext(ServerDocument)?.nonce
  const site = { css: '', ...demoSites[id], ...(draft && demoSites[id].colorsOf?.(draft)) }
  const names = draft ? [draft.name, draft.town, draft.person, ...draft.things.map(({ name }) => name)] : []
  const fonts = fontsFor(id, names)
  const css = fonts.styles + baseStyles + styles[`../${id}/site.css`] + site.css
  const url = draft ? conversation.url : undefined
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
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: askScript + (draft ? copyScript : '') }} />
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        {/* Within which the bar of a draft stays. */}
        <div>
          <TopBar {...bars} url={url} isAnswered={conversation.answer !== null} />
          <div>
            <site.Page draft={draft} conversation={conversation} rehearsal={rehearsal} start={bars.start} />
          </div>
        </div>
        <EndBar {...bars} url={url} />
      </body>
    </html>
  )
}
