import { describe, expect, it } from 'vitest'
import { checkProxies } from '~/commands/doctor/check-proxies'
import { madeUpAddress } from '~/commands/doctor/probe'
import { readArrival } from '~/http/request/forwarded'

/** What a proxy makes of X-Forwarded-For, for a client that has this address. */
const habits = {
  'appends to it': (given: string[], client: string) => [...given, client],
  'passes it on': (given: string[]) => given,
  'replaces it': (_given: string[], client: string) => [client],
  'drops it': () => [],
}
type Habit = keyof typeof habits
const all = Object.keys(habits) as Habit[]
const pairs = all.flatMap((one) => all.map((two) => [one, two]))
const chains = [
  ...all.map((one) => [one]),
  ...pairs,
  ...pairs.flatMap((two) => all.map((one) => [one, ...two])),
]

const proxies = ['10.0.0.1', '10.0.0.2', '10.0.0.3']

function arrive(chain: Habit[], client: string, sent: string[]) {
  const clients = [client, ...proxies]
  const entries = chain.reduce((given, habit, at) => habits[habit](given, clients[at]!), sent)
  const headers: Record<string, string> = entries.length > 0 ? { 'x-forwarded-for': entries.join(', ') } : {}
  return { headers, socketAddress: clients[chain.length]! }
}

/** Whether each visitor has an address of their own, whatever they send. */
function isRight(chain: Habit[], trusted: number): boolean {
  return ['84.1.1.1', '84.2.2.2'].every((visitor) =>
    [[], ['6.6.6.6'], Array.from({ length: 9 }, () => '6.6.6.6')].every((sent) => {
      const { headers, socketAddress } = arrive(chain, visitor, sent)
      return readArrival(new Headers(headers), socketAddress, trusted).clientIp === visitor
    }),
  )
}

/** The finding of a doctor at this address, whom the first proxy sees by that one. */
function judge(chain: Habit[], trusted: number, own: string, seen = own) {
  const origin = 'https://dayfive.example'
  const [finding] = checkProxies(
    { TRUST_PROXY: trusted, SITE_URL: origin },
    {
      kind: 'server',
      origin,
      status: 200,
      location: null,
      arrived: arrive(chain, seen, [madeUpAddress]),
      localAddress: own,
      remoteAddress: '93.184.0.1',
      certificate: null,
    },
  )
  const advised = /^Set TRUST_PROXY=(\d+)/.exec(finding!.fix ?? '')?.[1]
  return { ...finding!, advised: advised === undefined ? null : Number(advised) }
}

describe.each(chains.map((chain) => [chain]))('where the proxies do this in a row: %j', (chain) => {
  const numbers = [0, 1, 2, 3, 4]
  const right = numbers.filter((trusted) => isRight(chain, trusted))

  it.each(numbers)('the doctor judges TRUST_PROXY=%i, and advises the right one', (trusted) => {
    const { level, advised, fix } = judge(chain, trusted, '84.9.9.9')
    expect(level === 'problem').toBe(!right.includes(trusted))
    const isRightAdvice =
      right.length > 0 ? right.includes(advised!) : fix?.startsWith('Have each proxy append')
    expect(level !== 'problem' || isRightAdvice).toBe(true)
  })

  it.each(numbers)('the doctor overlooks no wrong TRUST_PROXY=%i behind a NAT', (trusted) => {
    const { level, advised, fix } = judge(chain, trusted, '172.18.0.3', '172.18.0.1')
    expect(level !== 'ok' || right.includes(trusted)).toBe(true)
    expect(advised === null || right.includes(advised) || fix?.includes('clientIp')).toBe(true)
  })
})

it('the doctor is content where the first proxy sees the public address of the NAT, not its own', () => {
  const levelOf = (seen: string) => judge(['appends to it', 'appends to it'], 2, '192.168.1.5', seen).level
  expect(levelOf('84.9.9.9')).toBe('ok')
  expect(levelOf('93.184.0.1')).not.toBe('ok')
})
