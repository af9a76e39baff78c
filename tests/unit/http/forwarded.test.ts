import { describe, expect, it } from 'vitest'
import { canonicalHost } from '~/http/request/host'
import { readArrival } from '~/http/request/forwarded'

const proxy = '10.0.0.1'
const read = (headers: Record<string, string>, trustedProxies: number, socketAddress = proxy) =>
  readArrival(new Headers(headers), socketAddress, trustedProxies)

describe('with no proxy trusted', () => {
  it('nothing that the client claims is believed', () => {
    const claims = {
      host: 'site.test',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.test',
      'x-request-id': 'mine',
    }
    expect(read(claims, 0, '192.0.2.1')).toEqual({
      clientIp: '192.0.2.1',
      scheme: 'http',
      host: 'site.test',
      requestId: null,
    })
  })
})

describe('the client address', () => {
  it.each([
    ['never what the client wrote to the left', 1, '6.6.6.6, 192.0.2.1', '192.0.2.1'],
    ['counted from the right', 2, '6.6.6.6, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['the only entry when fewer proxies were passed', 2, '192.0.2.1', '192.0.2.1'],
    ['without the IPv6 clothes of an IPv4 address', 1, '::ffff:192.0.2.1', '192.0.2.1'],
    ['an IPv6 address in one spelling', 1, '2001:DB8:0:0::1', '2001:db8::1'],
    ['without the port that some proxies add', 1, '192.0.2.1:5678', '192.0.2.1'],
    ['the proxy when what it wrote is no address', 1, '6.6.6.6, unknown', proxy],
    ['the proxy when nothing stands in the place that counts', 2, '6.6.6.6, , 10.0.0.2', proxy],
  ])('is %s', (_, trustedProxies, header, address) => {
    expect(read({ 'x-forwarded-for': header }, trustedProxies).clientIp).toBe(address)
  })

  it.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::1', '::1'],
    ['', ''],
  ])('without a header is that of the connection: %j is %j', (socketAddress, address) => {
    expect(read({}, 1, socketAddress).clientIp).toBe(address)
  })
})

it.each([
  ['https', 1, 'https'],
  ['http, https', 1, 'https'],
  ['https, http', 1, 'http'],
  ['https, http', 2, 'https'],
  ['javascript', 1, 'http'],
])('the scheme of %j behind %i is %s', (header, trustedProxies, scheme) => {
  expect(read({ 'x-forwarded-proto': header }, trustedProxies).scheme).toBe(scheme)
})

describe('the host', () => {
  it("is the forwarded one behind a trusted proxy, else the request's own", () => {
    expect(read({ host: 'inner:3000', 'x-forwarded-host': 'site.test' }, 1).host).toBe('site.test')
    expect(read({ host: 'site.test' }, 1).host).toBe('site.test')
    expect(read({}, 0).host).toBeNull()
  })

  it.each([
    ['http', 'A.Com', 'a.com'],
    ['https', 'a.com:443', 'a.com'],
    ['https', 'a.com:80', 'a.com:80'],
    ['http', '[::1]:3000', '[::1]:3000'],
  ])('under %s is written as in URLs: %s is %s', (scheme, host, canonical) => {
    expect(canonicalHost(scheme, host)).toBe(canonical)
  })

  it.each([
    null,
    '',
    ...':3000 a.com:99999 a.com/evil me@a.com a.com,b.com a.com\\b.com a%2ecom [::1'.split(' '),
  ])('is none when it says %j', (host) => {
    expect(canonicalHost('http', host)).toBeNull()
  })
})

describe('the request id', () => {
  it.each([
    ['of a trusted proxy', 1, 'abc-123_x.Y', 'abc-123_x.Y'],
    ['of nobody that is trusted', 0, 'abc', null],
    ['that is too long', 1, 'a'.repeat(65), null],
    ['with anything but letters, digits and dots', 1, 'a b"c', null],
  ])('%s', (_, trustedProxies, header, requestId) => {
    expect(read({ 'x-request-id': header }, trustedProxies).requestId).toBe(requestId)
  })
})
