import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import type { site } from '~/content/site'
import { PageLink } from '../page-link'
import { Mark } from '../tally'
import { useHydrated } from '../use-hydrated'
import { ThemeSwitch } from './theme-switch'

type HeaderProps = Pick<typeof site, 'name' | 'navigation'>

/** Its menu is one list: a row on wide screens, else opened by a link. */
export function Header({ name, navigation }: HeaderProps) {
  const hydrated = useHydrated()
  const { isOpen, toggle, close, toggleRef } = useMenu(hydrated)
  return (
    <header
      className="site-header fixed inset-x-0 top-0 z-20 border-b border-line bg-paper"
      data-scripted={hydrated || undefined}
    >
      <div className="mx-auto flex min-h-16 max-w-site items-center gap-x-2 px-5 md:px-8">
        <PageLink
          to="/"
          onClick={close}
          className="mr-auto flex min-h-11 items-center gap-2.5 font-display text-xl font-bold tracking-tight"
        >
          <Mark className="size-7" />
          {name}
        </PageLink>{' '}
        <a
          ref={toggleRef}
          href="#menu"
          id="menu-toggle"
          className="order-last flex min-h-11 items-center gap-2 rounded-sm px-3 font-semibold lg:hidden"
          {...(hydrated && { role: 'button', 'aria-expanded': isOpen, 'aria-controls': 'menu' })}
          onClick={toggle}
          onKeyDown={(event) => event.key === ' ' && toggle(event)}
        >
          {isOpen ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
          Menu
        </a>
        <nav
          id="menu"
          aria-label="Main"
          data-open={isOpen || undefined}
          className="site-menu max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100dvh-4rem)] max-lg:overflow-y-auto max-lg:border-b max-lg:border-line max-lg:bg-paper max-lg:px-5 max-lg:pb-5 md:max-lg:px-8"
        >
          <ul className="flex flex-col lg:flex-row lg:items-center">
            {navigation.map(({ label, to }) => (
              <li key={to} className="max-lg:border-b max-lg:border-line">
                <PageLink
                  to={to}
                  marksCurrent={!to.includes('#')}
                  onClick={close}
                  className="flex min-h-12 items-center font-medium decoration-accent decoration-2 underline-offset-8 hover:text-accent-text hover:underline aria-[current]:underline lg:min-h-11 lg:px-3.5 lg:text-sm"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
          {!hydrated && (
            <a href="#menu-toggle" className="mt-3 flex min-h-12 items-center gap-2 text-soft lg:hidden">
              <X aria-hidden className="size-5" />
              Close the menu
            </a>
          )}
        </nav>
        <ThemeSwitch />
      </div>
    </header>
  )
}

function useMenu(hydrated: boolean) {
  const [choice, setOpen] = useState<boolean | null>(null)
  // Keeps a menu open that its hash opened before hydration.
  const isOpen = choice ?? (hydrated && location.hash === '#menu')
  const toggleRef = useRef<HTMLAnchorElement>(null)
  const close = () => setOpen(false)
  const toggle = (event: Pick<MouseEvent, 'preventDefault'>) => {
    event.preventDefault()
    setOpen(!isOpen)
  }

  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggleRef.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])

  return { isOpen, toggleRef, close, toggle }
}
