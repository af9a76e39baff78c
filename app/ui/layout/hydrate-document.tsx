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
