import { describe, expect, it } from 'vitest'
import { pageUrl, type PageTable } from '~/http/remix/page-table'
import { neverStored } from '~/platform/page-loader.server'
import { rowsOf } from '../../support/rows'

const search = { trade: ['shop', 'artist'], receipt: neverStored, ask: neverStored, who: neverStored }
const pages: PageTable = new Map([
  ['/', { routeId: 'routes/home/route', search: {} }],
  ['/talk', { routeId: 'routes/talk', search }],
])

/** The address of the page for a query, and where it may be kept. */
function address(query: string, spelled: { path?: string; page?: string; isData?: boolean } = {}) {
  const facts = { page: '/talk', path: '/talk', isData: false, search: query && `?${query}`, ...spelled }
  const { path, key, isStorable } = pageUrl(pages, facts as Parameters<typeof pageUrl>[1], () => 0)
  return { path: path.replace('/talk', ''), kept: key ? 'shared' : isStorable ? 'private' : 'nowhere' }
}

const asks = (...texts: readonly string[]) => texts.map((text) => `ask=${text}`).join('&')

describe('of a query', () => {
  it.each([...rowsOf('support/queries'), [`trade=${'x'.repeat(201)}`, 'private', '']])(
    '"%s" is kept %s, as "%s"',
    (query, kept, path) => {
      expect(address(query!)).toEqual({ path, kept })
    },
  )

  it('a repeated text keeps all values in order, each cut at 1000 units', () => {
    expect(address(asks('b', 'a', 'b'))).toEqual({ path: `?${asks('b', 'a', 'b')}`, kept: 'nowhere' })
    expect(address(asks(...'abcdefgh')).path).toBe(`?${asks(...'abcdefgh')}`)
    expect(address(asks('x'.repeat(1001), 'y')).path).toBe(`?${asks('x'.repeat(1000), 'y')}`)
    expect(address(asks('x'.repeat(65_536))).path).toHaveLength('?ask='.length + 1000)
  })

  it('a text that is cut within a character stays a text', () => {
    const { path } = address(asks(`${'x'.repeat(999)}%F0%9F%98%80`))
    expect(new URLSearchParams(path).get('ask')).toBe(`${'x'.repeat(999)}\uFFFD`)
  })
})

it('a page in another spelling and a missing page are kept privately', () => {
  expect(address('trade=shop', { path: '/Talk/' })).toEqual({ path: '?trade=shop', kept: 'private' })
  expect(address('trade=shop', { page: '/nope', path: '/nope' })).toEqual({ path: '/nope', kept: 'private' })
})

it('the data of a page may name its route, and no other', () => {
  const isData = { isData: true, path: '/talk.data' }
  expect(address('_routes=routes/talk&trade=shop', isData)).toEqual({
    path: '.data?trade=shop&_routes=routes%2Ftalk',
    kept: 'shared',
  })
  expect(address('_routes=routes/other', isData).kept).toBe('private')
  expect(address(asks('a', 'b'), isData)).toEqual({ path: `.data?${asks('a', 'b')}`, kept: 'nowhere' })
})
