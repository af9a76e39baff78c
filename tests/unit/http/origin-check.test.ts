import { expect, it } from 'vitest'
import { isSameOrigin } from '~/http/policy/admission'
import { rowsOf } from '../../support/rows'

function check({ origin, site, publicOrigin = 'https://a.com', host = 'a.com' }: Record<string, string>) {
  const headers = new Headers()
  if (origin !== undefined) headers.set('origin', origin)
  if (site !== undefined) headers.set('sec-fetch-site', site)
  return isSameOrigin({ headers, publicOrigin, requestHost: host })
}

it.each(rowsOf('support/origins'))('a POST is ours (%s): %s', (isOurs, _, post) => {
  expect(check(Object.fromEntries(new URLSearchParams(post)))).toBe(isOurs === 'yes')
})

it('an Origin in Latin-1 is refused, although optimized code of Node.js reads UTF-8', () => {
  const taken = new Set<boolean>()
  const own = { publicOrigin: 'https://a.com', requestHost: 'a.com' }
  const origins = ['http://a\xe5\xad\x97', 'http://a\xe5\xad\x97!'].map((origin) => ({ get: () => origin }))
  for (let call = 0; call < 100_000; call += 1)
    for (const headers of origins) taken.add(isSameOrigin({ headers, ...own }))
  expect([...taken]).toEqual([false])
})
