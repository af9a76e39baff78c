import { useLocation, useNavigation, useNavigationType } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

// React warns about layout effects on a server.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** After a client-side navigation: announces the title, moves the focus to the hash's target or the headline, scrolls up. */
export function PageChange() {
  const { pathname, search, hash, key } = useLocation()
  const type = useNavigationType()
  const isIdle = useNavigation().state === 'idle'
  const [title, setTitle] = useState('')
  const shown = useRef({ pathname, key })
  useInstantScroll(pathname + search, hash)

  useEffect(() => {
    if (!isIdle || shown.current.key === key) return
    const isNewPage = shown.current.pathname !== pathname
    shown.current = { pathname, key }
    if (isNewPage) setTitle(document.title)
    // The browser itself followed a link within this page, such as the skip link.
    const isFollowed = type === 'POP' && hash !== ''
    if (isNewPage || !(isFollowed || type === 'REPLACE')) moveFocus(hash, isNewPage)
  }, [pathname, hash, key, isIdle, type])

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  )
}

/** Within the same page the focus stays, unless the focused element was removed. */
function moveFocus(hash: string, isNewPage: boolean) {
  const isLost = document.activeElement === document.body
  const part = hash ? document.getElementById(hash.slice(1)) : null
  const target = part ?? (isNewPage || isLost ? document.querySelector('h1') : null)
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** No smooth scrolling between pages. */
function useInstantScroll(address: string, hash: string) {
  const shown = useRef(address)
  // Runs before the effect of <ScrollRestoration>, which is further down in the document.
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
