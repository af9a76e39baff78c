import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { startWith } from '~/content/next-steps'
import { pages } from '~/content/pages'
import { quiz } from '~/content/quiz'
import { showroom } from '~/content/showroom'
import { pageLoader } from '~/page-loader.server'
import { answerIds, readQuiz, type QuizResult as Result, type QuizStep } from '~/quiz/quiz'
import { fill } from '~/ui/fill'
import { NextStep } from '~/ui/sections/next-step'
import { QuizQuestion } from '~/ui/sections/quiz-question'
import { QuizResult } from '~/ui/sections/quiz-result'
import type { PageHandle } from '~/ui/layout/page-handle'
import { exhibitCard } from './exhibit.server'
import { pageMeta } from './page-meta.server'

export const handle: PageHandle = { script: 'router' }

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

const declared = { ...answerIds, at: [...Object.keys(answerIds), 'result'] }

export const loader = pageLoader(declared, ({ search, context }) => {
  const shown = readQuiz(search)
  return {
    shown: shown.kind === 'question' ? shown : { ...shown, exhibit: exhibitOf(shown), step: stepFrom(shown) },
    words: quiz,
    // Search engines index the start page only.
    meta: pageMeta(pages.quiz, context, {
      ...wordsFor(shown),
      isIndexed: shown.kind === 'question' && shown.isStart,
    }),
    contactEmail: context.contactEmail,
  }
})

export default function QuizPage() {
  const { shown, words, contactEmail } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const pageRef = useFocusOnStep(search)
  return (
    <div ref={pageRef}>
      {shown.kind === 'question' ? (
        // The key resets the form, so that it shows the answers in the URL.
        <QuizQuestion key={search} words={words} {...shown} />
      ) : (
        <>
          <QuizResult words={words.result} contactEmail={contactEmail} {...shown} />
          <NextStep {...shown.step} />
        </>
      )}
    </div>
  )
}

function exhibitOf({ demo }: Result) {
  const exhibit = showroom.find(({ id }) => id === demo)!
  return { ...exhibitCard(exhibit), sizes: '(width < 64rem) calc(100vw - 4rem), 58rem' }
}

function stepFrom({ offer, start }: Result) {
  const step = startWith(offer)
  return { ...step, action: { ...step.action, to: start } }
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

/** Each step begins at its top, with the focus on the headline. */
function useFocusOnStep(search: string) {
  const pageRef = useRef<HTMLDivElement>(null)
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    scrollTo({ top: 0, behavior: 'instant' })
    pageRef.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [search])
  return pageRef
}
