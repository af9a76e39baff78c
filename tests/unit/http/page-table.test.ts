import { describe, expect, it } from 'vitest'
import { pageAddress, placeOf, type PageTable } from '~/http/remix/page-table'
import { createReadFacts } from '~/http/request-facts'
import { neverStored } from '~/page-loader.server'

const table: PageTable = new Map([
  ['/', { route: 'routes/home', search: {} }],
  ['/quiz', { route: 'routes/quiz', search: { business: ['shop', 'barber'], at: ['result'] } }],
  ['/questions', { route: 'routes/questions', search: { ask: neverStored } }],
  ['/blog/0', { route: 'routes/blog-post', search: {} }],
])

const readFacts = createReadFacts('https://site.test', 0, () => 'id')
const addressOf = (target: string) =>
  pageAddress(
    table,
    readFacts({
      method: 'GET',
      target,
      headers: new Headers(),
      body: { read: () => Promise.resolve(new Uint8Array()) },
      socketAddress: '',
      localPort: undefined,
    }),
    () => 0,
  )

it('of a page that a visitor asks something is cut, and not to be stored', () => {
  const question = 'what does it cost '.repeat(4000)
  const path = `/questions?ask=${encodeURIComponent(question.slice(0, 400))}`
  expect(addressOf(`/questions?ask=${encodeURIComponent(question)}`)).toEqual({
    path,
    isShared: false,
    isStorable: false,
    edition: '',
  })
})

describe('the address under which a page is rendered', () => {
  it.each([
    ['/quiz', '/quiz', true],
    ['/quiz?utm_source=mail', '/quiz', true],
    ['/quiz?at=result&business=shop', '/quiz?business=shop&at=result', true],
    ['/quiz?business=made+up', '/quiz?business=made%20up', false],
    ['/quiz?business=shop&business=barber', '/quiz', false],
    [`/quiz?business=${'x'.repeat(201)}`, '/quiz', false],
    ['/QUIZ/?business=shop', '/quiz?business=shop', false],
    ['/quiz.data?business=shop', '/quiz.data?business=shop', true],
    ['/quiz.data?_routes=routes%2Fquiz', '/quiz.data?_routes=routes%2Fquiz', true],
    ['/quiz.data?_routes=root', '/quiz.data?_routes=root', false],
    ['/_root.data', '/_root.data', true],
    ['/none?business=shop', '/none', false],
  ])('for %s is %s, shared: %s', (target, path, isShared) => {
    expect(addressOf(target)).toEqual({ path, isShared, isStorable: true, edition: '' })
  })
})

it.each([
  ['/', 'page'],
  ['/blog/0', 'page'],
  ['/blog/9', 'no post'],
  ['/robots.txt', 'file'],
  ['/blog/0/x', 'nothing'],
  ['/constructor', 'nothing'],
])('%s is: %s', (path, place) => {
  expect(placeOf(table, path)).toBe(place)
})
