import { vi } from 'vitest'
import { createAcceptSubmission } from '~/leads/accept'
import { createDelivery, type DeliveryOptions } from '~/leads/delivery'
import type { FormServiceOutcome } from '~/leads/form-service-response'
import type { Failure } from '~/log/names'
import type { Exchange, FormPost, FormService } from '~/leads/form-service'
import { createRedeliver } from '~/leads/redelivery'
import type { Log } from '~/platform/log'
import { noon, second } from '../../support/clock'
import { openJournal } from '../../support/temporary-journal'

const delivered: FormServiceOutcome = { kind: 'delivered' }
export const refused = {
  kind: 'refused' as const,
  message: '',
  codes: [],
  errors: { email: [{ code: 'TYPE_EMAIL' as const, message: 'should be an email' }] },
} satisfies FormServiceOutcome
export const failed = (failure: Failure, message = 'It broke') => ({
  kind: 'failed' as const,
  failure,
  message,
  codes: [],
})

/** A form service that gives these answers in turn, then delivers; `meanwhile` is awaited while it answers. */
export function answering(...replies: (FormServiceOutcome | Partial<Exchange>)[]) {
  const sent: FormPost[] = []
  const service = { sent, meanwhile: (): unknown => undefined, formService: {} as FormService }
  service.formService.send = async (post) => {
    sent.push(post)
    const reply = replies.shift() ?? delivered
    await service.meanwhile()
    const exchange = 'kind' in reply ? { outcome: reply } : reply
    const usual = { status: 200, ms: 5, retryAfterMs: null, fault: null, isSent: true }
    return { outcome: delivered, ...usual, ...exchange }
  }
  return service
}

/** What one process accepts and sends with, on a clock that tests set. */
export async function startSending({
  clock = { now: noon },
  hasOwnerMail = false,
  ...own
}: Partial<DeliveryOptions> & { clock?: { now: number }; hasOwnerMail?: boolean } = {}) {
  const log = vi.fn<Log>()
  const now = () => clock.now
  const journal = own.journal ?? (await openJournal(undefined, hasOwnerMail))
  const context = { journal, log, now, monotonic: now, random: () => 1, fetch }
  const delivery = createDelivery({ ...context, formService: null, timeoutMs: second, ...own })
  const redeliver = createRedeliver({ ...context, delivery })
  return {
    context,
    journal,
    clock,
    delivery,
    log,
    accept: createAcceptSubmission({ ...context, delivery, hasOwnerMail }),
    redeliver: (signal = new AbortController().signal) => redeliver(signal),
    lines: (event: string) => log.mock.calls.filter(([, fields]) => fields.event === event),
  }
}
