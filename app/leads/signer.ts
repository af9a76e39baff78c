import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC signatures; the methods reject while the key cannot be read. */
export interface Signer {
  sign(...parts: string[]): Promise<string>
  verify(signature: string, ...parts: string[]): Promise<boolean>
}

// 96 bits.
const signatureLength = 16

/** Signatures are valid for one purpose. The key is read by the first use, and again if that failed. */
export function createSigner(purpose: string, signingKey: () => Promise<Buffer>): Signer {
  let key: Promise<Buffer> | undefined
  const sign: Signer['sign'] = async (...parts) => {
    key ??= signingKey().catch((error: unknown) => {
      key = undefined
      throw error
    })
    const hmac = createHmac('sha256', await key).update([purpose, ...parts].join('\n'))
    return hmac.digest('base64url').slice(0, signatureLength)
  }
  return {
    sign,
    async verify(signature, ...parts) {
      const expected = Buffer.from(await sign(...parts))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
