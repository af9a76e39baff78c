import { draftWords as words } from '~/content/preview'
import { demoPath, type Demo } from '~/content/showroom'
import type { SiteLink } from '~/content/site'
import { TopBar } from './demo-bar'
import { LinkTo } from './sections'

interface DraftBarProps {
  says: string
  /** Of the draft, without its conversation. */
  url: string
  start: SiteLink
  /** To the form, with the words in it. */
  change: SiteLink
}

/** The agency above a draft: what it is made from, and where to change or order it. */
export function DraftBar({ url, change, ...bar }: DraftBarProps & { isAnswered: boolean }) {
  return (
    <TopBar words={words} offer={change} {...bar}>
      <CopyLink url={url} />
    </TopBar>
  )
}

/** The agency below it. */
export function DraftEnd({ url, trade, start, change }: DraftBarProps & { trade: Demo['id'] }) {
  const { title, text, demo } = words.end
  return (
    <aside className="demo-bar demo-end" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className="demo-ways">
          <LinkTo className="demo-start" link={start} /> <CopyLink url={url} /> <LinkTo link={change} />{' '}
          <a href={demoPath({ id: trade })}>{demo}</a>
        </p>
      </div>
    </aside>
  )
}

/** The place of a button that `copy-script.ts` makes. */
function CopyLink({ url }: { url: string }) {
  const { copy, copied, notCopied } = words
  const says = { 'data-copy': copy, 'data-copied': copied, 'data-failed': notCopied }
  return <span className="demo-copy" role="status" data-url={url} {...says} />
}
