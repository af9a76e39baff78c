import { Check } from 'lucide-react'
import { ButtonLink } from '../button-link'
import { Tally } from '../tally'

interface HeroProps {
  tagline: string
  headline: string
  paragraph: string
  bullets: readonly string[]
  days: readonly { day: string; work: string }[]
  note: string
  actions: readonly [{ label: string; to: string }, { label: string; to: string }]
}

/** The promise, and beside it the five days that it takes, the fifth filled in. */
export function Hero({
  tagline,
  headline,
  paragraph,
  bullets,
  days,
  note,
  actions: [first, second],
}: HeroProps) {
  return (
    <section className="mx-auto grid max-w-site gap-x-16 gap-y-14 px-5 pt-12 pb-20 md:px-8 md:pt-16 lg:grid-cols-12 lg:pb-24">
      <div className="lg:col-span-7">
        <p className="font-semibold text-accent-text">{tagline}</p>
        <h1 className="mt-4 max-w-[20ch] text-3xl">{headline}</h1>
        <p className="mt-6 max-w-[52ch] text-lg text-soft">{paragraph}</p>
        <ul className="mt-7 grid gap-y-2">
          {bullets.map((bullet) => (
            <li key={bullet} className="flex items-start gap-3">
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-accent-text" />
              {bullet}
            </li>
          ))}
        </ul>
        <div className="mt-9 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ButtonLink voice="loud" to={first.to}>
            {first.label}
          </ButtonLink>
          <ButtonLink voice="quiet" to={second.to}>
            {second.label}
          </ButtonLink>
        </div>
      </div>
      <div className="self-center lg:col-span-5">
        <ol className="border-t-2 border-ink">
          {days.map(({ day, work }, index) => (
            <li
              key={day}
              className={`grid grid-cols-[1.75rem_3.5rem_1fr] items-center gap-x-3 px-4 ${dayStyle(index)}`}
            >
              <Tally count={index + 1} className="size-6" fifth="currentColor" />
              <span className="font-display font-bold">{day}</span>
              <span>{work}</span>
            </li>
          ))}
        </ol>
        <p className="mt-4 px-4 text-sm text-soft">{note}</p>
      </div>
    </section>
  )
}

function dayStyle(index: number): string {
  return index === 4 ? 'bg-accent py-5 font-semibold text-on-accent' : 'border-b border-line py-4'
}
