import { describe, expect, it } from 'vitest'
import { packages, type Package } from '~/content/packages'
import { questions, quiz } from '~/content/quiz'
import { keepAnswers, readQuiz, summary, type QuizResult, type QuizStep } from '~/quiz/quiz'

type Answers = Record<string, string>

/** Every way to answer all questions. */
const combinations = questions.reduce<Answers[]>(
  (some, { id, choices }) =>
    some.flatMap((answers) => choices.map((choice) => ({ ...answers, [id]: choice.id }))),
  [{}],
)

const one: Answers = {
  business: 'barbershop',
  first: 'answer',
  source: 'phone',
  followup: 'first',
  budget: 'to-1500',
}

function read(answers: Answers | string) {
  return readQuiz(new URLSearchParams(answers))
}

function stepOf(answers: Answers | string): QuizStep {
  const shown = read(answers)
  if (shown.kind !== 'question') throw new Error('a result')
  return shown
}

function resultOf(answers: Answers | string): QuizResult {
  const shown = read(answers)
  if (shown.kind !== 'result') throw new Error(`question ${shown.number}`)
  return shown
}

/** Follows a link of the quiz. */
function follow(link: string) {
  const { pathname, searchParams } = new URL(link, 'http://site.test')
  expect(pathname).toBe('/quiz')
  return readQuiz(searchParams)
}

/** Presses the button of a choice as a browser does; without one, as a program does that sends only the hidden fields. */
function send({ question, others, next }: QuizStep, choice?: string) {
  const query = new URLSearchParams(others.map(({ name, value }) => [name, value]))
  if (choice) query.set(question.id, choice)
  query.set('at', next)
  return readQuiz(query)
}

const dollars = ({ price }: Package) => Number(price.replace(/\D/g, ''))
const choiceOf = (id: string, answers: Answers) =>
  questions.find((question) => question.id === id)!.choices.find((choice) => choice.id === answers[id])!
const score = ({ id }: Package, answers: Answers) =>
  questions.reduce((sum, question) => sum + choiceOf(question.id, answers).points[id], 0)
const limitOf = (answers: Answers) => {
  const choice = choiceOf('budget', answers)
  return ('limit' in choice && choice.limit) || Infinity
}

const isOverBudget = (answers: Answers) => dollars(resultOf(answers).offer) > limitOf(answers)

