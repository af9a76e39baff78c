import { expect, it } from 'vitest'
import { about } from '~/content/about'
import { benefits } from '~/content/benefits'
import { questionsPage } from '~/content/questions'
import { showroom } from '~/content/showroom'
import { testimonials } from '~/content/testimonials'

it('six quotes come from six people in six trades, each with a portrait', () => {
  expect(testimonials.quotes).toHaveLength(6)
  const trades = testimonials.quotes.map(({ role }) => role.split(',')[0])
  expect(new Set(trades).size).toBe(6)
  for (const part of ['author', 'avatar', 'quote'] as const)
    expect(new Set(testimonials.quotes.map((quote) => quote[part])).size).toBe(6)
})

it('24 bullets of the benefits say 24 things', () => {
  const bullets = benefits.cards.flatMap((card) => card.bullets)
  expect(bullets).toHaveLength(24)
  const meanings = bullets.map((bullet) => bullet.toLowerCase().replace(/[^a-z]/g, ''))
  expect(new Set(meanings).size).toBe(24)
})

it('the showroom has five trades', () => {
  expect(showroom).toHaveLength(5)
  for (const part of ['id', 'trade', 'client', 'address', 'headline', 'work', 'does', 'promise'] as const)
    expect(new Set(showroom.map((exhibit) => exhibit[part])).size).toBe(5)
})

it('each trade has a promise of one line and a chat of four messages', () => {
  for (const { promise, chat } of showroom) {
    expect(promise.length).toBeLessThanOrEqual(95)
    expect(chat.messages.map(({ from }) => from)).toEqual(['customer', 'site', 'customer', 'site'])
  }
})

it('owners find 22 questions, each with an answer, under addresses of their own', () => {
  const topics = questionsPage.groups.flatMap((group) => group.topics)
  expect(topics).toHaveLength(22)
  const ids = [...topics, ...questionsPage.groups].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { answer } of topics) expect(answer.length).toBeGreaterThan(0)
})

it('about has three differentiators, four points and about 350 words', () => {
  expect(about.differentiators.list).toHaveLength(3)
  expect(about.approach.list).toHaveLength(4)
  const words = JSON.stringify(about)
    .replace(/"\w+":/g, ' ')
    .match(/[A-Za-z0-9’'/+]+/g)
  expect(words?.length).toBeGreaterThan(300)
  expect(words?.length).toBeLessThan(420)
})
