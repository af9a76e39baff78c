import { Suggestions, Talk } from '~/ui/assistant/ask'
import { Titled } from '~/ui/titled'
import { unbroken } from '~/ui/unbroken'
import type { DemoPageProps } from '../kit/demo-site'
import { drawingOf } from '../kit/drawing'
import { choiceLink } from '../kit/read-rehearsal'
import { Definitions, LinkTo, Nav, People, Reviews } from '../kit/sections'
import { facts } from './facts'
import { SameDay } from './rehearsal'
import { wordsOf, type Words } from './words'

const Drawing = drawingOf('dental-practice')

const columns = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-5 gap-y-3'
const classes = {
  name: 'flex min-h-11 min-w-0 items-center gap-2 text-[min(1.1875rem,5.3vw)] font-extrabold wrap-anywhere no-underline md:mr-auto md:text-2xl',
  nav: 'flex flex-wrap justify-between md:gap-x-1.5 print:hidden',
  navLink: 'flex min-h-11 items-center font-semibold decoration-coral decoration-3 not-hover:no-underline',
  call: 'flex min-h-11 items-center rounded-full bg-mint px-3 font-bold no-underline hover:bg-deep-mint md:px-5',
  title:
    'relative z-1 px-4 pt-3 text-center leading-[1.04] font-extrabold tracking-[-0.03em] wrap-anywhere text-balance',
  short: 'text-[min(2.75rem,11.8vw)] md:text-[min(4.5rem,6.1vw)]',
  long: 'text-[min(2rem,8.4vw)] md:text-[min(3.5rem,4.6vw)]',
  motto: 'block pt-1 text-[min(1.5rem,6.4vw)] tracking-[-0.01em] md:text-[1.75rem]',
  window: 'hidden w-[min(360px,100%)] lg:[.talk:not(:has(.answer))+&]:block print:hidden',
}
const talkClasses = {
  form: 'rounded-bubble rounded-br-[6px] bg-deep p-4 text-on-deep print:hidden',
  label: 'mb-1.5 block font-bold',
  line: 'flex flex-wrap gap-2',
  field:
    'min-h-12 min-w-0 flex-[1_1_8rem] rounded-bubble border-2 border-ground bg-ground px-4 text-ink [font:inherit] outline-coral placeholder:text-hint placeholder:opacity-100',
  button: 'bg-coral px-5 text-on-coral hover:bg-coral-held focus-visible:outline-on-deep',
  suggestions:
    'md:sticky md:top-16 md:self-start grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] content-start gap-2 md:grid-cols-1 md:has-[>:nth-child(5)]:grid-cols-2 md:gap-3 print:hidden',
  suggestion: 'pill h-full px-3.5 py-1.5 text-base wrap-anywhere md:min-h-14 md:px-5 md:text-[1.0625rem]',
  answer: 'grid grid-cols-1 gap-2',
  past: 'grid grid-cols-1 gap-1.5',
  links: 'flex flex-wrap gap-2',
  link: 'pill px-4 py-2',
}

export function Page({ draft, ...props }: DemoPageProps) {
  const words = wordsOf(draft)
  const { conversation } = props
  const { name, placeholder, demoOnly } = words
  const call = demoOnly?.call
  const asking = { label: 'Your question', button: 'Ask', placeholder }
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-2 md:gap-x-6 md:px-edge md:pt-4 [&>nav]:order-1 [&>nav]:w-full md:[&>nav]:order-none md:[&>nav]:w-auto">
        <a className={`${classes.name} ${draft ? 'max-md:hidden' : ''}`} href={conversation.url}>
          <Drawing name="mark" className="size-[30px] flex-none md:size-10" />
          <span>{name}</span>
        </a>
        <Nav label={name} links={words.nav} className={classes.nav} linkClass={classes.navLink} />
        {call && <LinkTo className={classes.call} link={call} aria-label={call.spoken} />}
      </header>
      <main id="content" tabIndex={-1}>
        <Opening words={words} url={conversation.url} />
        <Titled
          id="worries"
          title={draft ? 'What’s bothering you?' : 'What’s worrying you?'}
          titleClass="md:text-[min(3rem,4.6vw)]"
          className="threaded relative -mt-7 grid grid-cols-1 gap-4 rounded-t-[50%_28px] bg-ground py-6 pr-4 pl-8 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-14 md:px-edge md:py-9 print:block"
        >
          <div className="grid grid-cols-1 content-start gap-4 *:m-0 md:col-start-2 md:row-span-2 md:row-start-1">
            <p className="said justify-self-start rounded-bl-[6px] text-balance">
              {conversation.introduction}
            </p>
            <Talk conversation={conversation} words={asking} classes={talkClasses} />
            <Drawing name="night-window" className={classes.window} />
          </div>
          <Suggestions conversation={conversation} classes={talkClasses} />
        </Titled>
        <FirstVisit {...words} />
        <div className="grid grid-cols-1 gap-6 px-4 py-6 empty:hidden md:px-edge md:py-9 lg:grid-cols-[1.4fr_1fr] lg:gap-x-16">
          <Prices {...words} />
          {words.place && <Place {...words.place} demoOnly={demoOnly} />}
        </div>
        {demoOnly && <Rooms {...demoOnly} />}
        <SameDay words={words} {...props} />
        {demoOnly && <Team {...demoOnly} />}
      </main>
      <footer className="dial flex flex-wrap items-center justify-center gap-x-7 border-0 border-t-2 border-dotted border-dots bg-mint px-4 py-3 wrap-anywhere">
        {words.footer.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {call && <a href={call.to}>{call.label}</a>}
      </footer>
    </>
  )
}

