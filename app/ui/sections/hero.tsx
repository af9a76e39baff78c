import { Check } from 'lucide-react'
import type { home } from '~/content/home'
import type { Exhibit } from '~/content/showroom'
import type { SiteLink } from '~/content/site'
import { BrowserFrame } from '../browser-frame'
import { ButtonLink } from '../button-link'
import { Picture, type PictureFiles } from '../picture'
import { Tally } from '../tally'
import { unbroken } from '../unbroken'

/** A place in a picture, in its pixels. */
export interface Mark {
  x: number
  y: number
  width: number
  height: number
}

interface HeroProps extends Omit<(typeof home)['hero'], 'promise' | 'offer' | 'trades'> {
  promise: string
  offer: string
  /** The website of the visitor's trade, or of the first one. */
  demo: Exhibit & {
    picture: PictureFiles
    path: string
    dialogue: readonly string[]
    /** What each answer of the dialogue speaks of. */
    marks: readonly Mark[]
  }
  /** By which visitors choose their trade. */
  links: readonly (SiteLink & { isChosen: boolean })[]
  /** To the website of the trade with the visitor's own name. */
  draft: SiteLink
  actions: readonly [SiteLink, SiteLink]
}

const linkStyle =
  'inline-flex min-h-11 min-w-11 items-center font-semibold decoration-pine decoration-2 underline-offset-6 hover:text-pine hover:underline aria-[current]:underline'
const dayStyle =
  'relative flex items-center gap-x-3 px-3 py-1 md:flex-col md:px-4 md:items-start md:gap-y-3 md:py-5'
const lastDayStyle = `${dayStyle} pine-ground bg-pine-ground font-semibold`
const otherDayStyle = `${dayStyle} border-b border-line md:border-r md:border-b-0`

export function Hero({ demo, links, draft, actions: [first, second], ...words }: HeroProps) {
  return (
    <section className="hero mx-auto max-w-site px-5 pt-6 pb-8 md:px-8 md:pt-10 lg:pb-20">
      <div className="grid gap-x-gutter gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="font-semibold text-pine">{words.tagline}</p>
          <h1 className="mt-3 max-w-[14ch] text-3xl">{words.headline}</h1>
          <p className="mt-4 max-w-[52ch] text-lg text-soft">
            {words.promise} <strong className="font-semibold text-ink">{words.offer}</strong>
          </p>
          <div className="mt-5 grid gap-3 sm:w-fit">
            <ButtonLink variant="loud" {...first} /> <ButtonLink variant="quiet" {...second} />
          </div>
          <ul className="mt-5 grid gap-y-1 max-md:text-sm md:mt-6 md:gap-y-1.5">
            {words.bullets.map((bullet) => (
              <li key={bullet} className="flex items-start gap-3">
                <Check aria-hidden className="mt-1 size-5 shrink-0 text-pine" />
                {bullet}
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0 lg:col-span-6">
          <nav aria-labelledby="trades" className="mb-2 flex items-center gap-x-4 md:mb-3">
            <p id="trades" className="shrink-0 text-sm text-soft max-xl:sr-only">
              {words.tradesTitle}
            </p>
            <ul className="flex flex-wrap gap-x-2.5 max-sm:text-sm sm:gap-x-4">
              {links.map(({ label, to, isChosen }) => (
                <li key={to}>
                  <a
                    // Where its link leads, so that the focus stays.
                    id={isChosen ? 'demo' : undefined}
                    href={to}
                    aria-current={isChosen || undefined}
                    className={linkStyle}
                  >
                    {label}
                  </a>
                </li>
              ))}
              <li>
                <a href={draft.to} className={linkStyle}>
                  {draft.label}
                </a>
              </li>
            </ul>
          </nav>
          <BrowserFrame address={demo.address}>
            <div className="stage overflow-hidden">
              <div
                className="pan relative"
                data-first={panTo(demo.marks[0]!)}
                data-last={panTo(demo.marks.at(-1)!)}
              >
                <Picture
                  picture={demo.picture}
                  alt={demo.imageAlt}
                  // Phones have more pixels than a drawing needs.
                  sizes="(width < 40rem) 52vw, (width < 64rem) calc(100vw - 4rem), 37rem"
                  eager
                  className="h-auto w-full"
                />
                <Marks picture={demo.picture} marks={demo.marks} />
              </div>
            </div>
          </BrowserFrame>
          <Chat title={demo.moment} messages={demo.dialogue} ask={{ label: words.ask, to: demo.path }} />
        </div>
      </div>
      <ol className="day-strip is-row mt-6 grid border-t-2 border-ink md:grid-cols-5 lg:mt-14">
        {words.days.map(({ day, work }, index) => (
          <li key={day} className={index === 4 ? lastDayStyle : otherDayStyle}>
            <Tally count={index + 1} fifth="currentColor" className="size-6 shrink-0 md:size-9" />
            <p className="flex items-baseline gap-x-3 md:block">
              <span className="shrink-0 font-display font-bold">{day}</span>{' '}
              <span className="text-sm md:block">{work}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-soft">{words.note}</p>
    </section>
  )
}

/** How far up the picture goes, in percent of its height, until the chat doesn't cover the mark in a low window. */
function panTo({ y, height }: Mark) {
  return [0, 20].find((percent) => y + height <= 400 + percent * 8.4) ?? 40
}

/** Rings around what each answer speaks of, while the dialogue is played (home.css). */
function Marks({ picture: { width, height }, marks }: { picture: PictureFiles; marks: readonly Mark[] }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="marks absolute inset-x-0 top-0">
      {marks.map((mark) => (
        <g key={`${mark.x} ${mark.y}`} className="mark">
          <rect {...mark} rx="12" />
          <rect {...mark} rx="12" />
        </g>
      ))}
    </svg>
  )
}

interface ChatProps {
  title: string
  /** The customer's and the website's in turn. */
  messages: readonly string[]
  ask: SiteLink
}

function Chat({ title, messages, ask }: ChatProps) {
  return (
    <figure className="chat relative mx-2 -mt-8 border border-frame bg-paper p-4 sm:mx-6 sm:-mt-16">
      <figcaption className="flex items-center gap-x-2 flex-wrap border-b border-line pb-1 text-sm font-semibold">
        <Tally count={5} className="size-5 shrink-0" />
        <span className="flex-1 basis-44 text-balance">{title}</span>{' '}
        <a href={ask.to} className={`${linkStyle} underline max-sm:ml-7`}>
          {ask.label}
        </a>
      </figcaption>
      <ul className="mt-3 grid gap-2 text-sm">
        {messages.map((text, index) => (
          <ChatMessage key={text} text={text} isCustomer={index % 2 === 0} />
        ))}
      </ul>
    </figure>
  )
}

function ChatMessage({ text, isCustomer }: { text: string; isCustomer: boolean }) {
  return (
    <li
      className={`chat-message max-w-[92%] rounded-md text-pretty px-3 py-2 ${
        isCustomer ? 'justify-self-end bg-sand' : 'pine-ground bg-pine-ground'
      }`}
    >
      <span className="sr-only">{isCustomer ? 'Customer: ' : 'Website: '}</span>
      {unbroken(text)}
    </li>
  )
}
