import { Check } from 'lucide-react'
import { ButtonLink } from '../button-link'
import { fill } from '../fill'
import { PageLink } from '../page-link'
import { Tally } from '../tally'

export interface ResultWords {
  title: string
  sheet: string
  timeline: string
  price: string
  overBudget: string
  withinBudget: string
  start: string
  talk: string
  reasons: string
  change: string
  alternatives: string
  startOther: string
  keep: string
  again: string
  printed: string
}

interface Offer {
  id: string
  title: string
  price: string
  timeline: string
  description: string
  features: readonly string[]
}

interface OverBudget {
  difference: string
  within: Offer | null
}

interface Reason {
  question: string
  /** What the visitor said. */
  said: string
  /** What the package does about it; words in braces are its price and the difference to the budget. */
  text: string
  /** The address that asks the question again. */
  change: string
}

interface QuizResultProps {
  words: ResultWords
  offer: Offer
  /** Where the offer is taken up. */
  start: string
  reasons: readonly Reason[]
  overBudget: OverBudget | null
  alternatives: readonly { offer: Offer; start: string }[]
  contactEmail: string
}

const linkStyle =
  'inline-flex min-h-11 items-center font-semibold underline decoration-line decoration-2 underline-offset-4 hover:text-accent-text hover:decoration-accent print:hidden'

/** What the answers of the quiz lead to, set like a printed estimate and made to be printed. */
export function QuizResult({ words, offer, start, overBudget, ...result }: QuizResultProps) {
  const amounts = { price: offer.price, difference: overBudget?.difference ?? '' }
  return (
    <div className="mx-auto max-w-site px-5 py-10 md:px-8 md:py-16 lg:py-20 print:p-0">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12 print:grid-cols-12 print:gap-x-10 print:gap-y-6">
        <div className="lg:col-span-7 print:col-span-7">
          <h1 tabIndex={-1} className="text-3xl print:text-2xl">
            <span className="mb-2 block text-xl text-accent-text">{words.title}</span> {offer.title}
          </h1>
          <p className="mt-5 max-w-[52ch] text-lg text-soft print:mt-3 print:text-base">
            {offer.description}
          </p>
          {overBudget && <OverBudgetNote words={words} {...overBudget} />}
        </div>
        <Estimate words={words} offer={offer} start={start} />
        <section aria-labelledby="reasons" className="lg:col-span-7 print:col-span-7">
          <h2 id="reasons" className="text-xl">
            {words.reasons}
          </h2>
          <ol className="mt-4 border-t-2 border-ink">
            {result.reasons.map((reason, index) => (
              <ReasonLine
                key={reason.question}
                {...reason}
                text={fill(reason.text, amounts)}
                count={index + 1}
                label={words.change}
              />
            ))}
          </ol>
        </section>
      </div>
      <section aria-labelledby="alternatives" className="mt-16 lg:mt-24 print:mt-6">
        <h2 id="alternatives" className="text-xl">
          {words.alternatives}
        </h2>
        <ul className="mt-6 grid gap-x-16 gap-y-10 md:grid-cols-2 print:grid-cols-2 print:gap-x-10">
          {result.alternatives.map((other) => (
            <Alternative key={other.offer.id} {...other} label={words.startOther} />
          ))}
        </ul>
      </section>
      <p className="mt-14 flex flex-wrap items-center gap-x-6 border-t border-line pt-4 text-soft print:hidden">
        {words.keep}{' '}
        <PageLink to="/quiz" className={`${linkStyle} text-ink`}>
          {words.again}
        </PageLink>
      </p>
      <p className="hidden print:mt-6 print:block">
        {fill(words.printed, { contactEmail: result.contactEmail })}
      </p>
    </div>
  )
}

function OverBudgetNote({ words, difference, within }: OverBudget & { words: ResultWords }) {
  const { overBudget, withinBudget } = words
  return (
    <p className="mt-6 max-w-[56ch] border-l-4 border-accent pl-4 font-semibold print:mt-4">
      {fill(overBudget, { difference })}
      {within && ` ${fill(withinBudget, { package: within.title, price: within.price })}`}
    </p>
  )
}

/** What is in the package, when it is done, and below the double line what it costs. */
function Estimate({ words, offer, start }: { words: ResultWords; offer: Offer; start: string }) {
  return (
    <section
      aria-labelledby="estimate"
      className="self-start border-t-2 border-ink bg-sand p-6 md:p-8 lg:sticky lg:top-24 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 print:static print:col-span-5 print:col-start-8 print:row-span-2 print:row-start-1 print:p-0 print:pt-5"
    >
      <h2 id="estimate" className="text-lg">
        {words.sheet}
      </h2>
      <ul className="mt-3 border-t border-line">
        {offer.features.map((feature) => (
          <li key={feature} className="flex items-start gap-3 border-b border-line py-2.5">
            <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-accent-text" />
            {feature}
          </li>
        ))}
      </ul>
      <dl>
        <div className="flex items-baseline justify-between gap-4 py-3">
          <dt>{words.timeline}</dt>
          <dd className="font-semibold">{offer.timeline}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-t-6 border-double border-ink pt-4">
          <dt className="font-semibold">{words.price}</dt>
          <dd className="font-display text-3xl font-bold tracking-tight">{offer.price}</dd>
        </div>
      </dl>
      <div className="mt-6 grid gap-3 print:hidden">
        <ButtonLink voice="loud" to={start}>
          {words.start}
        </ButtonLink>{' '}
        <ButtonLink voice="quiet" to="/consultation">
          {words.talk}
        </ButtonLink>
      </div>
    </section>
  )
}

function ReasonLine({
  question,
  said,
  text,
  change,
  count,
  label,
}: Reason & { count: number; label: string }) {
  return (
    <li className="grid grid-cols-[2.25rem_1fr] gap-x-3 border-b border-line py-4 sm:grid-cols-[2.75rem_1fr_auto] print:py-2">
      <Tally count={count} className="size-8" />
      <p className="max-w-[48ch] sm:py-0.5">
        <strong className="font-semibold">{said}:</strong> <span className="text-soft">{text}</span>
      </p>
      <PageLink
        to={change}
        aria-label={`${label}: ${question}`}
        className={`${linkStyle} col-start-2 justify-self-start sm:col-start-3 sm:-mt-1 sm:self-start`}
      >
        {label}
      </PageLink>
    </li>
  )
}

function Alternative({ offer, start, label }: { offer: Offer; start: string; label: string }) {
  return (
    <li className="border-t-2 border-ink pt-5">
      <h3 className="text-lg">{offer.title}</h3>
      <p className="mt-2 flex items-baseline gap-3">
        <span className="font-display text-xl font-bold tracking-tight">{offer.price}</span>{' '}
        <span className="text-soft">{offer.timeline}</span>
      </p>
      <p className="mt-3 text-soft print:hidden">{offer.description}</p>
      <PageLink to={start} aria-label={`${label}: ${offer.title}`} className={`${linkStyle} mt-3`}>
        {label}
      </PageLink>
    </li>
  )
}
