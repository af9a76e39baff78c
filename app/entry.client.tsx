import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

void stateDecoded().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
})

/**
 * RemixBrowser suspends until it has decoded the data of the page, and a key or a click in that moment makes React 18 give up
 * the root ("Root did not complete"). So the decoding, whose promise it throws before its first hook, comes first.
 */
async function stateDecoded() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}
