import { Form, Link } from '@remix-run/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { quiz } from '~/content/quiz'
import type { QuizStep } from '~/quiz/quiz'
import { fill } from '~/ui/fill'
import { Picture, type PictureFiles } from '~/ui/picture'
import { Tally } from '~/ui/tally'
import { unbroken } from '~/ui/unbroken'

type QuizQuestionProps = Omit<QuizStep, 'kind'> & {
  words: typeof quiz
  drawing: PictureFiles
}

/** A GET form that carries all answers in the URL, the same with and without JavaScript; each answer is a submit button. */
export function QuizQuestion({ words, drawing, question, chosen, others, ...step }: QuizQuestionProps) {
  const progress = fill(words.progress, { number: step.number, total: step.total })
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
            <Tally count={step.number} className="relative" fifth="var(--color-pine)" isDrawn />
          </div>
          <p className="font-display text-lg font-bold">{progress}</p>
          <div className="max-lg:hidden lg:order-first lg:mb-5 lg:w-full">
            <Picture picture={drawing} alt="" eager className="h-auto w-full" />
          </div>
        </div>
        {step.isStart && <p className="mt-5 max-w-[26.65em] text-soft">{words.lead}</p>}
      </div>
      <Form method="get" action="/quiz" className="lg:col-span-8">
        {others.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset className="min-w-0" aria-describedby={step.isMissing ? 'unanswered' : undefined}>
          <legend className="w-full">
            <h1 tabIndex={-1} className="max-w-[14.65em] text-2xl">
              {question.text}
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
