import { expect, it } from 'vitest'
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

it.each<[boolean, string, Post]>([
  [true, 'from a text browser, which sends no Origin', {}],
  [true, 'typed by hand', { site: 'none' }],
  [true, 'when a proxy rewrote the host', { origin: 'https://a.com', host: 'inner:3000' }],
  [true, 'when the host names its port', { origin: 'https://a.com', host: 'a.com:443' }],
  [true, 'when a proxy ended TLS', { origin: 'https://a.com', publicOrigin: 'http://a.com' }],
  [
    true,
    'on another port',
    { origin: 'http://a.com:3000', publicOrigin: 'http://a.com:3000', host: 'a.com:3000' },
  ],
  [true, 'under a second name of the site', { origin: 'https://www.a.com', host: 'www.a.com' }],
  [true, 'in capitals', { origin: 'https://A.COM' }],
  [true, 'from our page under no-referrer, as the browser says', { origin: 'null', site: 'same-origin' }],
  [false, 'from another site', { origin: 'https://evil.test' }],
  [false, 'from a page that hides where it is from', { origin: 'null' }],
  [false, 'from one that says as little as it can', { origin: 'null', site: 'none' }],
  [false, 'from a sandbox on a neighbor', { origin: 'null', site: 'same-site' }],
  [false, 'from a sandbox elsewhere', { origin: 'null', site: 'cross-site' }],
  [false, 'from one that makes a word of it', { origin: 'null', site: 'Same-Origin' }],
  [false, 'when the browser calls it cross-site', { origin: 'https://a.com', site: 'cross-site' }],
  [false, 'from a subdomain', { origin: 'https://evil.a.com', site: 'same-site' }],
  [false, 'from another port', { origin: 'https://a.com:8443' }],
  [false, 'from a name that only begins alike', { origin: 'https://a.com.evil.test' }],
  [false, 'with an empty Origin', { origin: '' }],
  [false, 'from a file', { origin: 'file://a.com' }],
  [false, 'with two origins', { origin: 'https://a.com, https://evil.test' }],
])('a POST is ours (%s) %s', (isOurs, _, post) => {
  expect(check(post)).toBe(isOurs)
})

it('an Origin in Latin-1 that Node.js takes for UTF-8 in optimized code is refused', () => {
  const taken = new Set<boolean>()
  const origins = ['http://a\xe5\xad\x97', 'http://a\xe5\xad\x97!'].map((origin) => ({ get: () => origin }))
  for (let call = 0; call < 100_000; call += 1)
    for (const headers of origins) taken.add(isSameOrigin(headers, 'https://a.com', 'a.com'))
  expect([...taken]).toEqual([false])
})
