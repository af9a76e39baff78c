import { useLocation, useNavigation, useNavigationType } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

// React warns of layout effects on a server, where there is no layout.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Does after a client-side navigation what a page load does: announces the title, moves the focus (to the target of the hash,
 * else to the headline) and scrolls to the top.
 */
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
    // The browser itself followed a plain link to a part of this page, such as the skip link.
    const isFollowed = type === 'POP' && hash !== ''
    if (isNewPage || !(isFollowed || type === 'REPLACE')) moveFocus(hash, isNewPage)
  }, [pathname, hash, key, isIdle, type])

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  )
}

/** A new address of the same page leaves the focus where it is, unless the focused element was removed. */
function moveFocus(hash: string, isNewPage: boolean) {
  const isLost = document.activeElement === document.body
  const part = hash ? document.getElementById(hash.slice(1)) : null
  const target = part ?? (isNewPage || isLost ? document.querySelector('h1') : null)
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Smooth scrolling is for the parts of a page; a new page opens at its top without it. */
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
