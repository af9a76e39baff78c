import { describe, expect, it, vi } from 'vitest'
import { packages, type Package } from '~/content/packages'
import { dollars } from '~/content/prices'
import { questions, quiz } from '~/content/quiz'
import { showroom } from '~/content/showroom'
import { readQuiz, type QuizResult, type QuizStep } from '~/quiz/quiz'

type Answers = Record<string, string>

/** Every way to answer all questions. */
const combinations = questions.reduce<Answers[]>(
  (some, { id, choices }) =>
    some.flatMap((answers) => choices.map((choice) => ({ ...answers, [id]: choice.id }))),
  [{}],
)

const read = (answers: Answers | string) => readQuiz(new URLSearchParams(answers))
const resultOf = (answers: Answers) => read(answers) as QuizResult
const stepOf = (answers: Answers | string) => read(answers) as QuizStep
const follow = (link: string) => stepOf(link.replace('/quiz?', ''))

/** Presses the button of a choice as a browser does. */
function send({ question, others, next }: QuizStep, choice = '') {
  const query = new URLSearchParams(others)
  query.set(question.id, choice)
  query.set('at', next)
  return readQuiz(query)
}

const choiceOf = (id: string, answers: Answers) =>
  questions.find((question) => question.id === id)!.choices.find((choice) => choice.id === answers[id])!
const score = (offer: Package, answers: Answers) =>
  questions.reduce((sum, { id }) => sum + choiceOf(id, answers).points[packages.indexOf(offer)]!, 0)
/** The limit in the label of the budget. */
const limitOf = (answers: Answers) => {
  const choice = choiceOf('budget', answers)
  const [, most] = /(?<!Over )\$([\d,]+)$/.exec(choice.label) ?? []
  return most ? Number(most.replace(',', '')) : Infinity
}

describe('every combination of answers', () => {
  it('is asked for in order, and leads to a result with a link to change each answer', () => {
    for (const answers of combinations) {
      let shown = read({})
      for (const [index, question] of questions.entries()) {
        const next = questions[index + 1]?.id ?? 'result'
        const asked = { kind: 'question', number: index + 1, total: 5, isMissing: false, next }
        expect(shown).toMatchObject({ ...asked, question: { id: question.id } })
        shown = send(shown as QuizStep, answers[question.id])
      }
      expect(shown).toEqual(resultOf(answers))
      for (const [index, { change }] of resultOf(answers).reasons.entries()) {
        const { id, choices } = questions[index]!
        const step = follow(change)
        const chosen = answers[id]
        expect(step).toMatchObject({ number: index + 1, chosen, next: 'result', isMissing: false })
        const other = choices.find((choice) => choice.id !== chosen)!
        expect(send(step, other.id)).toEqual(resultOf({ ...answers, [id]: other.id }))
      }
    }
  })

  it('leads to the package with the most points, or the cheaper of two, with reasons and alternatives', () => {
    for (const answers of combinations) {
      const { offer, reasons, alternatives } = resultOf(answers)
      const others = alternatives.map((other) => other.offer)
      for (const other of others) {
        const ahead = score(offer, answers) - score(other, answers)
        expect(ahead > 0 || (ahead === 0 && dollars(offer) < dollars(other))).toBe(true)
      }
      expect(reasons.map(({ question }) => question)).toEqual(questions.map(({ text }) => text))
      expect(reasons.filter(({ text }) => !text)).toEqual([])
      expect(new Set([offer, ...others])).toEqual(new Set(packages))
    }
  })

  it('says by how much a package is over the budget, and which one is within', () => {
    const prices = packages.map(dollars)
    const { title, overTitle, priceOver, priceWithin } = quiz.result
    for (const answers of combinations) {
      const { offer, lead, overBudget, reasons } = resultOf(answers)
      const limit = limitOf(answers)
      const isAbove = dollars(offer) > limit
      expect(overBudget !== null).toBe(isAbove)
      expect([lead, reasons.at(-1)?.text]).toEqual(isAbove ? [overTitle, priceOver] : [title, priceWithin])
      if (!overBudget) continue
      expect(overBudget.difference).toBe(`$${dollars(offer) - limit}`)
      expect(dollars(overBudget.within!)).toBeLessThanOrEqual(limit)
      expect(dollars(offer)).toBe(Math.min(...prices.filter((price) => price > limit)))
    }
    expect(combinations.some((answers) => resultOf(answers).overBudget)).toBe(true)
  })

  it('says what was asked for that the package lacks, and which one has it', () => {
    const emails = /sends no emails.*AI Sales Machine, for \$(?:600|1,000) more\./
    const booking = /you confirm.*AI Growth Website, for \$400 more\./
    for (const answers of combinations) {
      const { offer, lacks } = resultOf(answers)
      const asksEmails = answers['first'] === 'return' || answers['followup'] === 'everything'
      const expected = [
        ...(answers['first'] === 'answer' && offer.id === 'basic' ? [booking] : []),
        ...(asksEmails && offer.id !== 'premium' ? [emails] : []),
      ]
      expect(lacks.map(({ text }) => text)).toEqual(expected.map((words) => expect.stringMatching(words)))
    }
  })

  it('never leads to a cheaper package when only the budget grows', () => {
    const priceOf = (answers: Answers) => dollars(resultOf(answers).offer)
    for (const answers of combinations) {
      const prices = ['to-1000', 'to-1500', 'more'].map((budget) => priceOf({ ...answers, budget }))
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }
  })
})

