import { describe, expect, it } from 'vitest'
import { one } from '../support/document'
import { parseHtml } from '../support/parse-html'
import { everyDocument } from './every-document'

/** Where a step leads: to the quiz, to a package or to a form. */
const ways = /^\/(quiz|launch|consultation|get-started)(?=$|[/?#])/

// The demo websites end with the agency's own bar.
const agency = (await everyDocument()).filter(({ name }) => !name.startsWith('/showroom'))
const documents = agency.map(({ name, html }) => {
  const main = one(parseHtml(html), 'main')
  const hasForm = main.querySelector('form[method=post], form[action="/quiz"]') !== null
  const isSent = main.querySelector('#success') !== null
  return { name, main, end: hasForm ? 'form' : isSent ? 'success' : 'step' }
})
const endingWith = (end: string) => documents.filter((each) => each.end === end)

describe('a page with a form or a question of the quiz', () => {
  it.each(endingWith('form'))('ends with it, and has no other step: $name', ({ main }) => {
    expect(main.querySelector('[data-next-step], .step-bar')).toBeNull()
  })
})

describe('the page after sending', () => {
  it.each(endingWith('success'))('ends with one page to read: $name', ({ main }) => {
    const last = [...main.querySelectorAll('section')].at(-1)!
    expect(one(last, 'a').getAttribute('href')).toMatch(/^\//)
  })
})

describe('every other page', () => {
  it.each(endingWith('step'))('ends with one step, which the bar on phones repeats: $name', ({ main }) => {
    const step = one(main, 'section[data-next-step]')
    expect(one(step, 'h2').id).toBe(step.getAttribute('aria-labelledby'))
    const href = one(step, 'a').getAttribute('href')
    expect(href).toMatch(ways)
    expect(one(main, '.step-bar a').getAttribute('href')).toBe(href)
    const after = [...main.querySelectorAll('a, button, h2, h3, p')].filter((each) => {
      const isAfter = step.compareDocumentPosition(each) & step.DOCUMENT_POSITION_FOLLOWING
      return isAfter && !step.contains(each) && !each.closest('.step-bar, .step-lane')
    })
    expect(after.map(({ outerHTML }) => outerHTML)).toEqual([])
  })
})
