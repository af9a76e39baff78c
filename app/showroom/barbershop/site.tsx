import { Suggestions, Talk } from '~/ui/assistant/ask'
import { Titled } from '~/ui/titled'
import { unbroken } from '~/ui/unbroken'
import type { DemoPageProps } from '../kit/demo-site'
import { drawingOf } from '../kit/drawing'
import { Definitions, LinkTo, Nav, People, Reviews } from '../kit/sections'
import { facts } from './facts'
import { chosenChair, Ticket } from './rehearsal'
import { wordsOf } from './words'

const Drawing = drawingOf('barbershop')

const poster = 'px-edge py-6.5 lg:py-[clamp(2rem,3.2vw,4.5rem)]'
const board = `${poster} bg-navy lg:col-span-2 lg:only:col-span-3 lg:only:grid lg:only:grid-cols-2 lg:only:grid-rows-[auto_1fr] [&>ul]:row-span-2`
const beside = `${poster} border-navy max-lg:border-t-8 lg:border-l-8 lg:pl-[clamp(1.5rem,3.4vw,5rem)]`
const topLink = 'flex min-h-11 items-center no-underline hover:underline hover:decoration-3'
const nav =
  'flex flex-wrap max-2xl:[&>:nth-child(3)]:hidden max-xs:text-note max-2xs:justify-between lg:gap-x-2.5'
const phoneLink = `${topLink} gap-2 font-bold max-xs:-ml-4.5 max-xs:w-11 max-xs:justify-end lg:ml-auto`
const rules = 'rules mt-4.5 text-[clamp(1.0625rem,1.4vw,1.6875rem)] leading-tight'
const lost = '-my-2 inline-flex min-h-11 items-center no-underline after:absolute after:inset-0'
const sign = 'door-sign relative mx-auto mt-14 max-w-[27rem] px-[min(1.5rem,6.6vw)] pt-5 pb-5.5 lg:w-full'
const chairLine = 'mt-[1.5vw] text-[min(5.4vw,2.5rem)] leading-[1.1] lg:text-[min(3.6vw,4.5rem)]'
/** The size of a visitor's name, by its longest word and its length. */
const lettering = (name: string) =>
  /[^ -]{11}|.{26}/.test(name)
    ? 'wrap-anywhere text-[min(9vw,5rem)] lg:text-[min(5.4vw,7rem)]'
    : 'wrap-anywhere text-[min(12.6vw,7.5rem)] lg:text-[min(8.6vw,11rem)]'
const talk = {
  label: 'mb-1.5 block font-bold',
  line: 'flex border-4 border-wall-ink bg-field',
  field:
    'min-h-12.5 min-w-0 flex-1 bg-transparent px-3.5 py-0 leading-[1.2] font-medium text-wall-ink placeholder:text-hint placeholder:opacity-100 max-sm:placeholder:text-[0.9em] focus-visible:-outline-offset-4 focus-visible:outline-wall-mark',
  button: 'focus-visible:-outline-offset-6 focus-visible:outline-marigold',
  suggestions:
    'mt-2 mb-4 flex flex-wrap gap-x-4 max-sm:text-[0.96875rem] sm:mt-3 sm:mb-[clamp(1.5rem,2.4vw,3rem)] sm:gap-x-6',
  suggestion:
    'flex min-h-11 items-center py-1 leading-[1.15] font-semibold wrap-anywhere decoration-marigold decoration-4 underline-offset-[0.3em] hover:text-wall-mark hover:decoration-wall-mark',
  thread: 'max-w-[44rem] gap-0',
  past: 'torn-off py-2.5',
  answer: 'relative mx-3 mt-2 mb-9 max-w-[44rem] px-6 pt-6 pb-7',
  links: 'mt-4 grid gap-2 in-data-[kind=choice]:gap-0',
}
const people = {
  list: 'sm:grid sm:grid-cols-3 lg:row-span-2 lg:col-start-2 lg:row-start-1',
  person:
    '[&>svg]:mx-auto [&>svg]:w-full [&>svg]:max-w-80 sm:[&>svg]:mt-auto grid grid-cols-[minmax(0,1fr)_minmax(0,40%)] items-end gap-2 border-t-8 border-navy bg-oxblood pt-3 pr-3 pl-edge text-cream nth-2:bg-cloth nth-2:text-wall-ink nth-3:bg-navy sm:flex sm:flex-col sm:px-[clamp(1rem,2vw,2.5rem)] sm:pt-7 sm:not-first:border-l-8 lg:border-t-0 lg:border-l-8',
  words: 'self-center pb-3 leading-snug sm:self-stretch',
  name: 'text-[min(clamp(2.5rem,5vw,5rem),14vw)] sm:text-[min(clamp(2.5rem,5vw,5rem),7vw)]',
  does: 'mb-1 font-display text-[min(1.375rem,8vw)] leading-[1.2] text-marigold in-[li:nth-child(2)]:text-wall-mark sm:text-[min(clamp(1.375rem,1.9vw,2rem),3.6vw)]',
}
const stickers = {
  section:
    'border-b-8 border-navy bg-wall px-edge pt-6.5 pb-9 text-wall-ink sm:py-[clamp(2rem,3.2vw,4.5rem)] lg:col-span-full',
  list: 'mt-6 grid gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-6 sm:grid-cols-3',
  review: 'sticker grid h-full max-w-96 content-center px-[min(1.5rem,6vw)] pt-5 pb-5.5 sm:max-w-none',
  text: 'm-0 font-display text-[min(clamp(1.375rem,2vw,2.25rem),8vw)] leading-[1.15] text-balance',
  who: 'mt-2.5 leading-tight font-semibold *:font-semibold',
}
const way = {
  section: `${beside} bg-poster text-navy lg:col-span-2 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] xl:grid-rows-[auto_auto_auto_1fr] xl:gap-x-[clamp(1.5rem,3vw,4rem)] xl:py-0 xl:pr-0`,
  title: 'xl:pt-8 xl:text-[clamp(2rem,3.4vw,4rem)]',
}

