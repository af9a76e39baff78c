import { Form, Link, useLoaderData, useLocation } from '@remix-run/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { packageStep } from '~/content/next-steps'
import { pages } from '~/content/pages'
import { quiz } from '~/content/quiz'
import { asPrice, costOverYears } from '~/content/prices'
import { pageLoader } from '~/platform/page-loader.server'
import { picture } from '~/pictures/picture.server'
import { answerIds, readQuiz } from '~/quiz/quiz'
import { ButtonLink, TextLink, textLinkStyle } from '~/ui/links'
import { fill } from '~/content/fill'
import type { PageHandle } from '~/ui/layout/page-handle'
import { RootPart } from '~/ui/layout/root-part'
import { Picture } from '~/ui/picture'
import { Titled } from '~/ui/titled'
import { DraftField } from '~/routes/shared/draft-field'
import { FeatureList } from '~/ui/sections/feature-list'
import { NextStep } from '~/ui/sections/next-step'
import { Tally } from '~/ui/tally'
import { unbroken } from '~/ui/unbroken'
import { DemoCard } from '~/routes/shared/demo-card'
import { demoCard } from '~/routes/shared/demo-card.server'
import { pageMeta } from '~/routes/shared/page-meta.server'

export const handle: PageHandle = { script: 'router' }

export { meta } from '~/routes/shared/head'

const declared = { search: { ...answerIds, at: [...Object.keys(answerIds), 'result'] } }

export const loader = pageLoader(declared, ({ search, context }) => {
  const shown = readQuiz(search)
  const head = { title: pages.quiz.title, ...wordsFor(shown) }
  return {
    title: head.title,
    shown:
      shown.kind === 'question'
        ? shown
        : {
            ...shown,
            demo: demoCard(shown.demo),
            step: packageStep(shown.offer, shown.start),
            threeYears: asPrice(costOverYears(shown.offer, 3)),
          },
    words: quiz,
    drawing: picture('pages/quiz'),
    meta: pageMeta(pages.quiz, context, { ...head, isIndexed: shown.kind === 'question' && shown.isStart }),
    contactEmail: context.contactEmail,
  }
})

export { clientLoader } from '~/ui/layout/load-by-script'

export default function QuizPage() {
  const { shown, ...page } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  useStep(search, page.title)
  return (
    <RootPart>
      {shown.kind === 'question' ? (
        // The key resets the form to the answers in the URL.
        <QuizQuestion key={search} {...page} {...shown} />
      ) : (
        <>
          <QuizResult {...page} {...shown} />
          <NextStep {...shown.step} />
        </>
      )}
    </RootPart>
  )
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>
type Shown<Kind extends string> = Omit<Page, 'shown'> & Extract<Page['shown'], { kind: Kind }>

function wordsFor(shown: ReturnType<typeof readQuiz>) {
  const { question, result } = quiz.meta
  if (shown.kind === 'result') {
    const { title, price, timeline } = shown.offer
    return {
      title: fill(result.title, { lead: shown.lead, package: title }),
      description: fill(result.description, { package: title, price, timeline }),
    }
  }
  if (shown.isStart) return {}
  const progress = fill(quiz.progress, shown)
  return { ...question, title: fill(question.title, { progress, question: shown.question.text }) }
}

function useStep(search: string, title: string) {
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    document.title = title
    scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [search, title])
}

