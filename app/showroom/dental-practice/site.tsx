import { withSearch } from '~/ui/assistant/url'
import { Suggestions, Talk } from '~/ui/assistant/ask'
import { unbroken } from '~/ui/unbroken'
import { Definitions } from '../kit/definitions'
import type { DemoPageProps, DemoSite } from '../kit/demo-site'
import { Nav } from '../kit/nav'
import { People } from '../kit/people'
import { Reviews } from '../kit/reviews'
import { Section } from '../kit/section'
import { Way } from '../kit/way'
import { Drawing, drawings } from './drawings'
import icon from './icon.svg?url'
import { SameDay } from './rehearsal'
import styles from './site.css?inline'
import { said, wordsOf, type Words } from './words'

export const dentalPracticeSite: DemoSite = { styles, icon, color: '#ffffff', Page }

const columns = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-5 gap-y-3'
const look = {
  head: 'flex flex-wrap items-center justify-between gap-x-3 px-4 pt-2 md:gap-x-6 md:px-edge md:pt-4 [&>nav]:order-1 [&>nav]:w-full md:[&>nav]:order-none md:[&>nav]:w-auto',
  name: 'flex min-h-11 min-w-0 items-center gap-2 text-[min(1.1875rem,5.3vw)] font-extrabold wrap-anywhere no-underline md:mr-auto md:text-2xl',
  nav: 'flex flex-wrap justify-between md:gap-x-1.5 print:hidden',
  navLink: 'flex min-h-11 items-center font-semibold decoration-coral decoration-3 not-hover:no-underline',
  call: 'flex min-h-11 items-center rounded-full bg-mint px-3 font-bold no-underline hover:bg-deep-mint md:px-5',
  worries:
    'threaded relative -mt-7 grid grid-cols-1 gap-4 rounded-t-[50%_28px] bg-ground py-6 pr-4 pl-8 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-14 md:px-edge md:py-9 print:block',
  worriesTitle: 'md:text-[min(3rem,4.6vw)]',
  window: 'hidden w-[min(360px,100%)] lg:[.talk:not(:has(.answer))+&]:block print:hidden',
  foot: 'dial flex flex-wrap items-center justify-center gap-x-7 border-0 border-t-2 border-dotted border-dots bg-mint px-4 py-3 wrap-anywhere',
}
const talkLook = {
  form: 'rounded-bubble rounded-br-[6px] bg-deep p-4 text-on-deep print:hidden',
  label: 'mb-1.5 block font-bold',
  line: 'flex flex-wrap gap-2',
  field:
    'min-h-12 min-w-0 flex-[1_1_8rem] rounded-bubble border-2 border-ground bg-ground px-4 text-ink [font:inherit] outline-coral placeholder:text-hint placeholder:opacity-100',
  button: 'bg-coral px-5 text-on-coral hover:bg-coral-held focus-visible:outline-on-deep',
  suggestions:
    'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] content-start gap-2 print:hidden',
  suggestion: 'pill h-full px-3.5 py-1.5 text-base wrap-anywhere',
  answer: 'grid grid-cols-1 gap-2',
  past: 'grid grid-cols-1 gap-1.5',
  links: 'flex flex-wrap gap-2',
  link: 'pill px-4 py-2',
}

