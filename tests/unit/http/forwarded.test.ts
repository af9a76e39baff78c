import { expect, it } from 'vitest'
import { canonicalHost } from '~/http/request/host'
import { readArrival } from '~/http/request/forwarded'
import { rowsOf } from '../../support/rows'

const proxy = '10.0.0.1'

it('without a trusted proxy, no forwarding header of a client counts', () => {
  const forwarded = {
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.test',
  }
  const headers = new Headers({ host: 'site.test', ...forwarded, 'x-request-id': 'mine' })
  const arrival = { clientIp: '192.0.2.1', scheme: 'http', host: 'site.test', requestId: null }
  expect(readArrival(headers, '192.0.2.1', 0)).toEqual(arrival)
})

const client = '192.0.2.1'
it.each(rowsOf('support/forwarded'))('X-Forwarded-%s: %s of %i proxies is %s', (name, value, count, read) => {
  const headers = new Headers({ host: 'inner:3000', [`x-forwarded-${name}`]: value })
  const { clientIp, scheme, host } = readArrival(headers, proxy, Number(count))
  expect({ for: clientIp, proto: scheme, host }[name]).toBe(read)
})

it.each([
  ['::ffff:192.0.2.1', client],
  ['::1', '::1'],
  ['', ''],
])('without a header, the client has the address of the connection: %j is %j', (socketAddress, address) => {
  const arrival = readArrival(new Headers(), socketAddress, 1)
  expect(arrival).toEqual({ clientIp: address, scheme: 'http', host: null, requestId: null })
})

it.each([
  ['abc-123_x.Y', 'abc-123_x.Y'],
  ['a'.repeat(65), null],
  ['a b"c', null],
])('the request id %s of a trusted proxy is %s', (sent, requestId) => {
  expect(readArrival(new Headers({ 'x-request-id': sent }), proxy, 1)).toMatchObject({ requestId })
})

const noHosts = [
  null,
  '',
  ...':3000 a.com:99999 a.com/evil me@a.com a.com,b.com a.com\\b.com a%2ecom [::1'.split(' '),
]
it.each([
  ['http', 'A.Com', 'a.com'],
  ['https', 'a.com:443', 'a.com'],
  ['https', 'a.com:80', 'a.com:80'],
  ['http', '[::1]:3000', '[::1]:3000'],
  ...noHosts.map((none): [string, string | null, null] => ['http', none, null]),
])('under %s, the host %j is normalized to %j', (scheme, host, canonical) => {
  expect(canonicalHost(scheme, host)).toBe(canonical)
})
