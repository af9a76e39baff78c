import { expect, it } from 'vitest'
import { createArrivalProbe, probeHeader, signProbe } from '~/http/arrival-probe'
import { createSigner } from '~/platform/signer'
import { minute, noon } from '../../support/clock'

/** A journal with this key, and with what its doctor noted last. */
function keeping(key: string, noted = new Map<string, string>()) {
  const note = async (name: string, value: string) => void noted.set(name, value)
  return { signingKey: async () => Buffer.from(key), note, notes: async () => noted }
}
const journal = keeping('one key')
const probe = createArrivalProbe(journal, () => noon, 2)
const asking = (token: string) => new Headers({ [probeHeader]: token, host: 'site.test', cookie: 'private' })

it('describes the forwarding headers of a request with a signed token, and no others', async () => {
  const token = await signProbe(journal, noon)
  const arrived = await probe(asking(token), '192.0.2.1')
  const headers = { host: 'site.test' }
  expect(JSON.parse(arrived!)).toEqual({ headers, socketAddress: '192.0.2.1', trusted: 2 })
})

it.each([
  ['of another journal', () => signProbe(keeping('another'), noon)],
  ['of a later copy of the journal', () => signProbe(keeping('one key'), noon + minute)],
  ['that is too old', () => signProbe(journal, noon - 6 * minute)],
  ['from the future', () => signProbe(journal, noon + 6 * minute)],
  [
    'with the signature of a receipt',
    async () => `${noon}.${await createSigner('receipt', journal.signingKey).sign('project', String(noon))}`,
  ],
  ['that is made up', async () => 'made-up'],
])('describes nothing for a token %s', async (_, token) => {
  expect(await probe(asking(await token()), '192.0.2.1')).toBeNull()
})
