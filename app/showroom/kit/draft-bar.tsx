import { draftWords as words } from '~/content/preview'
import { demoPath, type Demo } from '~/content/showroom'
import type { SiteLink } from '~/content/site'
import { TopBar } from './demo-bar'

interface DraftBarProps {
  says: string
  /** Of the draft, without its conversation. */
  url: string
  start: SiteLink
  /** To the form, with the words in it. */
  change: SiteLink
}

/** The agency above a draft: what it is made from, and where to change or order it. */
export function DraftBar({ says, url, start, change, isAnswered }: DraftBarProps & { isAnswered: boolean }) {
  return (
    <TopBar words={words} isAnswered={isAnswered} start={start}>
      <a className="demo-offer" href={change.to}>
        <span>
          {says} <b>{change.label}</b>
        </span>
      </a>{' '}
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
          <a className="demo-start" href={start.to}>
            {start.label}
          </a>{' '}
          <CopyLink url={url} /> <a href={change.to}>{change.label}</a>{' '}
          <a href={demoPath({ id: trade })}>{demo}</a>
        </p>
      </div>
    </aside>
  )
}

/** The place of a button that `copy-script.ts` makes. */
function CopyLink({ url }: Pick<DraftBarProps, 'url'>) {
  const { copy, copied, notCopied: failed } = words
  return (
    <span
      className="demo-copy"
      role="status"
      data-url={url}
      data-copy={copy}
      data-copied={copied}
      data-failed={failed}
    />
  )
}
