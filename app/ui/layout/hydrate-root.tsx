import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

const root = document.getElementById('root')!
const served = root.cloneNode(true) as Element
const { search } = location
const putBack = keepEntered(root)

void stateDecoded().then(() => {
  // React has removed what something else has changed, and rendered it anew.
  const onRecoverableError = () => putBack(root)
  startTransition(() => void hydrateRoot(root, <RemixBrowser />, { onRecoverableError }))
})

// Sent by root.tsx when React fails. The page is put back as the server made it, with what was entered: it works without script, too.
addEventListener('failed', () => {
  putBack(served)
  root.replaceWith(served)
  const chosen = served.querySelector<HTMLInputElement>('[name=package]')?.value ?? ''
  const choice = served.querySelector<HTMLElement>(`[value="${CSS.escape(chosen)}"][aria-pressed=false]`)
  // Only the server knows what has come of it since, and a package that has no button here.
  if (location.search !== search && (/sent=/.test(location.search) || !choice)) location.reload()
  else choice?.click()
})

/** Waits for what RemixBrowser throws before its first hook: input while it suspends makes React 18 fail ("Root did not complete"). */
async function stateDecoded() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}

/**
 * For an element that something else may have changed, such as an extension, so that React removes it and renders it anew. Returns
 * what puts into the new fields what was entered, which the removed ones still hold, and the focus.
 */
function keepEntered(element: Element) {
  const focused = document.activeElement
  const entered = 'input, textarea, select, button'
  let fields = [...element.querySelectorAll<HTMLInputElement>(entered)]
  return (into: Element) => {
    const known = new Map(fields.map((field) => [keyOf(field), field]))
    fields = [...into.querySelectorAll<HTMLInputElement>(entered)]
    for (const field of fields) {
      const { value, checked } = known.get(keyOf(field)) ?? field
      if (known.get(keyOf(field)) === focused) field.focus({ preventScroll: true })
      Object.assign(field, { value, checked })
    }
  }
}

/** An id names one field; boxes to tick and buttons share a name. */
function keyOf({ type, name, id, value }: HTMLInputElement) {
  return id ? `#${id}` : `${name} ${/box|submit/.test(type) && value}`
}
