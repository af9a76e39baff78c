import type { Form, FormId } from '~/forms/form'
import { sentReference, type Receipt } from '~/forms/receipt'
import { createSigner } from './signer'

/** Signs references, so that a forged link shows no success page. Rejects when the journal's key cannot be read. */
export interface Receipts {
  /** @throws the error of the journal, when its key cannot be read */
  sign(form: FormId, reference: string): Promise<string>
  /** @throws the error of the journal, when its key cannot be read */
  verify(form: FormId, reference: string, signature: string): Promise<boolean>
}

export function createReceipts({ signingKey }: { signingKey: () => Promise<Buffer> }): Receipts {
  const signer = createSigner('receipt', signingKey)
  return {
    sign: (form, reference) => signer.sign(form, reference),
    verify: (form, reference, signature) => signer.verify(signature, form, reference),
  }
}

/** Reads and verifies the receipt in the URL. Rejects when the journal's key cannot be read. */
export async function readReceipt(receipts: Receipts, form: Form, search: URLSearchParams): Promise<Receipt> {
  if (!search.get('sent')) return { kind: 'none' }
  const reference = sentReference(search)
  const signature = search.get('receipt')
  const isGiven = reference && signature && (await receipts.verify(form.id, reference, signature))
  return isGiven ? { kind: 'given', reference } : { kind: 'unknown' }
}
