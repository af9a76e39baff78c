import type { ComponentProps } from 'react'
import { testimonials, type Testimonial } from '~/content/testimonials'
import { Picture, type PictureFiles } from '~/ui/picture'
import { SampleNote } from '~/ui/sample-note'

type Quote = Testimonial & { picture: PictureFiles }

/** An endless marquee of several quotes, so they are rendered twice, or few of them more often. Pointer, tap, focus and a checkbox stop it without JavaScript. */
export function Testimonials({ quotes }: { quotes: readonly Quote[] }) {
  const { title, sampleTitle, pause, sampleNote } = testimonials
  if (quotes.length === 0) return null
  const rounds = quotes.length === 1 ? 1 : 2 * Math.ceil(5 / quotes.length)
  return (
    <section className="quote-section bg-tint py-5 md:py-12">
      <div className="mx-auto flex max-w-site flex-wrap items-center justify-between gap-x-8 px-5 md:px-8">
        <h2 id="testimonials" className="flex-1 text-xl md:text-2xl">
          {quotes.every(({ sample }) => sample) ? sampleTitle : title}
        </h2>
        {rounds > 1 && (
          <label className="quote-pause flex min-h-11 shrink-0 cursor-pointer items-center gap-3 rounded-sm border border-edge px-4 font-semibold has-checked:bg-ink has-checked:text-paper max-md:text-sm motion-reduce:hidden print:hidden">
            <input
              type="checkbox"
              className="h-4 w-3.5 appearance-none border-x-4 border-y-0 border-current"
            />
            {pause}
          </label>
        )}
        <SampleNote of={quotes} text={sampleNote} className="mt-1 basis-full md:mt-2" />
      </div>
      <div
        role="region"
        aria-labelledby="testimonials"
        // Focus stops the marquee.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`mt-4 md:mt-8 ${rounds > 1 ? 'quote-window' : 'mx-auto max-w-site'}`}
      >
        <div className={rounds > 1 ? 'quote-row' : ''}>
          <Quotes quotes={quotes} />
          {Array.from({ length: rounds - 1 }, (_, at) => (
            <Quotes key={at} quotes={quotes} aria-hidden data-copy />
          ))}
        </div>
      </div>
    </section>
  )
}

function Quotes({ quotes, ...list }: ComponentProps<'ul'> & { quotes: readonly Quote[] }) {
  return (
    <ul className="quote-list" {...list}>
      {quotes.map(({ quote, author, role, picture }) => (
        <li key={author}>
          <figure className="flex h-full flex-col border-t-2 border-ink pt-3 md:pt-5">
            <blockquote className="max-md:text-sm md:text-lg">{quote}</blockquote>
            <figcaption className="mt-auto flex items-center gap-4 pt-5">
              <Picture picture={picture} alt="" className="size-14 rounded-full" />
              <span>
                <span className="block font-semibold">{author}</span>{' '}
                <span className="block text-sm text-soft">{role}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
