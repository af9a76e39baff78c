import { Link } from '@remix-run/react'
import type { quiz } from '~/content/quiz'
import type { QuizResult as Result } from '~/quiz/quiz'
import { ButtonLink } from '~/ui/button-link'
import { fill } from '~/ui/fill'
import { Tally } from '~/ui/tally'
import { unbroken } from '~/ui/unbroken'
import { DraftField, type DraftFieldProps } from '~/ui/sections/draft-field'
import { DemoCard, type DemoPictures } from '~/ui/sections/demo-card'
import { FeatureList } from '~/ui/sections/feature-list'
import { Terms } from '~/ui/sections/terms'

type QuizResultProps = Omit<Result, 'kind' | 'demo'> & {
  words: (typeof quiz)['result']
  demo: DemoPictures & { draft: DraftFieldProps }
  /** The price with domain and hosting. */
  threeYears: string
  contactEmail: string
}

const linkStyle =
  'inline-flex min-h-11 items-center font-semibold underline decoration-line decoration-2 underline-offset-4 hover:text-pine hover:decoration-pine print:hidden'

export function QuizResult({ words, offer, start, overBudget, demo, ...result }: QuizResultProps) {
  const amounts = { price: offer.price, difference: overBudget?.difference ?? '' }
  const within = overBudget?.within
  return (
    <div className="mx-auto max-w-site px-5 py-10 md:px-8 md:py-16 lg:py-20 print:p-0">
      <div className="grid gap-x-gutter gap-y-12 lg:grid-cols-12 print:grid-cols-12 print:gap-x-10 print:gap-y-6">
        <div className="lg:col-span-7 print:col-span-7">
          <h1 tabIndex={-1} className="text-3xl print:text-2xl">
            <span className="mb-2 block text-xl text-pine">{words.title}</span>
            {` ${offer.title}`}
          </h1>
          <p className="mt-5 max-w-[34.65em] text-lg text-soft print:mt-3 print:text-base">
            {unbroken(offer.description)}
          </p>
          {overBudget && (
            <p className="mt-6 max-w-[37.9em] border-l-4 border-ink pl-4 font-semibold print:mt-4">
              {fill(words.overBudget, amounts)}
              {within && ` ${fill(words.withinBudget, { package: within.title, price: within.price })}`}
            </p>
          )}
        </div>
        <Estimate words={words} offer={offer} start={start} threeYears={result.threeYears} />
        <section aria-labelledby="reasons" className="lg:col-span-7 print:col-span-7">
          <h2 id="reasons" className="text-xl">
            {words.reasons}
          </h2>
          <ol className="mt-4 border-t-2 border-ink">
            {result.reasons.map(({ question, said, text, change }, index) => (
              <li
                key={question}
                className="grid grid-cols-[2.25rem_1fr] gap-x-3 border-b border-line py-4 sm:grid-cols-[2.75rem_1fr_auto] print:py-2"
              >
                <Tally count={index + 1} className="size-8" fifth="var(--color-pine)" />
                <p className="max-w-[32em] sm:py-0.5">
                  <strong className="font-semibold">{`${said}:`}</strong>{' '}
                  <span className="text-soft">{unbroken(fill(text, amounts))}</span>
                </p>
                <Link
                  to={change}
                  aria-label={`${words.change}: ${question}`}
                  className={`${linkStyle} col-start-2 justify-self-start sm:col-start-3 sm:-mt-1 sm:self-start`}
                >
                  {words.change}
                </Link>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section
        aria-labelledby="demo"
        className="mt-16 grid items-start gap-x-gutter gap-y-6 lg:mt-24 lg:grid-cols-12 print:hidden"
      >
        <h2 id="demo" className="text-xl lg:sticky lg:top-24 lg:col-span-4">
          {words.demo}
        </h2>
        <div className="lg:col-span-8">
          <DemoCard {...demo} sizes="(width < 64rem) calc(100vw - 4rem), 58rem" />
          <div className="mt-6 max-w-160">
            <DraftField id="draft" {...demo.draft} />
          </div>
        </div>
      </section>
      <section aria-labelledby="alternatives" className="mt-16 lg:mt-24 print:mt-6">
        <h2 id="alternatives" className="text-xl">
          {words.alternatives}
        </h2>
        <ul className="mt-6 grid gap-x-gutter gap-y-10 md:grid-cols-2 print:grid-cols-2 print:gap-x-10">
          {result.alternatives.map((other) => (
            <li key={other.offer.id} className="border-t-2 border-ink pt-5">
              <h3 className="text-lg">{other.offer.title}</h3>
              <p className="mt-2 flex items-baseline gap-3">
                <span className="price text-xl">{other.offer.price}</span>{' '}
                <span className="text-soft">{other.offer.timeline}</span>
              </p>
              <p className="mt-3 text-soft print:hidden">{unbroken(other.offer.description)}</p>
              <a
                href={other.start}
                aria-label={`${words.startOther}: ${other.offer.title}`}
                className={`${linkStyle} mt-3`}
              >
                {words.startOther}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-14 flex flex-wrap items-center gap-x-6 border-t border-line pt-4 text-soft print:hidden">
        {`${words.keep} `}
        <Link to="/quiz" className={`${linkStyle} text-ink`}>
          {words.again}
        </Link>
      </p>
      <p className="hidden print:mt-6 print:block">
        {fill(words.printed, { contactEmail: result.contactEmail })}
      </p>
    </div>
  )
}

type EstimateProps = Pick<QuizResultProps, 'words' | 'offer' | 'start' | 'threeYears'>

function Estimate({ words, offer, start, threeYears }: EstimateProps) {
  return (
    <section
      aria-labelledby="estimate"
      className="self-start border-t-2 border-ink bg-sand p-6 md:p-8 lg:sticky lg:top-24 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 print:static print:col-span-5 print:col-start-8 print:row-span-2 print:row-start-1 print:p-0 print:pt-5"
    >
      <h2 id="estimate" className="text-lg">
        {words.sheet}
      </h2>
      <FeatureList features={Object.keys(offer.features)} className="mt-3" />
      <dl>
        <div className="flex items-baseline justify-between gap-4 py-3">
          <dt>{words.timeline}</dt>
          <dd className="font-semibold">{offer.timeline}</dd>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-6 border-double border-ink pt-4">
          <dt className="font-semibold">{words.price}</dt>
          <dd className="price ml-auto text-3xl">{offer.price}</dd>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3">
          <dt>{words.threeYears}</dt>
          <dd className="ml-auto font-semibold">{threeYears}</dd>
        </div>
      </dl>
      <Terms terms={words.terms} className="mt-3 border-t border-line text-sm" />
      <div className="mt-6 grid gap-3 print:hidden">
        <ButtonLink variant="loud" to={start} label={words.start} />{' '}
        <ButtonLink variant="quiet" to="/consultation" label={words.talk} />
      </div>
    </section>
  )
}
