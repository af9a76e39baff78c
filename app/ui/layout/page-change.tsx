import { useLocation, useNavigation, useNavigationType } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

// React warns of layout effects on a server, where there is no layout.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Does after a change of pages without a reload what a reload does by itself: says the title of the new page, takes the focus
 * to it (to the part that the address names, or else to its headline) and opens it where it begins.
 */
export function PageChange() {
  const { pathname, search, hash, key } = useLocation()
  const type = useNavigationType()
  const isIdle = useNavigation().state === 'idle'
  const [title, setTitle] = useState('')
  const shown = useRef({ pathname, key })
  useOpenAtOnce(pathname + search, hash)

  useEffect(() => {
    if (!isIdle || shown.current.key === key) return
    const isNewPage = shown.current.pathname !== pathname
    shown.current = { pathname, key }
    if (isNewPage) setTitle(document.title)
    // A plain link to a part of this page, such as the one that skips the header, was followed by the browser itself.
    const isFollowed = type === 'POP' && hash !== ''
    if (isNewPage || !(isFollowed || type === 'REPLACE')) moveFocus(hash, isNewPage)
  }, [pathname, hash, key, isIdle, type])

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  )
}

/** What only changes the address of its page keeps the focus, unless the focused element went with the change. */
function moveFocus(hash: string, isNewPage: boolean) {
  const isLost = document.activeElement === document.body
  const part = hash ? document.getElementById(hash.slice(1)) : null
  const target = part ?? (isNewPage || isLost ? document.querySelector('h1') : null)
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Smooth scrolling is for the parts of a page; a new page begins at its top without a ride from where the last one was. */
function useOpenAtOnce(address: string, hash: string) {
  const shown = useRef(address)
  // Runs before the scrolling of <ScrollRestoration>, which stands further down.
  useBrowserLayoutEffect(() => {
    if (shown.current === address) return
    shown.current = address
    if (hash) return
    const { style } = document.documentElement
    style.scrollBehavior = 'auto'
    const restore = () => void style.removeProperty('scroll-behavior')
    const frame = requestAnimationFrame(restore)
    return () => {
      cancelAnimationFrame(frame)
      restore()
    }
  }, [address, hash])
}