/** Each answer is a submit button of a GET form, so the URL holds all answers, with and without JavaScript. */
function QuizQuestion({ words, drawing, ...step }: Shown<'question'>) {
  const { question, chosen, others } = step
  const progress = fill(words.progress, step)
  return (
    <div className="mx-auto grid max-w-site gap-x-gutter gap-y-6 px-5 py-8 md:px-8 md:py-16 lg:grid-cols-12 lg:py-20">
      <div className="lg:col-span-4">
        <p className="font-semibold text-pine">{words.name}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5">
          <div
            role="progressbar"
            aria-label={words.progressName}
            aria-valuemin={1}
            aria-valuemax={step.total}
            aria-valuenow={step.number}
            aria-valuetext={progress}
            className="relative size-14 shrink-0"
          >
            <Tally count={5} className="absolute inset-0 text-line" fifth="var(--color-line)" />
            <Tally count={step.number} className="relative" fifth="var(--color-pine)" />
          </div>
          <p className="font-display text-lg font-bold">{progress}</p>
          <div className="max-lg:hidden lg:order-first lg:mb-5 lg:w-full">
            <Picture picture={drawing} alt="" eager className="h-auto w-full" />
          </div>
        </div>
        {step.isStart && <p className="mt-5 max-w-[26.65em] text-soft">{words.intro}</p>}
      </div>
      <Form method="get" action="/quiz" className="lg:col-span-8">
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset className="min-w-0" aria-describedby={step.isMissing ? 'unanswered' : undefined}>
          <legend className="w-full">
            <h1 tabIndex={-1} className="max-w-[14.65em] text-2xl">
              {unbroken(question.text)}
            </h1>
          </legend>
          {step.isMissing && (
            <p id="unanswered" className="mt-6 font-semibold text-danger">
              {words.unanswered}
            </p>
          )}
          <ul className="mt-6 grid max-w-160 gap-3">
            {question.choices.map(({ id, label }) => (
              <li key={id}>
                <button
                  type="submit"
                  name={question.id}
                  value={id}
                  aria-pressed={id === chosen}
                  className="flex min-h-14 w-full cursor-pointer items-center gap-4 rounded-sm border border-edge px-4 py-2.5 text-left text-lg hover:border-ink hover:bg-sand aria-pressed:border-2 aria-pressed:border-ink aria-pressed:bg-sand"
                >
                  <span>{unbroken(label)}</span>
                  <ArrowRight aria-hidden className="ml-auto size-5 shrink-0 text-pine @max-[14rem]:hidden" />
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
        <input type="hidden" name="at" value={step.next} />
        {step.back && (
          <Link
            to={step.back}
            className="mt-6 inline-flex min-h-12 items-center gap-2 font-semibold underline-offset-4 hover:text-pine hover:underline"
          >
            <ArrowLeft aria-hidden className="size-5" />
            {words.back}
          </Link>
        )}
      </Form>
    </div>
  )
}

const linkStyle = `${textLinkStyle} print:hidden`
const changeStyle = `${linkStyle} col-start-2 justify-self-start sm:col-start-3 sm:-mt-1 sm:self-start`
const wideStyle = 'lg:col-span-7 print:col-span-7'
const sheetStyle =
  'self-start border-t-2 border-ink bg-sand p-6 md:p-8 lg:sticky lg:top-24 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 print:static print:col-span-5 print:col-start-8 print:row-span-2 print:row-start-1 print:p-0 print:pt-5'
const noticeStyle = 'mt-6 max-w-[37.9em] border-l-4 border-ink pl-4 font-semibold print:mt-4'
const othersStyle = 'mt-16 lg:mt-24 print:mt-6'

function QuizResult({ words: { result: words }, ...result }: Shown<'result'>) {
  const { offer, start, threeYears, overBudget, demo, isOwnDemo } = result
  const amounts = { price: offer.price, difference: overBudget?.difference ?? '' }
  const within = overBudget?.within
  const cheaper = result.alternatives.find((other) => other.offer.id === within?.id)
  const draft = (
    <div className="[view-timeline:--draft] md:max-w-160">
      <DraftField id="draft" demo={isOwnDemo ? demo : { id: 'other' }} variant="quiet" />
    </div>
  )
  return (
    <div className="mx-auto max-w-site px-5 py-10 md:px-8 md:py-16 lg:py-20 print:p-0">
      <div className="grid gap-x-gutter gap-y-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr] print:grid-cols-12 print:gap-x-10 print:gap-y-6">
        <div className={wideStyle}>
          <h1 tabIndex={-1} className="text-3xl">
            <span className="mb-2 block text-xl text-pine">{result.lead}</span>
            {` ${offer.title}`}
          </h1>
          <p className="mt-5 max-w-[34.65em] text-lg text-soft">
            {unbroken(offer.description.replace(/^For .*?\. /, ''))}
          </p>
          {overBudget && (
            <p className={noticeStyle}>
              {fill(words.overBudget, amounts)}
              {within && ` ${fill(words.withinBudget, { package: within.title, price: within.price })}`}
            </p>
          )}
          {result.lacks.map(({ text, ...needed }) => (
            <p key={text} className={`grid justify-items-start ${noticeStyle}`}>
              {`${text} `}
              <TextLink {...needed} />
            </p>
          ))}
          <p className="mt-6 grid gap-3 sm:flex sm:flex-wrap print:hidden">
            <ButtonLink variant="loud" to={start} label={offer.cta} />{' '}
            {cheaper && <ButtonLink variant="quiet" to={cheaper.start} label={cheaper.offer.cta} />}
          </p>
        </div>
        <Titled id="reasons" title={words.reasons} titleClass="text-xl" className={wideStyle}>
          <ol className="mt-4 border-t-2 border-ink">
            {result.reasons.map(({ question, said, text, change }, index) => (
              <li
                key={question}
                className="grid grid-cols-[2.25rem_1fr] gap-x-3 border-b border-line py-4 sm:grid-cols-[2.75rem_1fr_auto]"
              >
                <Tally count={index + 1} className="size-8" fifth="var(--color-pine)" />
                <p className="max-w-[32em] sm:py-0.5">
                  <strong className="font-semibold">{`${said}:`}</strong>{' '}
                  <span className="text-soft">{unbroken(fill(text, amounts))}</span>
                </p>
                <Link to={change} aria-label={`${words.change}: ${question}`} className={changeStyle}>
                  {words.change}
                </Link>
              </li>
            ))}
          </ol>
        </Titled>
        <Titled id="estimate" title={words.sheet} titleClass="text-lg" className={sheetStyle}>
          <FeatureList first={offer.contains} features={Object.keys(offer.features)} className="mt-3" />
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
          <p className="mt-3 border-t border-line pt-3 text-soft">{unbroken(words.terms)}</p>
          <TextLink {...words.allTerms} />
          <p className="mt-4 grid print:hidden">
            <ButtonLink variant="quiet" to="/consultation" label={words.talk} />
          </p>
        </Titled>
      </div>
      <Titled
        id="demo"
        title={isOwnDemo ? words.demo : words.otherDemo}
        titleClass="text-xl lg:sticky lg:top-24 lg:col-span-4"
        className="mt-16 grid items-start gap-x-gutter gap-y-6 lg:mt-24 lg:grid-cols-12 print:hidden"
      >
        <div className="lg:col-span-8 *:not-last:mb-6">
          {!isOwnDemo && draft}
          {demo.offer !== offer.id && (
            <p>{fill(words.demoDiffers[offer.id], { shown: demo.shownPackage })}</p>
          )}
          <DemoCard {...demo} sizes="(width < 64rem) calc(100vw - 4rem), 58rem" />
          {isOwnDemo && draft}
        </div>
      </Titled>
      <Titled id="alternatives" title={words.alternatives} titleClass="text-xl" className={othersStyle}>
        <ul className="mt-6 grid gap-x-gutter gap-y-10 md:grid-cols-2 print:grid-cols-2 print:gap-x-10">
          {result.alternatives.map((other) => (
            <li key={other.offer.id} className="border-t-2 border-ink pt-5">
              <h3 className="text-lg">{other.offer.title}</h3>
              <p className="mt-2 flex items-baseline gap-3">
                <span className="price text-xl">{other.offer.price}</span>{' '}
                <span className="text-soft">{other.offer.timeline}</span>
              </p>
              <p className="mt-3 text-soft print:hidden">{unbroken(other.offer.description)}</p>
              <a href={other.start} className={`${linkStyle} mt-3`}>
                {other.offer.cta}
              </a>
            </li>
          ))}
        </ul>
      </Titled>
      <p className="mt-14 flex flex-wrap items-center gap-x-6 border-t border-line pt-4 text-soft print:hidden">
        {`${words.keep} `}
        <Link to="/quiz" className={`${linkStyle} text-ink`}>
          {words.again}
        </Link>
      </p>
      <p className="hidden print:mt-6 print:block">{fill(words.printed, result)}</p>
    </div>
  )
}
