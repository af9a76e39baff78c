import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openJournal } from '~/leads/open-journal'
import { listAll } from '../support/list-all'
import { startServer } from '../support/server-process'
import { withFormService } from '../support/site'
import { temporaryUrl } from '../support/temporary-journal'

it(
  'a server that is told to stop gives up in ten seconds what takes longer, keeps it in the journal, and exits with 0',
  { timeout: 60_000 },
  async () => {
    const formService = createServer(() => {}).listen(0, '127.0.0.1')
    await once(formService, 'listening')
    const journalUrl = temporaryUrl()
    const server = await startServer({
      ...withFormService,
      FORM_SERVICE_URL: `http://127.0.0.1:${(formService.address() as AddressInfo).port}`,
      FORM_SERVICE_TIMEOUT_MS: '60000',
      DATABASE_URL: journalUrl,
    })
    onTestFinished(() => {
      server.destroy()
      formService.close()
    })
    const sent = fetch(`${server.url}/consultation`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ann', email: 'ann@example.com', message: 'Hello' }),
    }).catch(() => 'no answer')
    await once(formService, 'request')
    const stoppedAt = performance.now()
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(performance.now() - stoppedAt).toBeGreaterThan(8_900)
    expect(await sent).toBe('no answer')
    expect(server.logged('stop')).toMatchObject([{ level: 'info', signal: 'SIGTERM' }])
    const journal = openJournal(journalUrl)
    expect(await listAll(journal)).toMatchObject([
      { state: 'received', values: { email: 'ann@example.com' } },
    ])
    await journal.close()
  },
)
