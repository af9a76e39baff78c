import { useLocation } from '@remix-run/react'
import { ArrowUpRight } from 'lucide-react'
import type { site, SiteLink } from '~/content/site'
import { SampleNote } from '../sample-note'
import { Tally } from '../tally'
import { hrefOn } from './header'

type FooterProps = Pick<typeof site, 'name' | 'promise' | 'footer'> &
  Record<'company' | 'contactEmail', string>

const linkStyle =
  'inline-flex min-h-11 min-w-11 items-center gap-1 underline-offset-4 hover:text-pine hover:underline'

export function Footer({ name, promise, company, footer, contactEmail }: FooterProps) {
  const { contact, ...links } = footer
  return (
    <div className="mx-auto grid max-w-site grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-8 gap-y-3 px-5 py-5 md:gap-y-6 md:px-8 md:py-8 lg:grid-cols-12">
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 md:block lg:col-span-5">
        <p className="flex items-center gap-2.5 font-display text-xl font-bold tracking-tight">
          <Tally count={5} className="size-7" />
          {name}
        </p>
        <p className="mt-3 text-soft max-md:hidden">{promise}</p>
        {company && <p className="mt-3">{company}</p>}
        <p className="md:mt-3">
          <span className="block text-sm text-soft max-md:sr-only">{contact}</span>{' '}
          <a href={`mailto:${contactEmail}`} className={`${linkStyle} font-semibold break-all`}>
            {contactEmail}
          </a>
        </p>
      </div>
      <LinkList title="Navigation" links={links.navigation} className="max-lg:row-span-2 lg:col-span-3" />
      <LinkList title="Get Started" links={links.getStarted} className="lg:col-span-2" />
      <div className="lg:col-span-2">
        <LinkList title="Follow Us" links={links.social} />
        <SampleNote of={links.social} text={links.sampleNote} />
      </div>
      <div className="col-span-full flex items-center justify-between border-t border-line pt-4 text-sm text-soft">
        <p>{links.copyright}</p>{' '}
        <a href={links.terms.to} className={`${linkStyle} -my-3`}>
          {links.terms.label}
        </a>
      </div>
    </div>
  )
}

type LinkListProps = { title: string; links: readonly SiteLink[]; className?: string }

function LinkList({ title, links, className }: LinkListProps) {
  const { pathname } = useLocation()
  if (links.length === 0) return null
  return (
    <nav aria-label={title} className={className}>
      <p className="text-sm font-semibold text-soft">{title}</p>
      <ul className="md:mt-2">
        {links.map(({ label, to, spoken }) => {
          const outside = to.startsWith('/') ? undefined : { target: '_blank', rel: 'noopener' }
          return (
            <li key={to}>
              <a href={hrefOn(pathname, to)} aria-label={spoken} {...outside} className={linkStyle}>
                {label}
                {outside && <ArrowUpRight aria-hidden className="size-4" />}
                {outside && <span className="sr-only"> (opens in a new tab)</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