describe('every combination of answers', () => {
  it('is tried', () => {
    expect(combinations).toHaveLength(5 * 4 * 4 * 3 * 4)
  })

  it('is asked for in five questions, in order, and leads to the result that its address shows', () => {
    for (const answers of combinations) {
      let shown = read({})
      for (const [index, question] of questions.entries()) {
        expect(shown).toMatchObject({ kind: 'question', number: index + 1, total: 5, isMissing: false })
        const step = shown as QuizStep
        expect(step.question.id).toBe(question.id)
        expect(step.next).toBe(questions[index + 1]?.id ?? 'result')
        shown = send(step, answers[question.id])
      }
      expect(shown).toEqual(resultOf(answers))
    }
  })

  it('leads to the package with the most points, and of two with as many to the cheaper', () => {
    const leads = combinations.flatMap((answers) => {
      const { offer, alternatives } = resultOf(answers)
      return alternatives.map((other) => ({
        points: score(offer, answers) - score(other.offer, answers),
        price: dollars(offer) - dollars(other.offer),
      }))
    })
    const ties = leads.filter(({ points }) => points === 0)
    expect(Math.min(...leads.map(({ points }) => points))).toBe(0)
    expect(ties.length).toBeGreaterThan(0)
    for (const { price } of ties) expect(price).toBeLessThan(0)
  })

  it('says nothing of the budget while the package is within it', () => {
    const within = combinations.filter((answers) => !isOverBudget(answers))
    expect(within.length).toBeGreaterThan(0)
    for (const answers of within) {
      const { overBudget, reasons } = resultOf(answers)
      expect(overBudget).toBeNull()
      expect(reasons.at(-1)?.text).toBe(quiz.result.priceWithin)
    }
  })

  it('says when the package is above the budget, by how much, and what is within it', () => {
    const above = combinations.filter(isOverBudget)
    expect(above.length).toBeGreaterThan(0)
    for (const answers of above) {
      const { offer, overBudget, reasons } = resultOf(answers)
      expect(overBudget?.difference).toBe(`$${dollars(offer) - limitOf(answers)}`)
      expect(dollars(overBudget!.within!)).toBeLessThanOrEqual(limitOf(answers))
      expect(reasons.at(-1)?.text).toBe(quiz.result.priceOver)
    }
  })

  it('never leads further above the budget than the next package', () => {
    for (const answers of combinations.filter(isOverBudget)) {
      const tooDear = packages.map(dollars).filter((price) => price > limitOf(answers))
      expect(dollars(resultOf(answers).offer)).toBe(Math.min(...tooDear))
    }
  })

  it('never leads to a cheaper package when only the budget grows', () => {
    for (const answers of combinations) {
      const [small, middle, large] = ['to-1000', 'to-1500', 'more'].map((budget) =>
        dollars(resultOf({ ...answers, budget }).offer),
      ) as [number, number, number]
      expect(small).toBeLessThanOrEqual(middle)
      expect(middle).toBeLessThanOrEqual(large)
    }
  })

  it('gives a reason for each answer, in the words for that answer and that package', () => {
    for (const answers of combinations) {
      const { offer, reasons } = resultOf(answers)
      expect(reasons.map(({ question }) => question)).toEqual(questions.map(({ text }) => text))
      const choices = questions.map(({ id }) => choiceOf(id, answers))
      expect(reasons.map(({ said }) => said)).toEqual(choices.map(({ said }) => said))
      const needs = choices.flatMap((choice) => ('reasons' in choice ? [choice.reasons[offer.id]] : []))
      expect(reasons.slice(0, 4).map(({ text }) => text)).toEqual(needs)
    }
  })

  it('names the two other packages, and starts each with the answers kept', () => {
    for (const answers of combinations) {
      const { offer, start, alternatives } = resultOf(answers)
      const ways = [{ offer, start }, ...alternatives]
      expect(ways.map((way) => way.offer.id).toSorted()).toEqual(['basic', 'premium', 'standard'])
      for (const way of ways) {
        expect(way.start).toBe(`/get-started?package=${way.offer.id}&${new URLSearchParams(answers)}`)
      }
    }
  })

  it('can be changed at each question, which comes straight back to a result', () => {
    for (const answers of combinations) {
      for (const [index, { change }] of resultOf(answers).reasons.entries()) {
        const { id, choices } = questions[index]!
        const step = follow(change) as QuizStep
        expect(step).toMatchObject({
          number: index + 1,
          chosen: answers[id],
          next: 'result',
          isMissing: false,
        })
        const other = choices.find((choice) => choice.id !== answers[id])!
        expect(send(step, other.id)).toEqual(resultOf({ ...answers, [id]: other.id }))
      }
    }
  })
})

describe('the packages', () => {
  it.each(packages.map(({ id }) => id))('%s is reached by a fair share of the answers', (id) => {
    const reaching = combinations.filter((answers) => resultOf(answers).offer.id === id)
    expect(reaching.length / combinations.length).toBeGreaterThan(0.2)
  })

  it.each(questions.map(({ id, choices }) => ({ id, choices })))(
    'depend on the answer to "$id"',
    ({ id, choices }) => {
      const isDecisive = (answers: Answers) =>
        new Set(choices.map((choice) => resultOf({ ...answers, [id]: choice.id }).offer.id)).size > 1
      expect(combinations.some(isDecisive)).toBe(true)
    },
  )
})

