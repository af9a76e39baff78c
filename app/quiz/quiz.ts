import { packages, type Package } from '~/content/packages'
import { demos, questions, quiz, type Choice, type Question } from '~/content/quiz'
import { asPrice, dollars } from '~/content/prices'

export type QuizStep = ReturnType<typeof stepAt>
export type QuizResult = ReturnType<typeof resultOf>

const steps = [...questions.map(({ id }) => id), 'result']

export const answerIds: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  questions.map(({ id, choices }) => [id, choices.map((choice) => choice.id)]),
)

const byPrice = packages.toSorted((one, other) => dollars(one) - dollars(other))

/** The question `at` if all before it are answered, else the first open one, or the result. A form's `at` is its next step. */
export function readQuiz(search: URLSearchParams): QuizStep | QuizResult {
  const answers = knownAnswers(search)
  const open = steps.indexOf(openStep(answers))
  const asked = steps.indexOf(search.get('at') ?? '')
  const index = asked < 0 ? open : Math.min(asked, open)
  // What is open before it was sent without an answer.
  return index < questions.length ? stepAt(index, answers, index < asked) : resultOf(answers)
}

export function summary(search: URLSearchParams): string {
  const lines = [...knownAnswers(search)].map(([{ short }, { label }]) => `${short}: ${label}`)
  return lines.length > 0 ? [quiz.summary.opening, ...lines].join('\n') : ''
}

/** Appends the answers to a URL that has a query. */
export function keepAnswers(url: string, search: URLSearchParams): string {
  return withAnswers(url, knownAnswers(search))
}

type Answers = ReadonlyMap<Question, Choice>

/** In order of the questions; a question answered twice is open. */
function knownAnswers(search: URLSearchParams): Answers {
  const answers = new Map<Question, Choice>()
  for (const question of questions) {
    const given = search.getAll(question.id)
    const choice = question.choices.find(({ id }) => given.length === 1 && id === given[0])
    if (choice) answers.set(question, choice)
  }
  return answers
}

/** The first open step, as if the given question were answered. */
function openStep(answers: Answers, answered?: Question): string {
  return questions.find((question) => question !== answered && !answers.has(question))?.id ?? 'result'
}

function stepAt(index: number, answers: Answers, isMissing: boolean) {
  const question = questions[index] as Question
  const previous = questions[index - 1]
  return {
    kind: 'question' as const,
    number: index + 1,
    total: questions.length,
    // Without its points, which would travel to the browser.
    question: { ...question, choices: question.choices.map(({ id, label }) => ({ id, label })) },
    chosen: answers.get(question)?.id ?? null,
    others: entriesOf(answers).filter(([name]) => name !== question.id),
    /** The form's `at`. */
    next: openStep(answers, question),
    back: previous ? urlAt(previous, answers) : null,
    isStart: answers.size === 0,
    isMissing,
  }
}

function resultOf(answers: Answers) {
  const offer = bestOf(byPrice, answers)
  const { priceOver, priceWithin } = quiz.result
  const limit = Math.min(...[...answers.values()].map((choice) => choice.limit))
  const affordable = byPrice.filter((other) => dollars(other) <= limit)
  const isWithin = affordable.includes(offer)
  return {
    kind: 'result' as const,
    offer,
    start: withAnswers(offer.ctaLink, answers),
    /** For each answer; `{price}` and `{difference}` are still to be filled in. */
    reasons: [...answers].map(([question, choice]) => ({
      question: question.text,
      said: choice.said,
      text: choice.reasons?.[offer.id] ?? (isWithin ? priceWithin : priceOver),
      change: urlAt(question, answers),
    })),
    /** Null unless the package costs more than planned; `within` is the best one that does not. */
    overBudget: isWithin
      ? null
      : {
          difference: asPrice(dollars(offer) - limit),
          within: affordable.length > 0 ? bestOf(affordable, answers) : null,
        },
    demo: demos[answers.get(questions[0])?.id ?? ''] ?? 'barbershop',
    alternatives: packages
      .filter((other) => other !== offer)
      .map((other) => ({ offer: other, start: withAnswers(other.ctaLink, answers) })),
  }
}

/** Most points; of several, the first. */
function bestOf(offers: readonly Package[], answers: Answers): Package {
  const score = (offer: Package) =>
    [...answers.values()].reduce((sum, { points }) => sum + (points[packages.indexOf(offer)] ?? 0), 0)
  return offers.reduce((best, offer) => (score(offer) > score(best) ? offer : best))
}

function urlAt(question: Question, answers: Answers): string {
  return `/quiz?${new URLSearchParams([...entriesOf(answers), ['at', question.id]])}`
}

function withAnswers(url: string, answers: Answers): string {
  return [url, ...entriesOf(answers).map(([name, value]) => `${name}=${value}`)].join('&')
}

function entriesOf(answers: Answers): [name: string, value: string][] {
  return [...answers].map(([question, choice]) => [question.id, choice.id])
}
