import { expect, it } from 'vitest'
import { createArrivalProbe, probeHeader, signProbe } from '~/http/arrival-probe'
import { createSigner } from '~/platform/signer'
import { minute, noon } from '../../support/clock'

const signingKey = async () => Buffer.from('one key')
const journal = { signingKey }
const probe = createArrivalProbe(journal, () => noon, 2)
const asking = (token: string) => new Headers({ [probeHeader]: token, host: 'site.test', cookie: 'private' })

it('describes the forwarding headers of a request with a signed token, and no others', async () => {
  const token = await signProbe(journal, noon)
  const arrived = await probe(asking(token), '192.0.2.1')
  const headers = { host: 'site.test' }
  expect(JSON.parse(arrived!)).toEqual({ headers, socketAddress: '192.0.2.1', trusted: 2 })
})

it.each([
  ['of another journal', () => signProbe({ signingKey: async () => Buffer.from('another') }, noon)],
  ['that is too old', () => signProbe(journal, noon - 6 * minute)],
  ['from the future', () => signProbe(journal, noon + 6 * minute)],
  [
    'with the signature of a receipt',
    async () => `${noon}.${await createSigner('receipt', signingKey).sign('project', String(noon))}`,
  ],
  ['that is made up', async () => 'made-up'],
])('describes nothing for a token %s', async (_, token) => {
  expect(await probe(asking(await token()), '192.0.2.1')).toBeNull()
})
