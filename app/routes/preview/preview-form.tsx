import type { InputHTMLAttributes } from 'react'
import type { previewPage } from '~/content/preview'
import { BrowserFrame } from '~/ui/browser-frame'
import { buttonStyle } from '~/ui/button-link'
import { fill } from '~/ui/fill'
import { boxStyle } from '~/ui/form/enquiry-field'
import { Picture, type PictureFiles } from '~/ui/picture'

interface PreviewFormProps {
  words: typeof previewPage
  trades: readonly { id: string; trade: string; isChosen: boolean }[]
  /** Such as "Cut, 28". */
  examples: readonly string[]
  patterns: readonly { id: string; label: string }[]
  days: readonly string[]
  typed: {
    name: string
    town: string
    person: string
    hours: string
    things: readonly (readonly [thing: string, price: string])[]
    days: readonly string[]
  }
  /** The website whose look the draft has. */
  demo: { domain: string; alt: string; picture: PictureFiles }
  /** By the ids of the fields. */
  errors: Readonly<Record<string, string>>
  summary: string
}

/** A visitor's own facts, as a GET form whose answer is a draft. */
export function PreviewForm({ words, typed, demo, errors, summary, ...page }: PreviewFormProps) {
  const { things, hours, person } = words
  const wrong = Object.entries(errors)
  const field = (id: string) => ({ id, error: errors[id], autoFocus: wrong[0]?.[0] === id })
  return (
    <div className="mx-auto max-w-site px-5 py-10 md:px-8 md:py-16">
      <h1 className="max-w-[12em] text-2xl md:text-3xl">{words.title}</h1>
      <p className="mt-5 max-w-read text-lg text-soft">{words.lead}</p>
      <div className="mt-8 grid items-start gap-x-gutter gap-y-12 lg:grid-cols-12">
        <form action="/preview" method="get" className="*:not-last:mb-8 lg:col-span-7">
          {wrong.length > 0 && (
            <div role="alert" className="border-l-4 border-danger pl-4 text-danger">
              <p className="font-semibold">{summary}</p>
              <ul>
                {wrong.map(([id, text]) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="inline-flex min-h-11 items-center underline underline-offset-4"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <fieldset>
            <legend className={legendStyle}>{words.trade}</legend>
            <div className="mt-1 flex flex-wrap gap-x-6">
              {page.trades.map(({ id, trade, isChosen }, index) => (
                <label key={id} className={choiceStyle}>
                  <input
                    type="radio"
                    name="trade"
                    value={id}
                    required
                    defaultChecked={isChosen}
                    className="size-5 accent-pine"
                    {...(index === 0 && {
                      id: 'trade',
                      autoFocus: 'trade' in errors,
                      ...described('trade', errors['trade']),
                    })}
                  />{' '}
                  {trade}
                </label>
              ))}
            </div>
            <Wrong id="trade" error={errors['trade']} />
          </fieldset>
          <div className="grid gap-x-4 gap-y-6 sm:grid-cols-[3fr_2fr]">
            <Text {...words.name} {...field('name')} defaultValue={typed.name} required />
            <Text {...words.town} {...field('town')} defaultValue={typed.town} />
          </div>
          <fieldset>
            <legend className={legendStyle}>{things.title}</legend>
            <p className="text-sm text-soft">{things.hint}</p>
            <ol className="mt-2 list-decimal *:not-last:mb-2 pl-6">
              {typed.things.map(([thing, price], index) => {
                const [, what, cost] = /(.*), (.*)/.exec(page.examples[index] ?? '') ?? []
                return (
                  <li key={index}>
                    <div className="grid grid-cols-[1fr_8rem] gap-x-4">
                      <Text
                        {...field(`thing-${index}`)}
                        name="thing"
                        label={fill(things.thing, { number: index + 1 })}
                        placeholder={what}
                        defaultValue={thing}
                        isQuiet
                      />
                      <Text
                        {...field(`price-${index}`)}
                        name="price"
                        label={fill(things.price, { number: index + 1 })}
                        placeholder={cost && `$${cost}`}
                        defaultValue={price}
                        isQuiet
                      />
                    </div>
                  </li>
                )
              })}
            </ol>
          </fieldset>
          <fieldset>
            <legend className={legendStyle}>{hours.title}</legend>
            <div className="mt-1 grid">
              {[...page.patterns, { id: '', label: hours.none }].map(({ id, label }) => (
                <label key={id} className={choiceStyle}>
                  <input
                    type="radio"
                    name="hours"
                    value={id}
                    defaultChecked={id === typed.hours}
                    className="size-5 shrink-0 accent-pine"
                  />{' '}
                  {label}
                </label>
              ))}
            </div>
            <details open={typed.days.some(Boolean)}>
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">{hours.other}</summary>
              <p className="text-sm text-soft">{hours.hint}</p>
              <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2">
                {page.days.map((day, index) => (
                  <Text
                    key={day}
                    {...field(day.slice(0, 3).toLowerCase())}
                    label={day}
                    defaultValue={typed.days[index]}
                  />
                ))}
              </div>
            </details>
          </fieldset>
          <Text {...person} {...field('person')} defaultValue={typed.person} />
          <div>
            <button name="make" value="1" className={`${buttonStyle.loud} w-full sm:w-auto`}>
              {words.button}
            </button>
            <p className="mt-4 max-w-read text-sm text-soft">{words.after}</p>
          </div>
        </form>
        <figure className="top-28 max-lg:hidden lg:sticky lg:col-span-5">
          <BrowserFrame domain={demo.domain}>
            <Picture picture={demo.picture} alt={demo.alt} sizes="30rem" className="h-auto w-full" />
          </BrowserFrame>
          <figcaption className="mt-4 text-soft">{words.look}</figcaption>
        </figure>
      </div>
    </div>
  )
}

const choiceStyle = 'inline-flex min-h-11 items-center gap-2.5'
const legendStyle = 'font-semibold'

type Input = InputHTMLAttributes<HTMLInputElement>

interface TextProps extends Pick<Input, 'defaultValue' | 'placeholder' | 'required' | 'autoFocus'> {
  id: string
  /** The id, unless several fields share a parameter. */
  name?: string
  label: string
  /** Whether its label is for ears alone, since it repeats. */
  isQuiet?: boolean
  hint?: string
  error?: string | undefined
}

function Text({ id, name = id, label, isQuiet, hint, error, ...input }: TextProps) {
  return (
    <div>
      <label htmlFor={id} className={isQuiet ? 'sr-only' : legendStyle}>
        {label}
      </label>
      {hint && <p className="text-sm text-soft">{hint}</p>}
      <input
        {...input}
        {...described(id, error)}
        id={id}
        name={name}
        autoComplete="off"
        className={`${boxStyle} min-h-12`}
      />
      <Wrong id={id} error={error} />
    </div>
  )
}

function described(id: string, error: string | undefined) {
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': error && `${id}-error` }
}

function Wrong({ id, error }: Pick<TextProps, 'id' | 'error'>) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="mt-2 font-semibold text-danger">
      {error}
    </p>
  )
}
