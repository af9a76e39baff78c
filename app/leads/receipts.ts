import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Form, FormId } from '~/forms/form'
import { sentReference, type Receipt } from '~/forms/receipt'

/** Signs the references that are shown to visitors, so that a forged link shows no success page. */
export interface Receipts {
  /** @throws the error of the journal, when its key cannot be read */
  sign(form: FormId, reference: string): Promise<string>
  /** @throws the error of the journal, when its key cannot be read */
  verify(form: FormId, reference: string, signature: string): Promise<boolean>
}

interface ReceiptsOptions {
  /** Reads the key that all servers share. */
  signingKey: () => Promise<Buffer>
}

// 96 bits, too many to guess over the network.
const signatureLength = 16

/** Builds the signing of references. The key is read with the first use, and again only when that failed. */
export function createReceipts({ signingKey }: ReceiptsOptions): Receipts {
  let key: Promise<Buffer> | undefined
  const readKey = () => {
    key ??= signingKey().catch((error: unknown) => {
      key = undefined
      throw error
    })
    return key
  }
  const sign: Receipts['sign'] = async (form, reference) =>
    createHmac('sha256', await readKey())
      .update(`receipt\n${form}\n${reference}`)
      .digest('base64url')
      .slice(0, signatureLength)
  return {
    sign,
    async verify(form, reference, signature) {
      const expected = Buffer.from(await sign(form, reference))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

/**
 * Learns what the address of a form's page says of an earlier submission.
 *
 * @throws the error of the journal, when its key cannot be read
 */
export async function readReceipt(receipts: Receipts, form: Form, search: URLSearchParams): Promise<Receipt> {
  if (!search.get('sent')) return { kind: 'none' }
  const reference = sentReference(search)
  const signature = search.get('receipt')
  const isGiven = reference && signature && (await receipts.verify(form.id, reference, signature))
  return isGiven ? { kind: 'given', reference } : { kind: 'unknown' }
}
