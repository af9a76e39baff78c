import { useLoaderData, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { startWith } from '~/content/next-steps'
import { pages } from '~/content/pages'
import { quiz } from '~/content/quiz'
import { costOverYears } from '~/offers/cost-over-years'
import { asPrice } from '~/offers/dollars'
import { pageLoader } from '~/platform/page-loader.server'
import { picture } from '~/pictures/picture.server'
import { answerIds, readQuiz, type QuizResult as Result, type QuizStep } from '~/quiz/quiz'
import { fill } from '~/ui/fill'
import { RootPart } from '~/ui/layout/root-part'
import { NextStep } from '~/ui/sections/next-step'
import { QuizQuestion } from './question'
import { QuizResult } from './result'
import type { PageHandle } from '~/ui/layout/page-handle'
import { demoCard } from '~/routes/shared/demo-card.server'
import { pageMeta } from '~/routes/shared/page-meta.server'

export const handle: PageHandle = { script: 'router' }

export { meta } from '~/routes/shared/head'

const declared = { ...answerIds, at: [...Object.keys(answerIds), 'result'] }

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
            step: startWith(shown.offer, shown.start),
            threeYears: asPrice(costOverYears(shown.offer, 3)),
          },
    words: quiz,
    drawing: picture('pages/quiz'),
    // Search engines index the start page only.
    meta: pageMeta(pages.quiz, context, {
      ...head,
      isIndexed: shown.kind === 'question' && shown.isStart,
    }),
    contactEmail: context.contactEmail,
  }
})

export { clientLoader } from '~/ui/layout/load-by-script'

export default function QuizPage() {
  const { title, shown, words, drawing, contactEmail } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  useStep(search, title)
  return (
    <RootPart>
      {shown.kind === 'question' ? (
        // The key resets the form, so that it shows the answers in the URL.
        <QuizQuestion key={search} words={words} drawing={drawing} {...shown} />
      ) : (
        <>
          <QuizResult words={words.result} contactEmail={contactEmail} {...shown} />
          <NextStep {...shown.step} />
        </>
      )}
    </RootPart>
  )
}

function wordsFor(shown: QuizStep | Result) {
  const { question, result } = quiz.meta
  if (shown.kind === 'result') {
    const { title, price, timeline } = shown.offer
    return {
      title: fill(result.title, { package: title }),
      description: fill(result.description, { package: title, price, timeline }),
    }
  }
  if (shown.isStart) return {}
  const { number, total } = shown
  const progress = fill(quiz.progress, { number, total })
  return { ...question, title: fill(question.title, { progress, question: shown.question.text }) }
}

/** Each step has its title, and begins at its top with the focus on the headline. */
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