describe('the first open question is shown', () => {
  const { business, first, source, followup, budget } = one as Record<keyof typeof one, string>
  it.each([
    ['nothing', '', 1],
    ['one answer', `business=${business}`, 2],
    ['an unknown answer', `business=${business}&first=nonsense`, 2],
    ['an empty answer', `business=&first=${first}`, 1],
    ['an answer of another question', `business=${first}`, 1],
    ['an answer in other letters', `business=Barbershop`, 1],
    ['two answers to one question', `business=${business}&business=shop&first=${first}`, 1],
    ['the same answer twice', `business=${business}&business=${business}`, 1],
    ['a gap', `business=${business}&source=${source}&followup=${followup}`, 2],
    ['a later answer alone', `budget=${budget}`, 1],
    ['another order', `first=${first}&business=${business}`, 3],
    ['all but the last', `followup=${followup}&source=${source}&first=${first}&business=${business}`, 5],
    ['names of the language', 'business=toString&first=constructor&source=__proto__&at=hasOwnProperty', 1],
    ['unknown parameters', `utm_source=mail&business=${business}&toString=1`, 2],
    ['an unknown place', `business=${business}&at=nowhere`, 2],
    ['an empty place', `business=${business}&at=`, 2],
  ])('for %s', (_, query, number) => {
    expect(stepOf(query)).toMatchObject({ number, isMissing: false })
  })

  it('keeps what is known and says nothing that the address made up', () => {
    const step = stepOf(`budget=to-1000&business=%3Cscript%3E&source=phone&text=hello`)
    expect(step.others).toEqual([
      { name: 'source', value: 'phone' },
      { name: 'budget', value: 'to-1000' },
    ])
    expect(JSON.stringify(step)).not.toMatch(/script|hello/)
  })
})

describe('a question that is sent without an answer', () => {
  it.each(questions.map(({ id }, index) => ({ id, index })))('is asked again ($id)', ({ id, index }) => {
    const before = Object.fromEntries(Object.entries(one).slice(0, index))
    const step = stepOf(before)
    expect(send(step)).toEqual({ ...step, isMissing: true })
    expect(step.question.id).toBe(id)
  })

  it('is asked again on the way back from the result', () => {
    const step = follow(resultOf(one).reasons[1]!.change) as QuizStep
    expect(send(step)).toMatchObject({ number: 2, isMissing: true, next: 'result', chosen: null })
  })
})

describe('Back', () => {
  it('leads to the previous question with its answer, and keeps the later ones', () => {
    const { budget: _, ...four } = one
    let step = stepOf(four)
    for (const number of [4, 3, 2, 1]) {
      step = follow(step.back!) as QuizStep
      const { id } = questions[number - 1]!
      expect(step).toMatchObject({ number, chosen: one[id], isMissing: false })
    }
    expect(step.back).toBeNull()
    expect(send(step, 'shop')).toMatchObject({ number: 5, others: [{ value: 'shop' }, {}, {}, {}] })
  })

  it('does not lead past a question that is open', () => {
    expect(stepOf({ source: 'phone', at: 'budget' })).toMatchObject({ number: 1, isMissing: true })
  })
})

describe('the summary', () => {
  it('says each known answer under its name, in the order of the questions', () => {
    const text = summary(new URLSearchParams({ ...one, package: 'standard' }))
    expect(text).toBe(
      [
        'My answers in the 30-second quiz:',
        'My business: Barbershop or salon',
        'First job of the website: Answer questions and take bookings',
        'Enquiries today: Phone calls and people at the door',
        'Follow-up that runs by itself: The first answer, then I take over',
        'Budget: $1,000 to $1,500',
      ].join('\n'),
    )
  })

  it.each(['', 'package=standard', 'business=Buy%20now&first=toString&text=hello', 'first=sell&first=sell'])(
    'is empty where nothing is known (%s)',
    (query) => {
      expect(summary(new URLSearchParams(query))).toBe('')
    },
  )

  it('leaves out what it does not know', () => {
    const text = summary(new URLSearchParams('business=visit%20evil.example&first=sell&details=evil.example'))
    expect(text).toBe(
      'My answers in the 30-second quiz:\nFirst job of the website: Sell products or services',
    )
  })
})

it('an address keeps the known answers, and those alone', () => {
  const search = new URLSearchParams('package=premium&first=sell&source=nonsense&sent=K7F2-9QXM&budget=open')
  expect(keepAnswers('/get-started?package=basic', search)).toBe(
    '/get-started?package=basic&first=sell&budget=open',
  )
  expect(keepAnswers('/get-started?package=basic', new URLSearchParams())).toBe('/get-started?package=basic')
})