const tooth = 'A tooth in the gum, its right half cut open: enamel, filling, dentin and nerve'

function Opening({ words, url }: { words: Words; url: string }) {
  const { demoOnly } = words
  return (
    <div className="relative overflow-hidden bg-[linear-gradient(var(--color-ground)_50%,var(--color-gum)_50%)] pb-15">
      <h1 className={`${classes.title} ${words.name.length > 24 ? classes.long : classes.short}`}>
        {demoOnly ? 'First we explain. ' : `${words.name} `}
        <span className={demoOnly ? 'block md:inline' : classes.motto}>
          {demoOnly ? 'Then we start.' : 'Ask us anything before you come in.'}
        </span>
      </h1>
      <div className="tooth-scene">
        <Drawing name="tooth" className="tooth" aria-label={tooth} />
        <ul className="tooth-labels">
          {words.tooth.map(([part, thing, text]) => (
            <li key={part} className={part}>
              <b>{thing}</b> {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="slots relative mx-4 rounded-[30px] bg-ground px-4 pt-3.5 pb-2 text-center md:mx-edge md:flex md:flex-wrap md:items-center md:gap-3.5 md:min-h-23 md:rounded-full md:px-8 md:py-2 md:text-left print:block">
        <p className="md:flex-[1_1_10rem] md:text-xl md:leading-[1.2]">
          <b className="text-lead md:block md:text-2xl">{words.need}</b>{' '}
          <span className="whole">{words.come}</span>
        </p>
        <ul className="mt-2.5 flex flex-wrap justify-center gap-2 md:m-0">
          {words.slot.options.map((slot) => (
            <li key={slot.value} className="flex-1">
              <a
                className="grid min-h-12 place-items-center rounded-full bg-coral px-0.5 text-[min(1.1875rem,4.9vw)] font-extrabold text-on-coral no-underline hover:bg-coral-held md:min-h-14 md:px-6 md:text-[1.375rem] print:bg-transparent"
                href={choiceLink(url, { slot })}
                aria-label={slot.spoken}
                rel="nofollow"
              >
                {slot.label}
              </a>
            </li>
          ))}
        </ul>
        {demoOnly && (
          <p className="dial md:leading-[1.2] md:*:flex">
            After hours <a href={demoOnly.nightCall.to}>{demoOnly.nightCall.label}</a>
          </p>
        )}
      </div>
    </div>
  )
}

function FirstVisit({ aside, steps }: Words) {
  return (
    <Titled
      id="visit"
      title="Your first visit, step by step"
      titleClass="relative text-center"
      className="threaded relative overflow-hidden bg-mint px-4 py-6 max-md:before:hidden md:before:bottom-auto md:before:h-9 md:px-edge md:py-9"
    >
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
    </Titled>
  )
}

const alone = 'only:col-span-full only:mx-auto only:w-[min(100%,40rem)]'
const priceClass =
  'grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-0 border-b-2 border-dotted border-dots py-2 md:grid-cols-[6.5rem_1fr_auto_6rem] md:has-[h3+.price]:flex md:has-[h3+.price]:justify-between'

function Prices({ prices, note, demoOnly }: Words) {
  return (
    <Titled id="prices" title="What it costs" className={alone}>
      <ul className="mt-3">
        {prices.map(([name, included, time, price]) => (
          <li key={name} className={priceClass}>
            <h3 className="text-lead wrap-anywhere">{name}</h3>
            {included && <p className="text-soft">{unbroken(included)}</p>}
            {time && <p className="col-start-2 text-right text-soft md:col-start-3 md:row-start-1">{time}</p>}
            <p className="price col-start-2 row-start-1 text-right text-lead font-extrabold md:col-start-4">
              {price}
            </p>
          </li>
        ))}
      </ul>
      {note && <p className="mt-3.5">{note}</p>}
      {demoOnly && (
        <>
          <p className="mt-3.5 rounded-3xl bg-blush px-5 py-3 font-bold">{demoOnly.plan}</p>
          <Definitions className={`${columns} mt-4`} pairs={demoOnly.payment} />
        </>
      )}
    </Titled>
  )
}

function Place({ title, address, hours, demoOnly }: NonNullable<Words['place']> & Pick<Words, 'demoOnly'>) {
  return (
    <Titled id="place" title={title} className={`place ${alone}`}>
      {demoOnly && (
        <Drawing
          name="street-map"
          signs={{ street: facts.street }}
          className="mt-3.5 mb-0.5 h-auto w-full max-w-100"
          aria-label={demoOnly.map}
        />
      )}
      {address && (
        <p className="mt-2.5 wrap-anywhere">
          <b className="block">{address}</b> {demoOnly?.beside}
        </p>
      )}
      {demoOnly && (
        <>
          <Definitions className="ways mt-2 grid max-w-120 gap-1.5" pairs={demoOnly.ways} />
          <p className="lost dial">
            Can’t find us? <a href={demoOnly.call.to}>{demoOnly.call.spoken}</a>
          </p>
        </>
      )}
      {hours.length > 0 && (
        <Definitions
          className="hours mt-2 *:flex *:flex-wrap *:justify-between *:gap-x-3 [&_dd]:font-extrabold [&_dt]:font-semibold"
          pairs={hours}
        />
      )}
    </Titled>
  )
}

type DemoOnly = NonNullable<Words['demoOnly']>

function Rooms({ rooms }: DemoOnly) {
  return (
    <Titled id="rooms" title="Take a look before you come in" className="px-4 pb-6 md:px-edge md:py-9">
      <ul className="rooms mt-3.5 grid gap-6 overflow-clip rounded-t-card md:grid-cols-3 md:gap-0">
        {rooms.map(({ drawing, name, text }) => (
          <li key={name}>
            <Drawing name={drawing} className="w-full" />
            <h3 className="mt-2.5 md:pr-7">{name}</h3>
            <p className="max-w-120 md:pr-7">{text}</p>
          </li>
        ))}
      </ul>
    </Titled>
  )
}

const teamClasses = {
  people: {
    list: 'mt-3.5 grid gap-3.5',
    person:
      'flex flex-row-reverse wrap-anywhere items-center justify-end gap-4 *:[svg]:w-24 *:[svg]:flex-none *:[svg]:rounded-full',
  },
  reviews: {
    list: 'reviews mt-3.5 grid gap-4 *:w-fit *:max-w-120',
    text: 'm-0 px-5 py-3.5 text-left text-lg leading-[1.25] font-bold text-balance',
    who: 'mx-1.5 mt-1 text-soft *:font-medium',
  },
}

function Team({ team, reviews, goodToKnow }: DemoOnly) {
  const people = team.map(([drawing, name, line]) => ({ name, line, portrait: <Drawing name={drawing} /> }))
  return (
    <div className="grid grid-cols-1 gap-6 bg-mint px-4 py-6 md:px-edge md:py-9 lg:grid-cols-[1fr_1.25fr] lg:gap-x-16">
      <Titled id="people" title="Meet the team">
        <People list={people} classes={teamClasses.people} />
        <p className="mt-3.5 max-w-120">
          They tell you what’s next and what you’ll feel. Then they wait for your OK.
        </p>
      </Titled>
      <Titled id="voices" title="What patients say">
        <p className="mt-1.5 text-soft">Invented for this demo, like everyone here.</p>
        <Reviews list={reviews} classes={teamClasses.reviews} />
      </Titled>
      <Titled id="facts" title="Good to know" className="lg:col-span-full">
        <Definitions className={`${columns} mt-3.5`} pairs={goodToKnow} />
      </Titled>
    </div>
  )
}
