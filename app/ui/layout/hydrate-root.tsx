import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

const root = document.getElementById('root')!
const served = root.cloneNode(true) as Element
const { search } = location
const putBack = keepEntered(root)

void stateDecoded().then(() => {
  // React has rendered the page anew because something else had changed it.
  startTransition(() => void hydrateRoot(root, <RemixBrowser />, { onRecoverableError: () => putBack(root) }))
})

// root.tsx sends this when React fails. The page works without script too, so it is put back as served, with the entries.
addEventListener('failed', () => {
  putBack(served)
  root.replaceWith(served)
  const chosen = served.querySelector<HTMLInputElement>('[name=package]')?.value ?? ''
  const choice = served.querySelector<HTMLElement>(`[value="${CSS.escape(chosen)}"][aria-pressed=false]`)
  // Only the server knows the result of a submission, and a package without a button.
  if (location.search !== search && (/sent=/.test(location.search) || !choice)) location.reload()
  else choice?.click()
})

/** Waits for the promise that RemixBrowser throws. Input while it suspends would make React 18 fail ("Root did not complete"). */
async function stateDecoded() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}

/**
 * Something else, such as an extension, may change the element, so that React renders it anew. Returns a function that puts the
 * entries of the old fields, and the focus, into the new ones.
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

/** An id names one field, but checkboxes and buttons share a name. */
function keyOf({ type, name, id, value }: HTMLInputElement) {
  return id ? `#${id}` : `${name} ${/box|submit/.test(type) && value}`
}
