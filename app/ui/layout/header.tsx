import { useLocation } from '@remix-run/react'
import { Menu, X } from 'lucide-react'
import type { site } from '~/content/site'
import { buttonStyle } from '../links'
import { Tally } from '../tally'

const brandStyle = 'mr-auto flex min-h-11 items-center gap-2.5 font-display text-xl font-bold tracking-tight'
const toggleStyle =
  'group order-last flex min-h-11 items-center gap-2 rounded-sm px-3 font-semibold @5xl:hidden'
const menuStyle =
  'site-menu @max-5xl:absolute @max-5xl:inset-x-0 @max-5xl:top-full @max-5xl:max-h-[calc(100dvh-100%)] @max-5xl:overflow-y-auto @max-5xl:border-b @max-5xl:border-line @max-5xl:bg-paper @max-5xl:px-5 @max-5xl:pb-5 @3xl:@max-5xl:px-8'
const linkStyle =
  'flex min-h-12 items-center font-medium decoration-pine decoration-2 underline-offset-8 hover:text-pine hover:underline aria-[current]:underline @5xl:min-h-11 @5xl:px-2 @5xl:text-sm @6xl:px-3'

/** One list is the menu: a row on wide screens, else opened by a link. page-script.ts makes the link a button. */
export function Header({ name, navigation, button }: typeof site) {
  const { pathname } = useLocation()
  const current = (to: string) => (to === pathname ? 'page' : undefined)
  return (
    <div className="mx-auto flex min-h-16 max-w-site flex-wrap items-center gap-x-1.5 px-5 md:px-8">
      <a href="/" className={brandStyle}>
        <Tally count={5} className="size-7" />
        <span className="@max-[14rem]:sr-only">{name}</span>
      </a>{' '}
      <a id="toggle" href="#menu" className={toggleStyle}>
        <Menu aria-hidden className="size-5 group-aria-expanded:hidden" />
        <X aria-hidden className="hidden size-5 group-aria-expanded:block" />
        <span className="@max-[14rem]:sr-only">Menu</span>
      </a>
      <nav id="menu" aria-label="Main" className={menuStyle}>
        <ul className="flex flex-col @5xl:flex-row @5xl:flex-wrap @5xl:items-center">
          {navigation.map(({ label, to }) => (
            <li
              key={to}
              className={`@max-5xl:border-b @max-5xl:border-line ${to === button ? '@3xl:hidden' : ''}`}
            >
              <a href={hrefOn(pathname, to)} aria-current={current(to)} className={linkStyle}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="close">
          <a href="#toggle" className="mt-3 flex min-h-12 items-center gap-2 text-soft @5xl:hidden">
            <X aria-hidden className="size-5" />
            Close the menu
          </a>
        </p>
      </nav>{' '}
      {/* On wide screens the last link is a button beside the menu. */}
      <a
        href={button}
        aria-current={current(button)}
        className={`${buttonStyle.quiet} min-h-11 px-3 py-1.5 text-sm @max-3xl:hidden @6xl:px-4`}
      >
        {navigation.find(({ to }) => to === button)?.label}
      </a>{' '}
      {/* The page's script adds the button. */}
      <span id="theme" className="theme-switch noscript:hidden" />
    </div>
  )
}

/** On the home page, links to its own parts have no path, so that they keep the query and load nothing. */
export function hrefOn(pathname: string, to: string): string {
  return pathname === '/' && to.startsWith('/#') ? to.slice(1) : to
}
