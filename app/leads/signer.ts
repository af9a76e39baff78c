import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs words with the key that all servers on a journal share. Its methods reject while the key cannot be read. */
export interface Signer {
  sign(...words: string[]): Promise<string>
  verify(signature: string, ...words: string[]): Promise<boolean>
}

// 96 bits, too many to guess over the network.
const signatureLength = 16

/**
 * Builds the signer of one purpose; what is signed for one purpose is not valid for another. The key is read by the first use,
 * and again only when that failed.
 */
export function createSigner(purpose: string, signingKey: () => Promise<Buffer>): Signer {
  let key: Promise<Buffer> | undefined
  const readKey = () => {
    key ??= signingKey().catch((error: unknown) => {
      key = undefined
      throw error
    })
    return key
  }
  const sign: Signer['sign'] = async (...words) =>
    createHmac('sha256', await readKey())
      .update([purpose, ...words].join('\n'))
      .digest('base64url')
      .slice(0, signatureLength)
  return {
    sign,
    async verify(signature, ...words) {
      const expected = Buffer.from(await sign(...words))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