it.each(packages.map(({ id }) => id))('at least a fifth of the answers lead to %s', (id) => {
  const reaching = combinations.filter((answers) => resultOf(answers).offer.id === id)
  expect(reaching.length / combinations.length).toBeGreaterThan(0.2)
})

it.each(questions)('the package depends on the answer to "$id"', ({ id, choices }) => {
  const offers = (answers: Answers) =>
    choices.map((choice) => resultOf({ ...answers, [id]: choice.id }).offer)
  expect(combinations.some((answers) => new Set(offers(answers)).size > 1)).toBe(true)
})

const one: Answers = {
  business: 'barbershop',
  first: 'answer',
  source: 'phone',
  followup: 'first',
  budget: 'to-1500',
}

it.each([
  ['nothing', '', 1],
  ['an unknown answer', 'business=barbershop&first=nonsense', 2],
  ['a gap', 'business=barbershop&source=phone&followup=first', 2],
  ['another order', 'first=answer&business=barbershop', 3],
  ['an unknown place', 'business=barbershop&at=nowhere', 2],
  ['a question that is answered twice', 'business=barbershop&business=shop', 1],
  ['a place behind open questions', 'source=phone&at=budget', 1, true],
])('the first open question is shown for %s', (_, query, number, isMissing = false) => {
  expect(stepOf(query)).toMatchObject({ number, isMissing })
})

it('each kind of business is shown the demo of another trade, its own if there is one', () => {
  const [{ id, choices }] = questions
  const results = choices.map((choice) => resultOf({ ...one, [id]: choice.id }))
  const own = results.flatMap(({ isOwnDemo, demo }) => (isOwnDemo ? [demo] : []))
  expect([own.length, new Set(own).size]).toEqual([choices.length - 1, choices.length - 1])
})

it('another business is shown a website on the package that it is offered', () => {
  for (const answers of combinations.filter(({ business }) => business === 'other')) {
    const { offer, demo, isOwnDemo } = resultOf(answers)
    const shown = showroom.find(({ id }) => id === demo)!
    expect([shown.offer, isOwnDemo]).toEqual([offer.id, false])
    expect(shown.verb).toMatch(offer.id === 'standard' ? /^Books$/ : /./)
  }
})

it('a package whose price is the budget can be afforded', async () => {
  vi.resetModules()
  const priced = packages.map((each) => (each.id === 'standard' ? { ...each, price: '$1,500' } : each))
  vi.doMock('~/content/packages', async (original) => ({ ...(await original<object>()), packages: priced }))
  const { readQuiz: readAnew } = await import('~/quiz/quiz')
  const within = combinations.flatMap((answers) => {
    const result = readAnew(new URLSearchParams({ ...answers, budget: 'to-1500' })) as QuizResult
    return result.overBudget?.within?.id ?? []
  })
  expect(within).toContain('standard')
})
