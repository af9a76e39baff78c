import { createHmac, timingSafeEqual } from 'node:crypto'

export type Signer = ReturnType<typeof createSigner>

/** HMAC signatures for one purpose. The key is read at the first use, and again after a failure. */
export function createSigner(purpose: string, signingKey: () => Promise<Buffer>) {
  let key: Promise<Buffer> | undefined
  return { sign, verify }

  async function sign(...parts: string[]): Promise<string> {
    key ??= signingKey().catch((error: unknown) => {
      key = undefined
      throw error
    })
    const hmac = createHmac('sha256', await key).update([purpose, ...parts].join('\n'))
    // 96 bits.
    return hmac.digest('base64url').slice(0, 16)
  }

  async function verify(signature: string, ...parts: string[]): Promise<boolean> {
    const expected = Buffer.from(await sign(...parts))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
}