function Page({ draft, ...props }: DemoPageProps) {
  const words = wordsOf(draft)
  const { conversation } = props
  const { name, placeholder, house } = words
  const call = house?.call
  return (
    <>
      <header className={look.head}>
        <a className={look.name} href={conversation.url}>
          <Drawing name="mark" className="size-[30px] flex-none md:size-10" />
          {name}
        </a>
        <Nav label={name} links={words.nav} className={look.nav} linkClass={look.navLink} />
        {call && (
          <a className={look.call} href={call.to} aria-label={call.spoken}>
            {call.label}
          </a>
        )}
      </header>
      <main id="content" tabIndex={-1}>
        <Opening words={words} url={conversation.url} />
        <Section id="worries" title={said.worries} titleClass={look.worriesTitle} className={look.worries}>
          <div className="grid grid-cols-1 content-start gap-4 *:m-0 md:col-start-2 md:row-span-2 md:row-start-1">
            <p className="said justify-self-start rounded-bl-[6px] text-balance">
              {conversation.introduction}
            </p>
            <Talk conversation={conversation} words={{ ...said.ask, placeholder }} look={talkLook} />
            <Drawing name="night-window" className={look.window} />
          </div>
          <Suggestions conversation={conversation} look={talkLook} />
        </Section>
        <FirstVisit {...words} />
        <div className="grid grid-cols-1 gap-6 px-4 py-6 empty:hidden md:px-edge md:py-9 lg:grid-cols-[1.4fr_1fr] lg:gap-x-16">
          {words.prices.length > 0 && <Prices {...words} />}
          {words.place && <Place {...words.place} house={house} />}
        </div>
        {house && <Rooms {...house} />}
        <SameDay words={words} {...props} />
        {house && <Team {...house} />}
      </main>
      <footer className={look.foot}>
        {words.footer.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {call && <a href={call.to}>{call.label}</a>}
      </footer>
    </>
  )
}

const openingLook = {
  ground: 'relative overflow-hidden bg-[linear-gradient(var(--color-ground)_50%,var(--color-gum)_50%)] pb-15',
  title:
    'relative z-1 px-4 pt-2.5 text-center text-[min(2.75rem,11.8vw)] leading-[1.04] font-extrabold tracking-[-0.03em] md:text-[min(4.5rem,6.1vw)] md:has-[.whose]:text-[min(3.75rem,6.1vw)]',
  slots:
    'slots relative mx-4 rounded-[30px] bg-ground px-4 pt-3.5 pb-2 text-center md:mx-edge md:flex md:flex-wrap md:items-center md:gap-3.5 md:min-h-23 md:rounded-full md:px-8 md:py-2 md:text-left print:block',
  slot: 'grid min-h-12 place-items-center rounded-full bg-coral px-0.5 text-[min(1.1875rem,4.9vw)] font-extrabold text-on-coral no-underline hover:bg-coral-held md:min-h-14 md:px-6 md:text-[1.375rem] print:bg-transparent',
  night: 'dial md:leading-[1.2] md:*:flex',
}

function Opening({ words, url }: { words: Words; url: string }) {
  const { whose, house } = words
  const nightCall = house?.nightCall
  return (
    <div className={openingLook.ground}>
      <h1 className={openingLook.title}>
        {whose && (
          <span className="whose" data-long={whose.length > 27 || undefined}>
            {`${whose} `}
          </span>
        )}
        {words.headline} <span className="block md:inline">{said.headline}</span>
      </h1>
      <div className="tooth-scene">
        <Drawing name="tooth" className="tooth" aria-label={said.tooth} />
        <ul className="tooth-labels">
          {words.tooth.map(([part, thing, text]) => (
            <li key={part} className={part}>
              <b>{thing}</b> {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={openingLook.slots}>
        <p className="md:flex-[1_1_10rem] md:text-xl md:leading-[1.2]">
          <b className="text-lead md:block md:text-2xl">{said.hurts}</b> {words.come}
        </p>
        <ul className="mt-2.5 flex flex-wrap justify-center gap-2 md:m-0">
          {words.slot.options.map(({ value, label, spoken }) => {
            const href = withSearch(url, `slot=${value}`, 'rehearsal')
            return (
              <li key={value} className="flex-1">
                <a className={openingLook.slot} href={href} aria-label={spoken} rel="nofollow">
                  {label}
                </a>
              </li>
            )
          })}
        </ul>
        {nightCall && (
          <p className={openingLook.night}>
            {said.night} <a href={nightCall.to}>{nightCall.label}</a>
          </p>
        )}
      </div>
    </div>
  )
}

const visitLook =
  'threaded relative overflow-hidden bg-mint px-4 py-6 text-pretty max-md:before:hidden md:before:bottom-auto md:before:h-9 md:px-edge md:py-9 md:pb-22'

function FirstVisit({ aside, steps }: Words) {
  return (
    <Section id="visit" title={said.visit} titleClass="relative text-center" className={visitLook}>
      <p className="relative mt-1.5 text-center text-soft md:pb-2">{aside}</p>
      <Drawing name="floss-phone" className="floss h-[118px] w-15 md:hidden" preserveAspectRatio="none" />
      <div className="relative mt-4 md:mt-0">
        <Drawing name="floss" className="floss size-full max-md:hidden" preserveAspectRatio="none" />
        <ol className="steps">
          {steps.map(([drawing, name, text]) => (
            <li key={drawing}>
              <Drawing name={drawing} />
              <div>
                <h3>{name}</h3>
                <p>{unbroken(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

const alone = 'only:col-span-full only:mx-auto only:w-[min(100%,40rem)]'
const priceLook =
  'grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-0 border-b-2 border-dotted border-dots py-2 md:grid-cols-[6.5rem_1fr_auto_6rem] md:has-[h3+.price]:flex md:has-[h3+.price]:justify-between'

function Prices({ prices, house }: Words) {
  return (
    <Section id="prices" title={said.prices} className={alone}>
      <ul className="mt-3">
        {prices.map(([name, included, time, price]) => (
          <li key={name} className={priceLook}>
            <h3 className="text-lead wrap-anywhere">{name}</h3>
            {included && <p className="text-soft">{unbroken(included)}</p>}
            {time && <p className="col-start-2 text-right text-soft md:col-start-3 md:row-start-1">{time}</p>}
            <p className="price col-start-2 row-start-1 text-right text-lead font-extrabold md:col-start-4">
              {price}
            </p>
          </li>
        ))}
      </ul>
      {house && (
        <>
          <p className="mt-3.5 rounded-3xl bg-blush px-5 py-3 font-bold">{house.plan}</p>
          <Definitions className={`${columns} mt-4`} pairs={house.payment} />
        </>
      )}
    </Section>
  )
}

const placeLook = {
  place: `place ${alone}`,
  map: 'mt-3.5 mb-0.5 h-auto w-full max-w-100',
  way: { ways: 'ways mt-2 grid max-w-120 gap-1.5', lost: 'lost dial' },
  hours:
    'hours mt-2 *:flex *:flex-wrap *:justify-between *:gap-x-3 [&_dd]:font-extrabold [&_dt]:font-semibold',
}

function Place({ title, address, hours, house }: NonNullable<Words['place']> & Pick<Words, 'house'>) {
  return (
    <Section id="place" title={title} className={placeLook.place}>
      {house && <Drawing name="street-map" className={placeLook.map} aria-label={house.way.map} />}
      {address && (
        <p className="mt-2.5 wrap-anywhere">
          <b className="block">{address}</b> {house?.beside}
        </p>
      )}
      {house && <Way {...house.way} look={placeLook.way} />}
      {hours.length > 0 && <Definitions className={placeLook.hours} pairs={hours} />}
    </Section>
  )
}

type House = NonNullable<Words['house']>

function Rooms({ rooms }: House) {
  return (
    <Section id="rooms" title={said.rooms} className="px-4 pb-6 md:px-edge md:py-9">
      <ul className="rooms mt-3.5 grid gap-6 overflow-clip rounded-t-card md:grid-cols-3 md:gap-0">
        {rooms.map(([drawing, name, text]) => (
          <li key={name}>
            <Drawing name={drawing} className="w-full" />
            <h3 className="mt-2.5 md:pr-7">{name}</h3>
            <p className="max-w-120 md:pr-7">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const teamLook = {
  team: 'grid grid-cols-1 gap-6 bg-mint px-4 py-6 md:px-edge md:py-9 lg:grid-cols-[1fr_1.25fr] lg:gap-x-16',
  people: {
    list: 'mt-3.5 grid gap-3.5',
    person:
      'flex flex-row-reverse items-center justify-end gap-4 *:[svg]:w-24 *:[svg]:flex-none *:[svg]:rounded-full',
  },
  reviews: {
    list: 'reviews mt-3.5 grid gap-4 *:w-fit *:max-w-120',
    text: 'm-0 px-5 py-3.5 text-left text-lg leading-[1.25] font-bold text-balance',
    who: 'mx-1.5 mt-1 text-soft *:font-medium',
  },
  facts: `${columns} mt-3.5`,
}

function Team({ team, reviews, goodToKnow }: House) {
  const people = team.map(([file, name, line]) => ({ name, line, Portrait: drawings[file]! }))
  return (
    <div className={teamLook.team}>
      <Section id="people" title={said.team}>
        <People list={people} look={teamLook.people} />
        <p className="mt-3.5 max-w-120">{said.teamNote}</p>
      </Section>
      <Section id="voices" title={said.reviews}>
        <p className="mt-1.5 text-soft">{said.reviewsNote}</p>
        <Reviews list={reviews} look={teamLook.reviews} />
      </Section>
      <Section id="facts" title={said.goodToKnow} className="lg:col-span-full">
        <Definitions
          className={teamLook.facts}
          pairs={goodToKnow.map(([term, text]) => [term, unbroken(text)])}
        />
      </Section>
    </div>
  )
}
