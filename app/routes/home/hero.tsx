import { Check } from 'lucide-react'
import { home } from '~/content/home'
import { demoPath, showroom, type Demo } from '~/content/showroom'
import { callsToAction } from '~/content/site'
import { BrowserFrame } from '~/ui/browser-frame'
import { ButtonLink } from '~/ui/links'
import { Picture, type PictureFiles } from '~/ui/picture'
import { Tally } from '~/ui/tally'
import { unbroken } from '~/ui/unbroken'
import { DraftField } from '~/routes/shared/draft-field'

type HeroProps = Record<'tagline' | 'promise' | 'offer' | 'shown', string> & {
  /** `dialogue` begins with the customer, who takes turns with the website. */
  demo: Demo & { picture: PictureFiles; dialogue: readonly string[] }
}

const tradesStyle =
  'flex flex-wrap items-center gap-x-4 text-sm max-lg:-order-1 max-sm:*:justify-start lg:mb-1 lg:-mt-2.25'
const linkStyle =
  'inline-flex min-h-11 min-w-11 items-center justify-center decoration-pine decoration-2 underline-offset-6 hover:text-pine hover:underline aria-[current]:underline'
const messageStyle = 'chat-message max-w-[96%] rounded-md px-2.5 py-1'
const customerStyle = 'justify-self-end bg-line/40'
const websiteStyle = 'justify-self-start pine-ground bg-pine-ground'
const actionStyle = 'w-full max-sm:px-0.5 max-sm:text-sm max-sm:tracking-[-0.01em] sm:w-100 sm:px-4'
const dayStyle =
  'relative flex items-center gap-x-3 px-3 py-0.5 md:flex-col md:items-start md:gap-y-2 md:px-4 md:py-4'
const lastDayStyle = `${dayStyle} pine-ground bg-pine-ground font-semibold`
const otherDayStyle = `${dayStyle} border-b border-line md:border-r md:border-b-0`

/** On a phone the draft comes before the picture, and the dialogue and the second button after it. */
export function Hero({ tagline, promise, offer, shown, demo }: HeroProps) {
  const words = home.hero
  return (
    <section className="hero mx-auto max-w-site px-5 pt-2 pb-5 md:px-8 md:pt-8 lg:pb-10">
      <div className="grid gap-x-gutter gap-y-2 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-6">
          <p className="font-semibold text-pine">{tagline}</p>
          <h1 className="mt-1 max-w-[9.3em] text-3xl md:mt-3">{words.headline}</h1>
          <p className="mt-2 max-w-[34.65em] text-soft max-md:leading-6 md:mt-4 md:text-lg">
            {unbroken(promise)} <strong className="font-semibold text-ink">{unbroken(offer)}</strong>
          </p>
          <ButtonLink variant="quiet" {...callsToAction.quiz} className={`${actionStyle} mt-2 md:mt-5`} />
        </div>
        <div className="min-w-0 max-lg:flex max-lg:flex-col lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1">
          {/* The trades link here and not to themselves, since a link with the focus keeps its ring. */}
          <nav id="demo" aria-labelledby="trades" className={tradesStyle}>
            <p id="trades" className="text-sm text-soft lg:max-xl:sr-only">
              {words.tradesTitle}
            </p>
            {showroom.map(({ id }) => [
              <a
                key={id}
                href={`/?trade=${id}#demo`}
                aria-current={id === demo.id || undefined}
                className={`${linkStyle} font-medium`}
              >
                {words.trades[id]}
              </a>,
              ' ',
            ])}
            <a href="/preview?trade=other" className={`${linkStyle} font-medium`}>
              {home.showroom.yours.other}
            </a>
          </nav>
          <div className="max-lg:contents xl:relative xl:pb-21">
            <BrowserFrame domain={demo.domain} note={shown}>
              <Picture
                picture={demo.picture}
                alt={demo.imageAlt}
                // Phones have more pixels than a drawing needs.
                sizes="(width < 40rem) 52vw, (width < 64rem) calc(100vw - 4rem), 37rem"
                eager
                className="aspect-16/10 w-full object-cover object-top"
              />
            </BrowserFrame>
            <figure className="relative border border-frame bg-card p-3 pt-1 max-lg:order-last max-lg:mt-2 [box-shadow:0_10px_15px_-3px_var(--color-shade),0_4px_6px_-4px_var(--color-shade)] sm:px-4 lg:mx-6 lg:max-xl:-mt-[24%] xl:absolute xl:inset-x-6 xl:bottom-0 xl:mx-0">
              <figcaption className="flex items-center justify-between gap-x-2 border-b border-line text-sm font-semibold">
                <span>{demo.moment}</span>{' '}
                <a href={demoPath(demo)} className={`${linkStyle} shrink-0 font-semibold underline`}>
                  {words.ask}
                </a>
              </figcaption>
              <ol className="mt-2 grid gap-1 text-sm">
                {demo.dialogue.map((text, index) => (
                  <li
                    key={text}
                    className={`${messageStyle} ${index % 2 === 0 ? customerStyle : websiteStyle}`}
                  >
                    <span className="sr-only">{index % 2 === 0 ? 'Customer: ' : 'Website: '}</span>
                    {unbroken(text)}
                  </li>
                ))}
              </ol>
            </figure>
          </div>
          <div className="[view-timeline:--draft] max-lg:-order-2 max-lg:mt-2 md:mt-4">
            <DraftField id="draft" demo={shown ? undefined : demo} />
          </div>
        </div>
        <div className="lg:col-span-6">
          <ButtonLink variant="quiet" {...callsToAction.launch} className={`${actionStyle} lg:mt-1`} />
          <ul className="mt-2 grid max-md:text-sm md:mt-6 md:gap-y-1.5">
            {words.bullets.map((bullet) => (
              <li key={bullet} className="flex items-start gap-3">
                <Check aria-hidden className="h-lh w-5 shrink-0 text-pine" />
                {bullet}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mt-2 mb-2 text-sm text-soft md:mt-7">
        <strong className="font-semibold text-ink">{words.daysTitle}</strong> {words.note}
      </p>
      <ol className="five-days grid border-t-2 border-ink md:grid-cols-5">
        {words.days.map(({ day, work }, index) => (
          <li key={day} className={index === 4 ? lastDayStyle : otherDayStyle}>
            <Tally count={index + 1} fifth="currentColor" className="size-6 shrink-0 md:size-8" />
            <p className="flex items-baseline gap-x-3 @max-[14rem]:block md:block">
              <span className="shrink-0 font-display font-bold">{day}</span>{' '}
              <span className="text-sm md:block">{work}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
