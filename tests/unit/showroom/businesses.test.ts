import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { answerOf } from '~/assistant/knowledge'
import { knowledgeOf } from '~/ask/assistants'
import { demoSites } from '~/showroom/demos'
import { facts as shop } from '~/showroom/shop/facts'
import { textOf, textsOf } from '../../support/document'
import { parseHtml } from '../../support/parse-html'

type Id = 'shop' | 'artist'

function pageOf(id: Id): Document {
  const { introduction, suggestions } = knowledgeOf[id]
  const page = createElement(demoSites[id].Page, {
    draft: null,
    conversation: {
      url: `/showroom/${id}`,
      introduction,
      suggestions,
      asked: { questions: [], table: '' },
      next: { questions: [], table: '' },
      thread: [],
      answer: null,
      isCut: false,
      note: null,
    },
    rehearsal: { step: 'choose', chosen: {}, isIncomplete: false },
    start: { label: 'Start one like this', to: '/get-started' },
  })
  return parseHtml(renderToStaticMarkup(page))
}

describe.each<[Id, reviews: string, way: string]>([
  ['shop', '#reviews', '#way'],
  ['artist', '#kept', '#studio'],
])('the %s', (id, reviews, way) => {
  it('shows what three customers said, whom it names and says to be invented', () => {
    const section = pageOf(id).querySelector(reviews)!
    expect(section.querySelectorAll('li blockquote')).toHaveLength(3)
    for (const review of textsOf(section, 'li'))
      expect(review).toMatch(/[.] ?[A-Z][a-z]+(?: and [A-Z][a-z]+)?, /)
    expect(textOf(section)).toMatch(/invented/i)
  })

  it('shows the way on a drawn map, in its words, and by a number to call', () => {
    const section = pageOf(id).querySelector(way)!
    const map = section.querySelector('svg[role=img]')!
    expect(map.getAttribute('aria-label')).toMatch(/map: from the .{80,}/)
    expect(textOf(section)).toMatch(/(?:door).*minutes/)
    expect(section.querySelectorAll('a[href^="tel:555-"]')).toHaveLength(1)
  })
})

it('the shop has eight pieces, each on its wall with its price, to be put aside, and named by its assistant', () => {
  const document = pageOf('shop')
  const topics = ['bowls', 'vase', 'jug', 'lamp'].map((id) => answerOf(knowledgeOf.shop, id)).join(' ')
  const pieces = Object.entries(shop.pieces)
  expect(pieces).toHaveLength(8)
  for (const [id, { name, price }] of pieces) {
    expect(document.querySelectorAll(`a[href$="?piece=${id}#rehearsal"]`), id).toHaveLength(1)
    expect(textsOf(document, '.price').filter((text) => text.startsWith(`$${price}`))).toHaveLength(1)
    expect(topics).toContain(name)
    expect(topics).toContain(`$${price}`)
  }
  expect(answerOf(knowledgeOf.shop, 'bowls')).toMatch(new RegExp(`^\\w+ ${shop.pieces.bowl.name}s are left`))
})

it.each<Id>(['shop', 'artist'])('no apostrophe of the %s is straight', (id) => {
  const document = pageOf(id)
  expect(textOf(document.body)).not.toMatch(/['"]/)
  for (const { answer } of knowledgeOf[id].topics) expect(answer.join(' ')).not.toContain("'")
})
