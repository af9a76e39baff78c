import { expect, it, vi } from 'vitest'
import { Fault } from '~/platform/fault'
import type { Log } from '~/platform/log'
import { createRound } from '~/platform/repeat'

it('an error that meets several rounds, such as a damaged journal, is logged once', async () => {
  const [log, damage] = [vi.fn<Log>(), new Fault('The file is damaged')]
  const rounds = ['Nothing can be mailed', 'Nothing can be purged'].map((complaint) =>
    createRound(log, 'journal', complaint, () => Promise.reject(damage)),
  )
  for (const round of [...rounds, ...rounds]) await round(new AbortController().signal)
  const message = 'Nothing can be mailed: The file is damaged'
  expect(log.mock.calls).toEqual([['error', { event: 'journal', message }]])
})
