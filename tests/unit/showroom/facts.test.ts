import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { Exhibit } from '~/content/showroom'
import { facts as barbershop } from '~/showroom/barbershop/facts'
import { minuteOf } from '~/showroom/kit/formats'

afterEach(() => vi.resetModules())

/** A price among the facts, what it is now, and another. */
const prices: readonly [Exhibit['id'], fact: readonly string[], now: string, other: number | string][] = [
  ['barbershop', ['services', 'cut-and-beard', 'price'], '$38', 735],
  ['dental-practice', ['filling', 'price'], '$140', 735],
  ['shop', ['pieces', 'bowl', 'price'], '$34', 735],
  ['artist', ['smallWedding', 'price'], '$1,200', '$735'],
  ['estate-agent', ['house', 'price'], '$615,000', 735],
  ['estate-agent', ['cottage', 'price'], '$389,000', 735],
]

it.each(prices)('a price of the %s stands once: page and answers follow it', async (id, fact, now, other) => {
  for (const text of Object.values(await said(id))) expect(text).toContain(now)

  const file = `~/showroom/${id}/facts`
  const { facts } = await vi.importActual<{ facts: object }>(file)
  vi.resetModules()
  vi.doMock(file, () => ({ facts: changed(facts, fact, other) }))
  const saidThen = await said(id)
  vi.doUnmock(file)
  const old = new RegExp(`${now.replace('$', '\\$')}(?![\\d,])`)
  for (const text of Object.values(saidThen)) {
    expect(text).toContain('$735')
    expect(text).not.toMatch(old)
  }
})

it('a chair of the barbershop is free only while the shop is open, also for what takes longest', () => {
  const { days, hours, services } = barbershop
  const longest = Math.max(...Object.values(services).map(({ minutes }) => minutes))
  for (const { day, free } of days) {
    const { from, until } = hours[day === 'Saturday' ? 1 : 0]
    for (const time of Object.keys(free)) {
      expect(minuteOf(time), `${day} ${time}`).toBeGreaterThanOrEqual(60 * from)
      expect(minuteOf(time) + longest, `${day} ${time}`).toBeLessThanOrEqual(60 * until)
      // Or else the reminder would come when it is over.
      expect(minuteOf(time), `${day} ${time}`).toBeGreaterThan(minuteOf('12:00'))
    }
  }
})

/** What the website says on its page, and in its conversations. */
async function said(id: Exhibit['id']) {
  const { demoSites } = await import('~/showroom/sites')
  const { knowledgeOf } = await import('~/assistant/service/assistants')
  const { tasks } = await import('~/showroom/tasks')
  const { introduction, suggestions, topics } = knowledgeOf[id]
  const address = `/showroom/${id}`
  const soFar = { questions: [], table: '' }
  const page = createElement(demoSites[id].Page, {
    draft: null,
    conversation: {
      address,
      introduction,
      suggestions,
      asked: soFar,
      next: soFar,
      thread: [],
      answer: null,
      isCut: false,
      note: null,
    },
    rehearsal: { step: 'choose', chosen: {}, isIncomplete: false },
    start: { label: 'Start one like this', to: '/get-started' },
  })
  const answers = [...topics.flatMap(({ answer }) => answer), ...tasks[id].dialogue]
  return { page: renderToStaticMarkup(page), answers: answers.join(' ') }
}

/** A copy of the facts, with another value at one place. */
function changed(facts: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const inner = (facts as Record<string, object>)[name]!
  return { ...facts, [name]: rest.length > 0 ? changed(inner, rest, value) : value }
}
