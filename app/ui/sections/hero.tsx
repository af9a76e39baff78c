import { Check } from 'lucide-react'
import { BrowserFrame } from '../browser-frame'
import { ButtonLink } from '../button-link'
import { Picture, type PictureFiles } from '../picture'
import { Mark, Tally } from '../tally'

interface HeroProps {
  tagline: string
  headline: string
  paragraph: string
  bullets: readonly string[]
  demo: { address: string; imageAlt: string; chat: ChatWords }
  picture: PictureFiles
  days: readonly { day: string; work: string }[]
  note: string
  actions: readonly [{ label: string; to: string }, { label: string; to: string }]
}

/** The promise, beside it a picture of it happening, and below both the five days that it takes, the fifth filled in. */
export function Hero({
  tagline,
  headline,
  paragraph,
  bullets,
  demo,
  picture,
  days,
  note,
  actions: [first, second],
}: HeroProps) {
  return (
    <section className="mx-auto max-w-site px-5 pt-8 pb-20 md:px-8 md:pt-10 lg:pb-24">
      <div className="grid items-center gap-x-12 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="font-semibold text-accent-text">{tagline}</p>
          <h1 className="mt-4 max-w-[14ch] text-3xl">{headline}</h1>
          <p className="mt-5 max-w-[52ch] text-lg text-soft">{paragraph}</p>
          <ul className="mt-6 grid gap-y-1.5">
            {bullets.map((bullet) => (
              <li key={bullet} className="flex items-start gap-3">
                <Check aria-hidden className="mt-1 size-5 shrink-0 text-accent-text" />
                {bullet}
              </li>
            ))}
          </ul>
          <div className="mt-8 grid gap-3 sm:w-fit">
            <ButtonLink voice="loud" to={first.to}>
              {first.label}
            </ButtonLink>
            <ButtonLink voice="quiet" to={second.to}>
              {second.label}
            </ButtonLink>
          </div>
        </div>
        <div className="lg:col-span-6">
          <BrowserFrame address={demo.address}>
            <Picture
              picture={picture}
              alt={demo.imageAlt}
              // Phones have more pixels than a drawing needs.
              sizes="(width < 40rem) 52vw, (width < 64rem) calc(100vw - 4rem), 37rem"
              eager
              className="h-auto w-full"
            />
          </BrowserFrame>
          <Chat {...demo.chat} />
        </div>
      </div>
      <Days days={days} note={note} />
    </section>
  )
}

interface ChatWords {
  title: string
  messages: readonly { from: 'customer' | 'site'; text: string }[]
}

/** A customer's question, answered while the shop is closed. */
function Chat({ title, messages }: ChatWords) {
  return (
    <figure className="relative -mt-8 mr-auto -ml-2 w-[88%] max-w-sm border border-edge/60 bg-paper p-4 shadow-lg shadow-ink/10 sm:-mt-16 sm:ml-6 lg:-ml-6">
      <figcaption className="flex items-center gap-2 border-b border-line pb-2.5 text-sm font-semibold text-balance">
        <Mark className="size-5 shrink-0" />
        {title}
      </figcaption>
      <ul className="mt-3 grid gap-2 text-sm">
        {messages.map(({ from, text }) => (
          <li
            key={text}
            className={`chat-message max-w-[85%] rounded-md text-pretty px-3 py-2 ${
              from === 'customer' ? 'justify-self-end bg-sand' : 'bg-pine-ground text-on-pine'
            }`}
          >
            <span className="sr-only">{from === 'customer' ? 'Customer: ' : 'Website: '}</span>
            {text}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Days({ days, note }: { days: HeroProps['days']; note: string }) {
  return (
    <>
      <ol className="mt-16 grid border-t-2 border-ink md:grid-cols-5">
        {days.map(({ day, work }, index) => (
          <li
            key={day}
            className={`flex items-center gap-x-4 px-4 py-3.5 md:flex-col md:items-start md:gap-y-3 md:py-5 ${
              index === 4
                ? 'bg-accent font-semibold text-on-accent'
                : 'border-b border-line md:border-r md:border-b-0'
            }`}
          >
            <Tally
              count={index + 1}
              className="size-7 shrink-0 md:size-9"
              {...(index === 4 && { fifth: 'currentColor' })}
            />
            <p>
              <span className="font-display font-bold">{day}</span>
              <span className="block text-sm">{work}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-soft">{note}</p>
    </>
  )
}
