import type { Form } from '~/forms/form'
import { sentReference, type Receipt } from '~/forms/receipt'
import { createSigner, type Signer } from '~/platform/signer'

export type Receipts = Signer

/** Signs a form and a reference, so that a forged link shows no success page. */
export function createReceipts(signingKey: () => Promise<Buffer>): Receipts {
  return createSigner('receipt', signingKey)
}

/** Reads and verifies the receipt in the URL. Rejects when the journal's key cannot be read. */
export async function readReceipt(receipts: Receipts, form: Form, search: URLSearchParams): Promise<Receipt> {
  if (!search.get('sent')) return { kind: 'none' }
  const reference = sentReference(search)
  const signature = search.get('receipt')
  const isGiven = reference && signature && (await receipts.verify(signature, form.id, reference))
  return isGiven ? { kind: 'given', reference } : { kind: 'unknown' }
}
