import { Check } from 'lucide-react'
import type { home } from '~/content/home'
import type { SiteLink } from '~/content/site'
import { BrowserFrame } from '../browser-frame'
import { ButtonLink } from '../button-link'
import { Picture, type PictureFiles } from '../picture'
import { Mark, Tally } from '../tally'

type Words = (typeof home)['hero']

interface HeroProps extends Words {
  picture: PictureFiles
  actions: readonly [SiteLink, SiteLink]
}

const dayStyle = 'flex items-center gap-x-4 px-4 py-3.5 md:flex-col md:items-start md:gap-y-3 md:py-5'
const lastDayStyle = `${dayStyle} bg-accent font-semibold text-on-accent`
const otherDayStyle = `${dayStyle} border-b border-line md:border-r md:border-b-0`

export function Hero({ demo, picture, actions: [first, second], ...words }: HeroProps) {
  return (
    <section className="mx-auto max-w-site px-5 pt-8 pb-20 md:px-8 md:pt-10 lg:pb-24">
      <div className="grid items-center gap-x-12 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="font-semibold text-accent-text">{words.tagline}</p>
          <h1 className="mt-4 max-w-[14ch] text-3xl">{words.headline}</h1>
          <p className="mt-5 max-w-[52ch] text-lg text-soft">{words.paragraph}</p>
          <ul className="mt-6 grid gap-y-1.5">
            {words.bullets.map((bullet) => (
              <li key={bullet} className="flex items-start gap-3">
                <Check aria-hidden className="mt-1 size-5 shrink-0 text-accent-text" />
                {bullet}
              </li>
            ))}
          </ul>
          <div className="mt-8 grid gap-3 sm:w-fit">
            <ButtonLink voice="loud" {...first} />
            <ButtonLink voice="quiet" {...second} />
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
      <ol className="mt-16 grid border-t-2 border-ink md:grid-cols-5">
        {words.days.map(({ day, work }, index) => (
          <li key={day} className={index === 4 ? lastDayStyle : otherDayStyle}>
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
      <p className="mt-4 text-sm text-soft">{words.note}</p>
    </section>
  )
}

function Chat({ title, messages }: Words['demo']['chat']) {
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
