import type { ReactNode } from 'react'
import { demoBar } from '~/content/demo-bar'
import type { draftWords } from '~/content/preview'
import { demoPath, showroom } from '~/content/showroom'
import type { SiteLink } from '~/content/site'
import { fill } from '~/ui/fill'
import { Tally } from '~/ui/tally'
import { unbroken } from '~/ui/unbroken'
import { inWords } from './formats'
import { LinkTo } from './sections'

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
export function DemoBar({ does, offer: { title, price, page }, draft, ...bar }: DemoBarProps) {
  const offer = { label: `${title}, ${price}`, to: page }
  return (
    <TopBar words={demoBar} says={fill(demoBar.does, { does })} offer={offer} {...bar}>
      <LinkTo className="demo-try" link={draft} />
    </TopBar>
  )
}

interface TopBarProps extends Pick<DemoBarProps, 'start' | 'isAnswered'> {
  words: typeof demoBar | typeof draftWords
  says: string
  offer: SiteLink
  children: ReactNode
}

/** Above a demo website or a draft: the way past it, the agency's mark, what it is, and where to start. */
export function TopBar({ words, says, offer, start, isAnswered, children }: TopBarProps) {
  return (
    <aside className="demo-bar demo-top" aria-label={words.label}>
      {/* Text browsers leave out the place in a form's address, which is the answer's. */}
      <a className="demo-skip" href={isAnswered ? '#answer' : '#content'}>
        {isAnswered ? demoBar.skipToAnswer : words.skip}
      </a>{' '}
      <a className="demo-mark" href="/">
        <Tally count={5} fifth="#f2552c" />
        <span>
          {words.mark[0]} <b>{words.mark[1]}</b>
        </span>
      </a>{' '}
      {/* All of it is one target, as high as a thumb. */}
      <LinkTo className="demo-offer" link={offer}>
        <span>
          {unbroken(`${says} `)}
          <b>{offer.label}</b>
        </span>
      </LinkTo>{' '}
      {children} <LinkTo className="demo-start" link={start} />{' '}
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
          <LinkTo className="demo-start" link={start} /> <LinkTo link={draft} /> <LinkTo link={doubt} />
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
