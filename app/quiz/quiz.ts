import { packages, type Package } from '~/content/packages'
import { questions, quiz, type Question } from '~/content/quiz'

type Choice = Question['choices'][number]

/** A question to show. */
export interface QuizStep {
  kind: 'question'
  /** From 1. */
  number: number
  total: number
  question: { id: string; text: string; choices: { id: string; label: string }[] }
  chosen: string | null
  /** The other answers, as hidden inputs. */
  others: { name: string; value: string }[]
  /** The form's `at`. */
  next: string
  /** The address of the previous question; null on the first. */
  back: string | null
  isStart: boolean
  /** Whether this question was sent without an answer. */
  isMissing: boolean
  isLast: boolean
}

export interface QuizResult {
  kind: 'result'
  offer: Package
  /** The address of the project request, with the package and the answers. */
  start: string
  /** A reason for each answer, `{price}` and `{difference}` left to fill in, and the address that asks it again. */
  reasons: { question: string; said: string; text: string; change: string }[]
  overBudget: OverBudget | null
  alternatives: { offer: Package; start: string }[]
}

/** Set when the package costs more than the visitor plans to spend. */
export interface OverBudget {
  /** How much more, as a price. */
  difference: string
  /** The best package for these answers that costs no more than planned. */
  within: Package | null
}

/** The values of `at`, in order. */
const places = [...questions.map(({ id }) => id), 'result']

/** The answers that an address may hold, by question. */
export const answerIds: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  questions.map(({ id, choices }) => [id, choices.map((choice) => choice.id)]),
)

const byPrice = packages.toSorted((one, other) => dollars(one) - dollars(other))

/**
 * What an address of the quiz shows (design, "The 30-second quiz"): the question that `at` names if all before it are answered,
 * else the first open question, or the result when none is open. A form's `at` is the place after it, so a question that `at`
 * lies beyond was sent without an answer. Other parameters are ignored.
 */
export function readQuiz(search: URLSearchParams): QuizStep | QuizResult {
  const answers = knownAnswers(search)
  const open = places.indexOf(openPlace(answers))
  const asked = places.indexOf(search.get('at') ?? '')
  const place = asked < 0 ? open : Math.min(asked, open)
  return place < questions.length ? stepAt(place, answers, place < asked) : resultOf(answers)
}

/** The answers as text for the project request; empty when there are none. */
export function summary(search: URLSearchParams): string {
  const lines = [...knownAnswers(search)].map(([{ short }, { label }]) => `${short}: ${label}`)
  return lines.length > 0 ? [quiz.summary.opening, ...lines].join('\n') : ''
}

/** Adds the answers, and no other parameter of the search, to an address that has a query. */
export function keepAnswers(address: string, search: URLSearchParams): string {
  return withAnswers(address, knownAnswers(search))
}

type Answers = ReadonlyMap<Question, Choice>

/** In the order of the questions. A question that is answered twice is not answered. */
function knownAnswers(search: URLSearchParams): Answers {
  const answers = new Map<Question, Choice>()
  for (const question of questions) {
    const given = search.getAll(question.id)
    const choice = question.choices.find(({ id }) => given.length === 1 && id === given[0])
    if (choice) answers.set(question, choice)
  }
  return answers
}

/** The first place without an answer, as if the given question had one. */
function openPlace(answers: Answers, answered?: Question): string {
  return questions.find((question) => question !== answered && !answers.has(question))?.id ?? 'result'
}

function stepAt(place: number, answers: Answers, isMissing: boolean): QuizStep {
  const question = questions[place] as Question
  const next = openPlace(answers, question)
  const previous = questions[place - 1]
  return {
    kind: 'question',
    number: place + 1,
    total: questions.length,
    question: {
      id: question.id,
      text: question.text,
      choices: question.choices.map(({ id, label }) => ({ id, label })),
    },
    chosen: answers.get(question)?.id ?? null,
    others: entriesOf(answers)
      .filter(([name]) => name !== question.id)
      .map(([name, value]) => ({ name, value })),
    next,
    back: previous ? addressAt(previous, answers) : null,
    isStart: answers.size === 0,
    isMissing,
    isLast: next === 'result',
  }
}

function resultOf(answers: Answers): QuizResult {
  const offer = bestOf(byPrice, answers)
  return {
    kind: 'result',
    offer,
    start: withAnswers(offer.ctaLink, answers),
    reasons: [...answers].map(([question, choice]) => ({
      question: question.text,
      said: choice.said,
      text: reasonFor(offer, choice),
      change: addressAt(question, answers),
    })),
    overBudget: overBudget(offer, answers),
    alternatives: packages
      .filter((other) => other !== offer)
      .map((other) => ({ offer: other, start: withAnswers(other.ctaLink, answers) })),
  }
}

/** The package with the most points; of several, the first. */
function bestOf<Offers extends readonly Package[]>(offers: Offers, answers: Answers): Offers[number] {
  const score = ({ id }: Package) => [...answers.values()].reduce((sum, { points }) => sum + points[id], 0)
  return offers.reduce((best, offer) => (score(offer) > score(best) ? offer : best))
}

function reasonFor(offer: Package, choice: Choice): string {
  if ('reasons' in choice) return choice.reasons[offer.id]
  return dollars(offer) > limitOf(choice) ? quiz.result.priceOver : quiz.result.priceWithin
}

function overBudget(offer: Package, answers: Answers): OverBudget | null {
  const limit = Math.min(...[...answers.values()].map(limitOf))
  if (dollars(offer) <= limit) return null
  const affordable = byPrice.filter((other) => dollars(other) <= limit)
  return {
    difference: `$${(dollars(offer) - limit).toLocaleString('en-US')}`,
    within: affordable.length > 0 ? bestOf(affordable, answers) : null,
  }
}

/** The most that the visitor plans to spend, in dollars. */
function limitOf(choice: Choice): number {
  return ('limit' in choice ? choice.limit : null) ?? Infinity
}

/** The price in whole dollars, as the estimate reads it (specification section 5). */
export function dollars({ price }: Package): number {
  return Number(price.replace(/\D/g, ''))
}

function addressAt(question: Question, answers: Answers): string {
  return `/quiz?${new URLSearchParams([...entriesOf(answers), ['at', question.id]])}`
}

function withAnswers(address: string, answers: Answers): string {
  return [address, ...entriesOf(answers).map(([name, value]) => `${name}=${value}`)].join('&')
}

function entriesOf(answers: Answers): [name: string, value: string][] {
  return [...answers].map(([question, choice]) => [question.id, choice.id])
}