export function Page({ draft, ...props }: DemoPageProps) {
  const words = wordsOf(draft)
  const { demoOnly } = words
  const { conversation, rehearsal } = props
  const { on: day, label: chair } = chosenChair(words, rehearsal.chosen)
  const placeholder = demoOnly ? 'How long does a shave take?' : conversation.suggestions[0]!
  const asking = { label: 'Your question', button: 'Ask', placeholder }
  const barbers = demoOnly?.barbers.map(({ id, ...each }) => ({ ...each, portrait: <Drawing name={id} /> }))
  const title = draft ? lettering(words.name) : 'lg:text-[min(10.3vw,13rem)]'
  const isHeld = rehearsal.step === 'done'
  const isOtherDay = draft !== null || day !== words.bookingDays[0]!.day
  return (
    <div className="shop relative">
      <header className="top flex flex-wrap items-center justify-between gap-x-4 border-navy bg-oxblood px-edge pt-1.5 max-xs:gap-x-2 [&>nav:last-child]:ml-auto lg:w-beside-pole lg:justify-start lg:gap-x-9 lg:border-r-8 lg:pt-5">
        <p className="font-display text-[1.3125rem] leading-none wrap-anywhere text-balance empty:hidden max-xs:mr-auto max-xs:text-[1.125rem] lg:text-[clamp(1.625rem,2.6vw,2.5rem)]">
          {words.name} {draft && <small className="font-text text-[0.65em]">{draft.town}</small>}
        </p>
        <Nav label={words.name} links={words.nav} className={nav} linkClass={`${topLink} font-semibold`} />
        {words.call && (
          <a className={phoneLink} href={words.call.to}>
            <Drawing name="phone" className="size-6 text-marigold" />
            <span className="max-xs:sr-only">{words.call.label}</span>
          </a>
        )}
      </header>
      <main id="content" tabIndex={-1}>
        <div className="hero lg:grid lg:grid-cols-[var(--spacing-beside-pole)_minmax(0,1fr)] lg:grid-rows-[1fr_auto]">
          <div className="border-navy bg-oxblood px-edge pt-1 pb-3.5 max-lg:border-b-8 lg:border-r-8 lg:pt-[clamp(1.5rem,3vw,3.5rem)] lg:pb-0">
            <h1 data-follows="" className={`*:block ${title}`}>
              {draft && `${words.name} `}
              <span className={draft ? chairLine : '*:block'}>
                {['Your chair', isHeld ? 'is saved' : 'is free', ...(isOtherDay ? [day] : [])].map((line) => (
                  <span key={line}>{`${line} `}</span>
                ))}
                <span>
                  {isHeld && !isOtherDay ? 'for' : 'at'}&nbsp;
                  <b className="font-normal text-marigold">{chair}</b>
                </span>
              </span>
            </h1>
            <Drawing name="razor" className="mt-10 ml-2 w-[92%] -rotate-4 max-lg:hidden print:hidden" />
          </div>
          <div className="roll px-edge py-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-16 lg:grid lg:place-items-center lg:px-6 lg:py-5">
            <div className="stub mx-auto max-w-[27rem] lg:w-[min(100%,clamp(20rem,27.5vw,33rem))] lg:max-w-none">
              <Ticket words={words} {...props} />
            </div>
          </div>
          <ul className="flex flex-wrap gap-x-10 gap-y-1 border-navy bg-oxblood px-edge pt-8 pb-9 text-[clamp(1.25rem,1.7vw,2rem)] leading-[1.2] max-lg:hidden lg:border-r-8">
            {words.prices[0]!.slice(0, 3).map(({ price, label }) => (
              <li key={label}>
                <b className="text-marigold">{price}</b> {unbroken(label.toLowerCase())}
              </li>
            ))}
          </ul>
        </div>
        <Titled
          id="ask-the-shop"
          className="counter relative border-y-8 border-navy bg-wall px-edge pt-7 text-wall-ink sm:grid sm:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] sm:gap-x-[clamp(2rem,6vw,7rem)] sm:pt-[clamp(1.75rem,3.2vw,5rem)]"
          title={['Ask away.', 'We’re mid-cut.'].map((line) => (
            <span key={line} className="last:text-wall-mark max-sm:block">{`${line} `}</span>
          ))}
          titleClass="sm:col-span-full sm:text-[min(4.6vw,6rem)]"
        >
          <div>
            <p className="mt-3.5 mb-4 max-w-[34rem] sm:mt-[clamp(1rem,2.4vw,2.5rem)]">
              {conversation.introduction}
            </p>
            <Talk conversation={conversation} words={asking} classes={talk} />
            <Suggestions conversation={conversation} classes={talk} />
          </div>
          <Drawing name="bell" className="bell" />
        </Titled>
        {/* In one grid, two posters of a draft stand side by side, and a single one fills the row. */}
        <div className="posters lg:grid lg:grid-cols-[minmax(0,37.037fr)_minmax(0,20.41fr)_minmax(0,42.553fr)]">
          <Titled id="prices" className={board} title="What it costs" titleClass="text-marigold">
            {words.prices.map((rows, index) => (
              <ul key={index} className="prices">
                {rows.map(({ label, detail, price }) => (
                  <li key={label} className="flex items-baseline gap-2 py-[0.4375rem]">
                    <span className="min-w-0 wrap-anywhere">
                      {unbroken(label)} <small>{detail}</small>
                    </span>{' '}
                    <b>{price}</b>
                  </li>
                ))}
              </ul>
            ))}
            {words.note && <p className="mt-3.5">{unbroken(words.note)}</p>}
          </Titled>
          {demoOnly && (
            <>
              <Titled id="rules" className={`${beside} bg-oxblood`} title="House rules">
                <Definitions className={rules} pairs={demoOnly.rules} />
              </Titled>
              <Titled
                id="barbers"
                className="border-y-8 border-navy bg-poster text-navy lg:col-span-full lg:grid lg:grid-cols-[minmax(0,1.25fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]"
                title="Ask for one by name."
                titleClass="px-edge pt-4.25 lg:pt-[clamp(2rem,3.4vw,4rem)] lg:pr-6 lg:text-[min(4.9vw,7rem)]"
              >
                <p className="mx-edge mt-3 mb-4.25 max-w-96 lg:mr-6 lg:mb-[clamp(2rem,3.4vw,4rem)] lg:self-end lg:pt-4">
                  Or take whoever’s free. We all know where your ears are.
                </p>
                <People list={barbers!} classes={people} />
              </Titled>
              <Titled id="mirror" className={stickers.section} title="Stuck to the mirror.">
                <p className="mt-2">These customers are invented for this demo.</p>
                <Reviews list={demoOnly.reviews} classes={stickers} />
              </Titled>
            </>
          )}
          {words.times.length > 0 && (
            <div className="flow-root bg-navy px-edge pb-6.5 text-navy lg:grid lg:content-center lg:pb-8 lg:only:col-span-3">
              <Titled id="hours" className={sign} title="Open">
                <Definitions className="mt-2 mb-3" pairs={words.times} />
                {words.closed && (
                  <p className="border-t-3 border-navy pt-2 leading-snug">
                    <b>Closed</b> {words.closed}
                  </p>
                )}
              </Titled>
            </div>
          )}
          {demoOnly && (
            <Titled id="find-us" className={way.section} title={demoOnly.door} titleClass={way.title}>
              <p className="mt-2 mb-3 font-display text-xl leading-[1.2]">{demoOnly.nextTo}</p>
              <Definitions className="leading-snug [&_dt]:font-bold" pairs={demoOnly.ways} />
              <p className="call relative mt-3 flex-wrap gap-x-[0.25em] self-start whitespace-nowrap xl:mb-8">
                Lost? Call <LinkTo className={lost} link={words.call} />
              </p>
              <div className="-mx-edge mt-5 -mb-7 overflow-hidden border-navy lg:mx-0 lg:mt-6 lg:mb-0 xl:col-start-2 xl:row-span-full xl:mt-0 xl:border-l-8 xl:py-8">
                {/* Goes on to the edge of any screen. */}
                <Drawing
                  name="street-map"
                  signs={facts.address}
                  className="size-full overflow-visible"
                  aria-label={demoOnly.map}
                />
              </div>
            </Titled>
          )}
        </div>
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-x-8 border-t-8 border-navy bg-oxblood px-edge py-3">
        <p className="min-w-0 wrap-anywhere">{words.footer}</p>
        {words.call && (
          <p className="flex flex-wrap items-center gap-x-4">
            {`${facts.website} `}
            <LinkTo className="flex min-h-11 items-center font-bold" link={words.call} />
          </p>
        )}
      </footer>
    </div>
  )
}
