import { describe, expect, it } from 'vitest'
import { isSameOrigin } from '~/http/policy/origin-check'

interface Post {
  origin?: string
  site?: string
  publicOrigin?: string
  host?: string | null
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
    ['from our page', { origin: 'https://a.com', site: 'same-origin' }],
    ['typed by hand', { site: 'none' }],
    ['when a proxy rewrote the host', { origin: 'https://a.com', host: 'inner:3000' }],
    ['when the host names its port', { origin: 'https://a.com', host: 'a.com:443' }],
    [
      'when the host names its port and a proxy ended TLS',
      { origin: 'https://a.com', publicOrigin: 'http://a.com:443', host: 'a.com:443' },
    ],
    ['when a proxy ended TLS', { origin: 'https://a.com', publicOrigin: 'http://a.com' }],
    [
      'on another port',
      { origin: 'http://a.com:3000', publicOrigin: 'http://a.com:3000', host: 'a.com:3000' },
    ],
    ['under a second name of the site', { origin: 'https://www.a.com', host: 'www.a.com' }],
    ['on this computer', { origin: 'http://[::1]:3000', host: '[::1]:3000' }],
    ['in capitals', { origin: 'https://A.COM' }],
  ])('%s', (_, post) => {
    expect(check(post)).toBe(true)
  })
})

describe('a POST is refused', () => {
  it.each<[string, Post]>([
    ['from another site', { origin: 'https://evil.test' }],
    ['from a page that hides where it is from', { origin: 'null' }],
    ['when the browser calls it cross-site', { origin: 'https://a.com', site: 'cross-site' }],
    ['when the browser calls it cross-site and says no more', { site: 'cross-site' }],
    ['from a subdomain', { origin: 'https://evil.a.com', site: 'same-site' }],
    ['from another port', { origin: 'https://a.com:8443' }],
    ['from a name that only begins alike', { origin: 'https://a.com.evil.test' }],
    ['from a name that only ends alike', { origin: 'https://nota.com' }],
    ['with an empty Origin', { origin: '' }],
    ['with an Origin that is none', { origin: 'a.com' }],
    ['from a file', { origin: 'file://a.com' }],
    ['from an extension', { origin: 'chrome-extension://a.com' }],
    ['from elsewhere to no host at all', { origin: 'https://evil.test', host: null }],
    ['with two origins', { origin: 'https://a.com, https://evil.test' }],
  ])('%s', (_, post) => {
    expect(check(post)).toBe(false)
  })
})
