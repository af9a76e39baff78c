import { expect, it } from 'vitest'
import { openJournal } from '~/leads/journal'
import { listAll } from '../support/list-all'
import { startPatientFormService } from '../support/patient-form-service'
import { temporaryUrl } from '../support/temporary-journal'
import { startTestServer } from '../support/test-servers'
import { sendConsultation } from '../support/visitors'

it('a server that is told to stop gives up in ten seconds what takes longer, keeps it in the journal, and exits with 0', async () => {
  const formService = await startPatientFormService()
  const journalUrl = temporaryUrl()
  const server = await startTestServer({
    ...formService.environment,
    FORM_SERVICE_TIMEOUT_MS: '60000',
    DATABASE_URL: journalUrl,
  })
  const sent = sendConsultation(server.url).catch(() => 'no response')
  await formService.untilCalled()
  const stoppedAt = performance.now()
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(performance.now() - stoppedAt).toBeGreaterThan(8_900)
  expect(await sent).toBe('no response')
  expect(server.logged('stop')).toMatchObject([{ level: 'info', signal: 'SIGTERM' }])
  const journal = openJournal(journalUrl)
  expect(await listAll(journal)).toMatchObject([{ state: 'received', values: { email: 'ann@example.com' } }])
  await journal.close()
})
