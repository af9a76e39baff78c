import type { Form } from '~/forms/form'
import { sentReference, type Receipt } from '~/forms/receipt'
import type { LogEvent } from '~/log/events'
import { describeError, type Log } from '~/platform/log'
import type { Journal } from './journal'
import type { Signer } from '~/platform/signer'

// This is long enough to notice a mistyped email address. Later, the link may have been shared.
const shownMs = 15 * 60 * 1000

interface ReceiptSources {
  /** Signs a form and a reference, so that a forged link shows no success page. */
  receipts: Signer
  journal: Pick<Journal, 'get'>
  now: () => number
  log: Log<LogEvent>
}

export type ReadReceipt = ReturnType<typeof createReadReceipt>

/** Reads and verifies the receipt in the URL; without the journal, it is unknown or names no address. */
export const createReadReceipt =
  ({ receipts, journal, now, log }: ReceiptSources) =>
  async (form: Form, search: URLSearchParams, requestId: string): Promise<Receipt> => {
    const complain = (error: unknown) =>
      log('error', { event: 'journal', requestId, message: `Not shown: ${describeError(error)}` })
    if (!search.get('sent')) return { kind: 'none' }
    const reference = sentReference(search)
    const signature = search.get('receipt')
    const isGiven =
      reference && signature && (await receipts.verify(signature, form.id, reference).catch(complain))
    if (!isGiven) return { kind: 'unknown' }
    const lead = await journal.get(reference).catch(complain)
    const isFresh = lead && now() - Date.parse(lead.receivedAt) < shownMs
    return { kind: 'given', reference, email: isFresh ? lead.values.email : null }
  }
