import { demoBar } from '~/content/demo-bar'
import { draftWords } from '~/content/preview'
import { demoPath, showroom } from '~/content/showroom'
import type { SiteLink } from '~/content/site'
import { fill } from '~/content/fill'
import { Tally } from '~/ui/tally'
import { unbroken } from '~/ui/unbroken'
import { inWords } from './formats'
import { LinkTo } from './sections'

interface BarProps {
  /** The URL of a draft, to copy. */
  url?: string | undefined
  start: SiteLink
  /** Other links; the first of a demo leads to the form for a draft. */
  ways: readonly SiteLink[]
}

type TopBarProps = BarProps & { says: string; offer: SiteLink; isAnswered: boolean }

/** The agency's bar above a demo website or a draft. */
export function TopBar({ url, start, ways, says, offer, isAnswered }: TopBarProps) {
  const { label, skip, mark } = url ? draftWords : demoBar
  return (
    <aside className="demo-bar demo-top" aria-label={label}>
      {/* Text browsers drop the fragment of a form's address, so they need a link to the answer. */}
      <a className="demo-skip" href={isAnswered ? '#answer' : '#content'}>
        {isAnswered ? demoBar.skipToAnswer : skip}
      </a>{' '}
      <a className="demo-mark" href="/">
        <Tally count={5} fifth="var(--bar-accent)" />
        <span>
          {mark[0]} <b>{mark[1]}</b>
        </span>
      </a>{' '}
      <LinkTo className="demo-offer" link={offer}>
        <span>
          {unbroken(`${says} `)}
          <b>{offer.label}</b>
        </span>
      </LinkTo>{' '}
      {url ? <CopyLink url={url} /> : <LinkTo className="demo-try" link={ways[0]!} />}{' '}
      <LinkTo className="demo-start" link={start} />{' '}
    </aside>
  )
}

/** The agency's bar below it. */
export function EndBar({ url, client, start, ways }: BarProps & { client: string }) {
  const { title, text } = url ? draftWords.end : demoBar.end
  return (
    <aside className="demo-bar demo-end" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{fill(text, { client })}</p>
        <p className="demo-ways">
          <LinkTo className="demo-start" link={start} />
          {url && [' ', <CopyLink key="copy" url={url} />]}
          {ways.map((link) => [' ', <LinkTo key={link.to} link={link} />])}
        </p>
      </div>
      {!url && (
        <div>
          <h3>{fill(demoBar.end.others, { count: inWords(showroom.length - 1) })}</h3>
          <ul>
            {showroom
              .filter((other) => other.client !== client)
              .map((other) => (
                <li key={other.id}>
                  <a href={demoPath(other)}>
                    <b>{other.trade}</b> <span>{other.client}</span>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      )}
    </aside>
  )
}

/** An empty place, in which `copy-script.ts` makes a button. */
function CopyLink({ url }: { url: string }) {
  const { copy, copied, notCopied } = draftWords
  const says = { 'data-copy': copy, 'data-copied': copied, 'data-failed': notCopied }
  return <span className="demo-copy" role="status" data-url={url} {...says} />
}
