import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepEntered } from './entered'

const root = document.getElementById('root')!
const served = root.cloneNode(true) as Element
const putBack = keepEntered(root)

void stateDecoded().then(() => {
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
      { onRecoverableError: () => putBack(root) },
    )
  })
})

// By root.tsx. The page stays as the server made it, with what was entered: without script it works, too.
addEventListener('failed', () => {
  putBack(served)
  root.replaceWith(served)
})

/**
 * RemixBrowser suspends until the page's data is decoded, and input meanwhile makes React 18 fail ("Root did not complete"). So
 * wait for the decoding, whose promise it throws before its first hook.
 */
async function stateDecoded() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}
