import { describe, expect, it } from 'vitest'
import { isSameOrigin } from '~/http/policy/admission'

interface Post {
  origin?: string
  site?: string
  publicOrigin?: string
  host?: string
}

function check({ origin, site, publicOrigin = 'https://a.com', host = 'a.com' }: Post) {
  const headers = new Headers()
  if (origin !== undefined) headers.set('origin', origin)
  if (site !== undefined) headers.set('sec-fetch-site', site)
  return isSameOrigin(headers, publicOrigin, host)
}

describe('a POST is ours', () => {
  it.each<[string, Post]>([
    ['from a text browser, which sends no Origin', {}],
    ['typed by hand', { site: 'none' }],
    ['when a proxy rewrote the host', { origin: 'https://a.com', host: 'inner:3000' }],
    ['when the host names its port', { origin: 'https://a.com', host: 'a.com:443' }],
    ['when a proxy ended TLS', { origin: 'https://a.com', publicOrigin: 'http://a.com' }],
    [
      'on another port',
      { origin: 'http://a.com:3000', publicOrigin: 'http://a.com:3000', host: 'a.com:3000' },
    ],
    ['under a second name of the site', { origin: 'https://www.a.com', host: 'www.a.com' }],
    ['in capitals', { origin: 'https://A.COM' }],
    ['from our page under no-referrer, as the browser says', { origin: 'null', site: 'same-origin' }],
  ])('%s', (_, post) => {
    expect(check(post)).toBe(true)
  })
})

describe('a POST is refused', () => {
  it.each<[string, Post]>([
    ['from another site', { origin: 'https://evil.test' }],
    ['from a page that hides where it is from', { origin: 'null' }],
    ['from one that says as little as it can', { origin: 'null', site: 'none' }],
    ['from a sandbox on a neighbor', { origin: 'null', site: 'same-site' }],
    ['from a sandbox elsewhere', { origin: 'null', site: 'cross-site' }],
    ['from one that makes a word of it', { origin: 'null', site: 'Same-Origin' }],
    ['when the browser calls it cross-site', { origin: 'https://a.com', site: 'cross-site' }],
    ['from a subdomain', { origin: 'https://evil.a.com', site: 'same-site' }],
    ['from another port', { origin: 'https://a.com:8443' }],
    ['from a name that only begins alike', { origin: 'https://a.com.evil.test' }],
    ['with an empty Origin', { origin: '' }],
    ['from a file', { origin: 'file://a.com' }],
    ['with two origins', { origin: 'https://a.com, https://evil.test' }],
  ])('%s', (_, post) => {
    expect(check(post)).toBe(false)
  })
})

it('an Origin in Latin-1 that Node.js takes for UTF-8 in optimized code is refused', () => {
  const taken = new Set<boolean>()
  const origins = ['http://a\xe5\xad\x97', 'http://a\xe5\xad\x97!'].map((origin) => ({ get: () => origin }))
  for (let call = 0; call < 100_000; call += 1)
    for (const headers of origins) taken.add(isSameOrigin(headers, 'https://a.com', 'a.com'))
  expect([...taken]).toEqual([false])
})
