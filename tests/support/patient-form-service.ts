import type { ServerResponse } from 'node:http'
import { serve } from './serve'
import { withFormService } from './site'

/** A form service that responds only once the test says so, until the end of the test. */
export async function startPatientFormService() {
  const waiting: ServerResponse[] = []
  let isResponding = false
  let called = () => {}
  const call = new Promise<void>((resolve) => (called = resolve))
  const accept = (response: ServerResponse) => response.end('{"next":"/thanks"}')
  const url = await serve((_, response) => {
    called()
    if (isResponding) accept(response)
    else waiting.push(response)
  })
  return {
    /** What a site needs to use it. */
    environment: { ...withFormService, FORM_SERVICE_URL: url },
    untilCalled: () => call,
    respond() {
      isResponding = true
      waiting.forEach(accept)
    },
  }
}
