import { Form, Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import type { quiz } from '~/content/quiz'
import type { QuizStep } from '~/quiz/quiz'
import { buttonStyle } from '../button-link'
import { fill } from '../fill'
import { Tally } from '../tally'

type QuizQuestionProps = Omit<QuizStep, 'kind'> & { words: Omit<typeof quiz, 'meta' | 'result' | 'summary'> }

/** A GET form that carries all answers in the URL, the same with and without JavaScript. */
export function QuizQuestion({ words, question, chosen, others, ...step }: QuizQuestionProps) {
  const progress = fill(words.progress, { number: step.number, total: step.total })
  return (
    <div className="mx-auto grid max-w-site gap-x-16 gap-y-8 px-5 py-10 md:px-8 md:py-16 lg:grid-cols-12 lg:py-24">
      <div className="lg:col-span-4">
        <p className="font-semibold text-accent-text">{words.name}</p>
        <div className="mt-5 flex items-center gap-5 lg:mt-8 lg:block">
          <div
            role="progressbar"
            aria-label={words.progressName}
            aria-valuemin={1}
            aria-valuemax={step.total}
            aria-valuenow={step.number}
            aria-valuetext={progress}
            className="relative size-14 shrink-0 lg:-ml-4 lg:size-44"
          >
            <Tally count={5} className="absolute inset-0 text-line" fifth="var(--color-line)" />
            <Tally count={step.number} className="relative" isDrawn />
          </div>
          <p className="font-display text-lg font-bold lg:mt-6">{progress}</p>
        </div>
        {step.isStart && <p className="mt-5 max-w-[40ch] text-soft lg:mt-3">{words.lead}</p>}
      </div>
      <Form method="get" action="/quiz" className="lg:col-span-8">
        {others.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset className="min-w-0" aria-describedby={step.isMissing ? 'unanswered' : undefined}>
          <legend className="w-full">
            <h1 tabIndex={-1} className="max-w-[22ch] text-2xl">
              {question.text}
            </h1>
          </legend>
          {step.isMissing && (
            <p id="unanswered" className="mt-6 font-semibold text-danger">
              {words.unanswered}
            </p>
          )}
          <div className="mt-8 border-t-2 border-ink">
            {question.choices.map(({ id, label }) => (
              // A div, for a line of its own in text browsers.
              <div key={id} className="border-b border-line">
                <label className="flex min-h-16 cursor-pointer items-center gap-4 px-4 py-3.5 text-lg hover:bg-sand has-checked:bg-sand has-checked:shadow-[inset_0_0_0_2px_var(--color-ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent">
                  <input
                    type="radio"
                    name={question.id}
                    value={id}
                    defaultChecked={id === chosen}
                    required
                    className="size-5 shrink-0 accent-accent-text outline-none"
                  />
                  {label}
                </label>
              </div>
            ))}
          </div>
        </fieldset>
        <input type="hidden" name="at" value={step.next} />
        <div className="mt-8 flex flex-col gap-x-8 gap-y-3 sm:flex-row sm:items-center">
          <button type="submit" className={buttonStyle.loud}>
            {step.isLast ? words.finish : words.next}
          </button>{' '}
          {step.back && (
            <Link
              to={step.back}
              className="inline-flex min-h-12 items-center justify-center gap-2 font-semibold underline-offset-4 hover:text-accent-text hover:underline"
            >
              <ArrowLeft aria-hidden className="size-5" />
              {words.back}
            </Link>
          )}
        </div>
      </Form>
    </div>
  )
}
