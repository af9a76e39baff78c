import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { formServiceHandlers, type Received } from './form-service'

/** Answers the calls of this process to the form service, in all tests of a file; gives those of the test under way. */
export function interceptFormService(): Received[] {
  const received: Received[] = []
  const formService = setupServer(...formServiceHandlers(received))
  beforeAll(() => formService.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => void (received.length = 0))
  afterAll(() => formService.close())
  return received
}
