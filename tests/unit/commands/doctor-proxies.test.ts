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

/** The finding of a doctor at this address, whom the first proxy sees by that one, and who is given this number. */
function judge(chain: Habit[], trusted: number, own: string, seen: string, given = trusted, s = 's') {
  const origin = `http${s}://dayfive.example`
  const [finding] = checkProxies(
    { TRUST_PROXY: given, SITE_URL: origin },
    {
      kind: 'server',
      origin,
      isOk: true,
      status: 200,
      location: null,
      arrived: { ...arrive(chain, seen, [madeUpAddress]), trusted },
      localAddress: own,
      certificateFault: null,
    },
  )
  const advised = /^Set TRUST_PROXY=(\d+)/.exec(finding!.fix ?? '')?.[1]
  return { ...finding!, advised: advised === undefined ? null : Number(advised) }
}

it.each([
  [0, 1, /this machine arrives as 10\.0\.0\.1\. Visitors share .* -> It is 1 here: restart/],
  [2, 1, /a made-up address\. Visitors can make up .* -> It is 1 here: restart/],
  [2, 2, /a made-up address\. Visitors can make up .* -> Set TRUST_PROXY=1\. Then restart/],
  [1, 2, /next start would use the 2 .* -> Set TRUST_PROXY=1\.$/],
])('the doctor judges the number %i of a server by one proxy, not the %i of its own', (own, given, said) => {
  const { level, message, fix } = judge(['appends to it'], own, '84.9.9.9', '84.9.9.9', given)
  expect(`${level}: ${message} -> ${fix}`).toMatch(said)
})

it('the doctor sees by the Host, without TLS, that there is a proxy which adds nothing', () => {
  const { level, fix } = judge(['passes it on'], 0, '84.9.9.9', '84.9.9.9', 0, '')
  expect(`${level}: ${fix}`).toMatch(/^problem: Have each proxy append/)
})

describe.each(chains.map((chain) => [chain]))('where the proxies do this in a row: %j', (chain) => {
  const numbers = [0, 1, 2, 3, 4]
  const right = numbers.filter((trusted) => isRight(chain, trusted))

  it.each([
    ['ok', 'that of the doctor', '84.9.9.9', '84.9.9.9'],
    ['warning', 'that of a NAT', '172.18.0.3', '172.18.0.1'],
  ])('the doctor’s advice ends in %s if a number is right, where its address is %s', (end, _, own, seen) => {
    const misjudged = numbers.filter((trusted) => {
      const { level, advised } = judge(chain, trusted, own, seen)
      const then = judge(chain, advised ?? trusted, own, seen)
      if (right.length === 0) return !then.fix?.includes('Have each proxy append')
      const isTold = level === (advised === null ? end : 'problem')
      return !isTold || !right.includes(advised ?? trusted) || then.level !== end
    })
    expect(misjudged).toEqual([])
  })
})
