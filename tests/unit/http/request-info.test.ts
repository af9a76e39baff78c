import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createReadRequest } from '~/http/request/request-info'

type Sent = { host?: string; target?: string; forwarded?: Record<string, string>; localPort?: number }

/** Reads requests as a server does that has read the earlier ones. */
function reader(siteUrl?: string, trustedProxies = 1) {
  const read = createReadRequest(siteUrl, trustedProxies, () => 'id')
  return ({ host, target = '/', forwarded = {}, localPort = 3000 }: Sent) => {
    const headers = new Headers({ ...forwarded, ...(host !== undefined && { host }) })
    const body = { read: () => Promise.reject(new Error('No body')) }
    const socketAddress = '192.0.2.1'
    const { headers: _, ...info } = read({ method: 'GET', target, headers, body, socketAddress, localPort })
    return JSON.stringify(info)
  }
}

const https = { 'x-forwarded-proto': 'https' }
const sent: Sent[] = [
  ...['a.example', 'b.example', 'a.example:3000', 'localhost', 'localhost:3000', 'null', ''].map((host) => ({
    host,
  })),
  {},
  { host: 'a.example', forwarded: https },
  { host: 'a.example', forwarded: { 'x-forwarded-host': 'b.example' } },
  { host: 'b.example', forwarded: { 'x-forwarded-host': 'b.example, a.example' } },
  { host: 'b.example', forwarded: { ...https, 'x-forwarded-host': 'a.example' } },
  { host: 'localhost:3000', localPort: 80 },
  { host: 'a.example', target: '/about' },
  { host: 'a.example', target: 'http://b.example/' },
  { host: 'a.example', target: '//b.example/' },
  { host: 'a.example","/about', target: '/' },
  { host: 'a.example\t/', target: '' },
  { host: 'a.example', target: '/?q=1' },
  { host: 'a.example', target: '/_root.data' },
  { host: 'a.example', target: '/About/' },
]

it.each([undefined, 'https://dayfive.example'])("no request gets another's URL (SITE_URL %s)", (siteUrl) => {
  const read = reader(siteUrl)
  const first = sent.map((each) => reader(siteUrl)(each))
  for (let round = 1; round <= 3; round += 1) expect(sent.map(read)).toEqual(first)
  expect(sent.toReversed().map(read)).toEqual(first.toReversed())
  const alone = reader(siteUrl, 0)
  expect(alone({ host: 'a.example', forwarded: { ...https, 'x-forwarded-host': 'evil.example' } })).toEqual(
    read({ host: 'a.example' }),
  )
})

it('a flood of URLs stays out of memory, and changes the reading of none', () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const read = reader()
  const about = { host: 'a.example', target: '/about' }
  const before = read(about)
  collectGarbage()
  const start = process.memoryUsage().heapUsed
  for (let number = 0; number < 2000; number += 1) {
    read({ host: `${number}.example`, target: `/${number}` })
    read({ host: 'a.example', target: `/${number}${'x'.repeat(15_000)}` })
  }
  collectGarbage()
  expect(process.memoryUsage().heapUsed - start).toBeLessThan(8 * 1024 * 1024)
  expect(read(about)).toEqual(before)
})
