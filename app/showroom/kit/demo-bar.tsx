import type { ReactNode } from 'react'
import { demoBar } from '~/content/demo-bar'
import { demoPath, showroom } from '~/content/showroom'
import type { SiteLink } from '~/content/site'
import { fill } from '~/ui/fill'
import { Tally } from '~/ui/tally'
import { unbroken } from '~/ui/unbroken'
import { inWords } from './formats'

interface DemoBarProps {
  client: string
  does: string
  offer: { title: string; price: string; page: string }
  start: SiteLink
  /** To the form for a draft of the visitor's own. */
  draft: SiteLink
  isAnswered: boolean
}

/** The agency above a demo website: that it is one, what its AI does, what that costs, and where to start. */
export function DemoBar({ does, offer, start, draft, isAnswered }: DemoBarProps) {
  return (
    <TopBar words={demoBar} isAnswered={isAnswered} start={start}>
      {/* All of it is one target, as high as a thumb. */}
      <a className="demo-offer" href={offer.page}>
        <span>
          {unbroken(`${fill(demoBar.does, { does })} `)}
          <b>{`${offer.title}, ${offer.price}`}</b>
        </span>
      </a>{' '}
      <a className="demo-try" href={draft.to}>
        {draft.label}
      </a>
    </TopBar>
  )
}

interface TopBarProps {
  words: { label: string; skip: string; mark: readonly [text: string, name: string] }
  /** Text browsers leave out the place in a form's address, which is the answer's. */
  isAnswered: boolean
  start: SiteLink
  children: ReactNode
}

/** Above a demo website or a draft: the way past it, the agency's mark, and where to start. */
export function TopBar({ words: { label, skip, mark }, isAnswered, start, children }: TopBarProps) {
  return (
    <aside className="demo-bar demo-top" aria-label={label}>
      <a className="demo-skip" href={isAnswered ? '#answer' : '#content'}>
        {isAnswered ? demoBar.skipToAnswer : skip}
      </a>{' '}
      <a className="demo-mark" href="/">
        <Tally count={5} fifth="#f2552c" />
        <span>
          {mark[0]} <b>{mark[1]}</b>
        </span>
      </a>{' '}
      {children}{' '}
      <a className="demo-start" href={start.to}>
        {start.label}
      </a>{' '}
    </aside>
  )
}

/** The agency below it. */
export function DemoEnd({ client, start, draft }: Pick<DemoBarProps, 'client' | 'start' | 'draft'>) {
  const { title, text, doubt, others } = demoBar.end
  return (
    <aside className="demo-bar demo-end" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{fill(text, { client })}</p>
        <p className="demo-ways">
          <a className="demo-start" href={start.to}>
            {start.label}
          </a>{' '}
          <a href={draft.to}>{draft.label}</a> <a href={doubt.to}>{doubt.label}</a>
        </p>
      </div>
      <div>
        <h3>{fill(others, { count: inWords(showroom.length - 1) })}</h3>
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
    </aside>
  )
}
