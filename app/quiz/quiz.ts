import { fill } from '~/content/fill'
import { packages, type Package } from '~/content/packages'
import { demos, questions, quiz, type Choice, type Question } from '~/content/quiz'
import { asPrice, dollars } from '~/content/prices'
import { showroom } from '~/content/showroom'

export type QuizStep = ReturnType<typeof stepAt>
export type QuizResult = ReturnType<typeof resultOf>

const steps = [...questions.map(({ id }) => id), 'result']

export const answerIds: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  questions.map(({ id, choices }) => [id, choices.map((choice) => choice.id)]),
)

const byPrice = packages.toSorted((one, other) => dollars(one) - dollars(other))

/** The step `at` if all questions before it are answered, else the first open question. */
export function readQuiz(search: URLSearchParams): QuizStep | QuizResult {
  const answers = knownAnswers(search)
  const open = steps.indexOf(openStep(answers))
  const asked = steps.indexOf(search.get('at') ?? '')
  const index = asked < 0 ? open : Math.min(asked, open)
  // An earlier open question was sent without an answer.
  return index < questions.length ? stepAt(index, answers, index < asked) : resultOf(answers)
}

export function summary(search: URLSearchParams): string {
  const lines = [...knownAnswers(search)].map(([{ short }, { label }]) => `${short}: ${label}`)
  return lines.length > 0 ? [quiz.summary.opening, ...lines].join('\n') : ''
}

/** Appends the answers to a URL that has a query already. */
export function keepAnswers(url: string, search: URLSearchParams): string {
  return withAnswers(url, knownAnswers(search))
}

type Answers = ReadonlyMap<Question, Choice>

/** In the order of the questions; a question with two answers is open. */
function knownAnswers(search: URLSearchParams): Answers {
  const answers = new Map<Question, Choice>()
  for (const question of questions) {
    const given = search.getAll(question.id)
    const choice = question.choices.find(({ id }) => given.length === 1 && id === given[0])
    if (choice) answers.set(question, choice)
  }
  return answers
}

/** The first open step, if `answered` is counted as answered. */
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
    // The browser needs no points.
    question: { ...question, choices: question.choices.map(({ id, label }) => ({ id, label })) },
    chosen: answers.get(question)?.id ?? null,
    others: entriesOf(answers).filter(([name]) => name !== question.id),
    /** The step after this one: the form sends it as `at`. */
    next: openStep(answers, question),
    back: previous ? urlAt(previous, answers) : null,
    isStart: answers.size === 0,
    isMissing,
  }
}

function resultOf(answers: Answers) {
  const offer = bestOf(byPrice, answers)
  const { priceOver, priceWithin } = quiz.result
  const limit = Math.min(...[...answers.values()].map((choice) => choice.limit ?? Infinity))
  const affordable = byPrice.filter((other) => dollars(other) <= limit)
  const isWithin = affordable.includes(offer)
  const own = demos[answers.get(questions[0])?.id ?? '']
  return {
    kind: 'result' as const,
    offer,
    lead: isWithin ? quiz.result.title : quiz.result.overTitle,
    start: withAnswers(offer.ctaLink, answers),
    /** The route fills in `{price}` and `{difference}`. */
    reasons: [...answers].map(([question, choice]) => ({
      question: question.text,
      said: choice.said,
      text: choice.reasons?.[offer.id] ?? (isWithin ? priceWithin : priceOver),
      change: urlAt(question, answers),
    })),
    /** Null if the package is within the budget; `within` is the best one that is. */
    overBudget: isWithin
      ? null
      : {
          difference: asPrice(dollars(offer) - limit),
          within: affordable.length > 0 ? bestOf(affordable, answers) : null,
        },
    /** What was asked for and the package lacks, by the cheapest one that does it. */
    lacks: byPrice.slice(byPrice.indexOf(offer) + 1).flatMap((needed) => {
      const asked = [...answers.values()].find(({ reasons }) => reasons?.needs === needed.id)
      const difference = asPrice(dollars(needed) - dollars(offer))
      const words = asked && { title: offer.title, needed: needed.title, difference, said: asked.said }
      const label = fill(quiz.result.needed, needed)
      return words ? [{ text: fill(quiz.result.lacks[needed.id], words), label, to: needed.page }] : []
    }),
    demo: own ?? showroom.find((each) => each.offer === offer.id)!.id,
    isOwnDemo: Boolean(own),
    alternatives: packages
      .filter((other) => other !== offer)
      .map((other) => ({ offer: other, start: withAnswers(other.ctaLink, answers) })),
  }
}

/** The package with the most points; the first one if several have as many. */
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
