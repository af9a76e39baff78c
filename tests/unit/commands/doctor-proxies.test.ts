import { describe, expect, it } from 'vitest'
import { readForwarding } from '~/commands/doctor/forwarding'
import { marker, type Reply } from '~/commands/doctor/probe'
import { checkProxies } from '~/commands/doctor/proxies-check'
import { readArrival } from '~/http/transport/forwarded'
import { readEnvironment } from '~/platform/environment'

/** What a proxy makes of X-Forwarded-For, for a client that has this address. */
const habits = {
  'appends to it': (given: string[], client: string) => [...given, client],
  'passes it on': (given: string[]) => given,
  'replaces it': (_given: string[], client: string) => [client],
  'drops it': () => [],
  'sets it if it is absent': (given: string[], client: string) => (given.length > 0 ? given : [client]),
}
type Habit = keyof typeof habits
const all = Object.keys(habits) as Habit[]
const chains = [
  ...all.map((one) => [one]),
  ...all.flatMap((one) => all.map((two) => [one, two])),
  ...all.flatMap((one) => all.flatMap((two) => all.map((three) => [one, two, three]))),
]

const arrive = (chain: Habit[], proxies: string[], client: string, sent: string[]) => {
  const clients = [client, ...proxies]
  const entries = chain.reduce((given, habit, at) => habits[habit](given, clients[at] ?? ''), sent)
  const headers = {
    'x-forwarded-proto': 'https',
    ...(entries.length > 0 && { 'x-forwarded-for': entries.join(', ') }),
  }
  return { headers, socketAddress: clients[chain.length] ?? '' }
}

/** Whether each visitor has an address of their own, whatever they send. */
function isRight(chain: Habit[], proxies: string[], trusted: number): boolean {
  const seen = (client: string, sent: string[]) => {
    const { headers, socketAddress } = arrive(chain, proxies, client, sent)
    return readArrival(new Headers(headers), socketAddress, trusted).clientAddress
  }
  const forgeries = [[], ['6.6.6.6'], ['6.6.6.6', '7.7.7.7'], Array.from({ length: 9 }, () => '6.6.6.6')]
  return ['84.1.1.1', '84.2.2.2'].every((visitor) =>
    forgeries.every((sent) => seen(visitor, sent) === visitor),
  )
}

interface Place {
  proxies: string[]
  /** The doctor's own address, and the one that the first proxy sees. */
  own: string
  seen?: string
}

function judge(chain: Habit[], { proxies, own, seen = own }: Place, trusted: number) {
  const reading = readEnvironment({ TRUST_PROXY: String(trusted) })
  if (!reading.ok) throw new Error(reading.problems.join())
  const reply = (sent: string[]): Reply => ({
    kind: 'server',
    origin: 'https://dayfive.example',
    status: 200,
    location: null,
    localAddress: own,
    remoteAddress: '93.184.0.1',
    arrived: arrive(chain, proxies, seen, sent),
  })
  const [finding, ...more] = checkProxies({
    environment: reading.environment,
    publicOrigin: 'https://dayfive.example',
    forwarding: readForwarding(reply([marker])),
    outside: reply([]),
  })
  if (!finding || more.length > 0) throw new Error('There is not one finding')
  const advised = Number(/^Set TRUST_PROXY=(\d+)\.$/.exec(finding.fix ?? '')?.[1] ?? NaN)
  return { ...finding, advised }
}

const places: Record<string, Place> = {
  'has a public address': { own: '84.9.9.9', proxies: ['10.0.0.1', '10.0.0.2', '10.0.0.3'] },
  'and the proxies have public addresses': {
    own: '84.9.9.9',
    proxies: ['93.184.0.1', '93.184.0.2', '93.184.0.3'],
  },
  'shares the machine of the proxies': { own: '84.9.9.9', proxies: ['127.0.0.1', '127.0.0.1', '127.0.0.1'] },
}

describe.each(Object.entries(places))('a doctor that %s', (_, place) => {
  it.each(chains)('says what is true where a proxy %s %s %s', (...chain) => {
    const right = [0, 1, 2, 3].filter((trusted) => isRight(chain, place.proxies, trusted))
    for (const trusted of [0, 1, 2, 3, 4]) {
      const { level, advised, fix } = judge(chain, place, trusted)
      const isBad = !isRight(chain, place.proxies, trusted)
      expect({ chain, trusted, isBad }).toEqual({ chain, trusted, isBad: level === 'problem' })
      const isTrueAdvice =
        right.length > 0
          ? right.includes(advised)
          : /^Have each proxy append .* to the number/.test(fix ?? '')
      expect({ chain, trusted, isTrueAdvice: !isBad || isTrueAdvice }).toMatchObject({ isTrueAdvice: true })
    }
  })
})

describe('a doctor behind a NAT', () => {
  const proxies = ['10.0.0.1', '10.0.0.2', '10.0.0.3']

  it('is content where the first proxy sees the public address of the NAT', () => {
    const place = { own: '192.168.1.5', seen: '84.9.9.9', proxies }
    expect(judge(['appends to it', 'appends to it'], place, 2).level).toBe('ok')
    expect(judge(['appends to it', 'appends to it'], place, 1)).toMatchObject({
      level: 'problem',
      advised: 2,
    })
  })

  it.each(chains)('advises nothing that may be wrong where a proxy %s %s %s', (...chain) => {
    const place = { own: '172.18.0.3', seen: '172.18.0.1', proxies }
    for (const trusted of [0, 1, 2, 3, 4]) {
      const { level, advised, fix } = judge(chain, place, trusted)
      const isBad = !isRight(chain, proxies, trusted)
      expect({ chain, trusted, isMissed: isBad && level === 'ok' }).toMatchObject({ isMissed: false })
      const isTrueAdvice = Number.isNaN(advised) ? /append/.test(fix ?? '') : isRight(chain, proxies, advised)
      expect({ chain, trusted, isFine: level === 'ok' || isTrueAdvice }).toMatchObject({ isFine: true })
    }
  })
})

it('believes a proxy that says by another header whom it has hidden', () => {
  const chain: Habit[] = ['passes it on', 'appends to it']
  const told = (header: string, value: string) => {
    const arrived = arrive(chain, ['10.0.0.1', '10.0.0.2'], '10.0.0.9', [marker])
    return readForwarding({
      kind: 'server',
      origin: 'https://dayfive.example',
      status: 200,
      location: null,
      localAddress: '10.0.0.9',
      remoteAddress: '10.0.0.8',
      arrived: { ...arrived, headers: { ...arrived.headers, [header]: value } },
    })
  }
  const hidden = { kind: 'unknown', reason: 'hidden' }
  expect(told('x-real-ip', '10.0.0.9')).toMatchObject(hidden)
  expect(told('forwarded', 'for=10.0.0.9;proto=https')).toMatchObject(hidden)
  expect(told('x-real-ip', '10.0.0.1')).toMatchObject({ kind: 'counted', isClear: false })
})
