import { demoBar } from '~/content/demo-bar'
import type { SiteLink } from '~/content/site'
import { fill } from '~/ui/fill'
import { Tally } from '~/ui/tally'

interface DemoBarProps {
  client: string
  does: string
  offer: { title: string; price: string; page: string }
  start: SiteLink
}

/** The agency above a demo website: that it is one, what its AI does, what that costs, and where to start. */
export function DemoBar({ client, does, offer, start }: DemoBarProps) {
  return (
    <aside className="demo-bar" aria-label={demoBar.label}>
      <a className="demo-skip" href="#content">
        {demoBar.skip}
      </a>
      <a className="demo-mark" href="/">
        <Tally count={5} fifth="#f2552c" />
        {demoBar.demo}
      </a>
      <p>
        {`${fill(demoBar.does, { client, does })} `}
        <a href={offer.page}>{`${offer.title}, ${offer.price}`}</a>
      </p>
      <a className="demo-start" href={start.to}>
        {start.label}
      </a>
    </aside>
  )
}

/** The agency below it. */
export function DemoEnd({ client, start }: Pick<DemoBarProps, 'client' | 'start'>) {
  const { title, text, back } = demoBar.end
  return (
    <aside className="demo-bar demo-end" aria-label={title}>
      <h2>{title}</h2>
      <p>{fill(text, { client })}</p>
      <p className="demo-ways">
        <a className="demo-start" href={start.to}>
          {start.label}
        </a>
        <a href={back.to}>{back.label}</a>
      </p>
    </aside>
  )
}
