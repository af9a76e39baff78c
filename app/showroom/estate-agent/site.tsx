import type { ReactNode } from 'react'
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
import { drawn } from './drawings'
import icon from './icon.svg?url'
import { Viewing, type PlayedProps } from './rehearsal'
import styles from './site.css?inline'
import { signs, widthOf, wordsOf, type SheetWords, type Words } from './words'

export const estateAgentSite: DemoSite = {
  styles,
  icon,
  color: '#dfe8e2',
  evening: '#0f1d1c',
  Page,
}

const Phone = drawn('phone')
const GroundFloor = drawn('groundFloor', signs)
const FirstFloor = drawn('firstFloor')
const Agents = drawn('agents', signs)
const WayPlan = drawn('way', signs)
const Door = drawn('door')

const topLink = 'inline-flex min-h-thumb items-center no-underline hover:underline'
const talk = {
  label: 'block pb-2 text-sm lg:text-[1.0625rem] lg:leading-[1.2] lg:font-medium',
  line: 'flex border-2 bg-card',
  field: 'min-h-thumb min-w-0 flex-1 border-0 bg-transparent px-3 text-lg placeholder:text-soft',
  suggestion:
    'flex h-full min-h-thumb items-center gap-2.5 py-1 text-sm leading-[1.15] no-underline lg:gap-2 lg:text-[min(0.9063rem,2vw)]',
  answer: 'grid gap-2 border-2 bg-card px-4.5 pt-3.5 pb-4 text-lg lg:px-6 lg:py-4',
}

function Page({ draft, ...page }: DemoPageProps) {
  const words = wordsOf(draft)
  const { name, headline, assistant, lane, ours } = words
  const phone = ours?.office.phone
  return (
    <>
      <header className="top flex flex-wrap items-center px-edge lg:border-b">
        <p className="name">{name}</p>
        <Nav label={name} links={words.nav} linkClass={topLink} />
        {phone && (
          <a className={`${topLink} phone font-medium`} href={phone.to}>
            <Phone className="w-6 xs:hidden" />
            <span className="max-xs:sr-only">{phone.label}</span>
          </a>
        )}
      </header>
      <main id="content" tabIndex={-1}>
        <div className="front">
          <h1 className={widthOf(headline[1]) > 17 ? 'long' : undefined}>
            {headline[0]} <br />
            {headline[1]}
          </h1>
          <section className="assistant" aria-label={assistant.label}>
            <Talk conversation={page.conversation} words={assistant} look={talk} />
          </section>
          <div className="overflow-hidden md:-z-1 md:col-span-full">
            <div className="elevation-drawing relative mt-2 -ml-[72.7%] w-[205%] sm:-ml-[27.7%] sm:w-[140%] md:mt-0 lg:ml-0 lg:w-auto">
              {drawn('street', words.signs)({})}
              {ours?.street.notes.map(([place, text]) => (
                <p key={place} className={`street-note ${place}`}>
                  {text}
                </p>
              ))}
            </div>
            {ours && (
              <div className="walk">
                {ours.street.walk.map((each) => (
                  <p key={each}>{each}</p>
                ))}
              </div>
            )}
          </div>
        </div>
        <ForSale {...page} words={words} />
        <div className="px-edge lg:grid lg:grid-cols-[var(--margin)_minmax(0,1fr)] lg:gap-x-7 lg:border-b print:hidden">
          <p className="pt-5 text-sm lg:border-r lg:py-3 lg:pr-7 lg:text-xs lg:leading-[1.3]">
            {page.conversation.introduction}
          </p>
          <Suggestions conversation={page.conversation} look={talk} />
        </div>
        <Offer {...words.offer}>
          <Viewing {...page} words={words} />
        </Offer>
        {lane && <Lane {...lane} />}
        {ours && (
          <>
            <Selling {...ours.selling} />
            <Neighbors {...ours.neighbors} />
            <Office {...ours.office} />
          </>
        )}
      </main>
      <footer className="flex flex-wrap gap-x-8 gap-y-1 px-edge pt-4 pb-5 text-sm max-lg:border-t lg:justify-between [&_a]:inline-flex [&_a]:min-h-thumb [&_a]:items-center">
        <p>
          {words.imprint} {phone && <a href={phone.to}>{phone.label}</a>}
        </p>
        {ours && <p>{ours.invented}</p>}
      </footer>
    </>
  )
}

function ForSale({ words: { forSale, when }, conversation: { url }, rehearsal }: PlayedProps) {
  const { title, text, after, smaller } = forSale
  return (
    <div className="for-sale px-edge pt-3 pb-2 lg:flex lg:flex-wrap lg:py-5.5" data-follows="">
      <p className="lg:has-[+ul]:mr-auto">
        <b className="block text-2xl leading-[1.15] tracking-[-0.01em] lg:text-3xl">{title}</b> {text}
      </p>
      {smaller && (
        <p className="order-1 pt-1 text-sm sm:col-span-full lg:order-none lg:mr-auto lg:max-w-84 lg:flex-[1_1_11rem] lg:pt-0">
          {after}{' '}
          <a className="flex min-h-thumb w-fit items-center" href={smaller.to}>
            {smaller.label}
          </a>
        </p>
      )}
      <ul className="flex flex-wrap gap-2" aria-label={when.legend}>
        {when.options.map(({ value, label }) => (
          <li key={value} className="flex-1">
            <a
              className="action min-h-thumb min-w-max px-0.5 py-1 xs:px-2 lg:min-h-13 lg:px-[min(1.25rem,1.4vw)]"
              href={withSearch(url, `viewing=${value}`, 'rehearsal')}
              rel="nofollow"
              aria-current={value === rehearsal.chosen['viewing']?.value || undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A sheet of the plan: a ruled margin with small notes, and what is drawn. */
function Sheet({ notes, children, ...section }: SheetWords & { className: string; children: ReactNode }) {
  return (
    <Section {...section} titleClass="sm:col-span-full lg:col-[2/-1] lg:pt-9 lg:pb-6">
      <div className="text-sm max-lg:empty:hidden sm:col-span-full lg:border-r lg:pt-12 lg:pr-7 lg:pb-9 lg:[grid-area:1/1/span_4/2]">
        {notes.length > 0 && (
          <ul className="grid gap-x-4 border-b sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] lg:block">
            {notes.map((note) => (
              <li key={`${note}`} className="flex flex-wrap justify-between gap-x-2 border-t py-1.5">
                {[note].flat().map((part) => (
                  <span key={part}>{`${part} `}</span>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </Section>
  )
}

/** The house by its plans, or what a draft sells or does, each at a door of its own; and the rehearsal. */
function Offer({ plans, things, children, ...sheet }: Words['offer'] & { children: ReactNode }) {
  return (
    <Sheet {...sheet} className="house sheet">
      {plans && (
        <>
          <figure className="max-w-68 sm:row-span-2 sm:max-w-none lg:self-end lg:pb-9 lg:[grid-area:2/2/4/3]">
            <GroundFloor aria-label={plans.groundDrawing} />
            <figcaption>{plans.ground}</figcaption>
          </figure>
          <div className="price grid content-start gap-1.5 lg:[grid-area:2/3]">
            <b>{plans.price}</b>
            {plans.texts.map((text) => (
              <p key={text} className="[p+&]:text-sm">
                {unbroken(text)}
              </p>
            ))}
          </div>
          <figure className="max-w-56 sm:max-w-none sm:self-end lg:pb-9 lg:[grid-area:3/3]">
            <FirstFloor aria-label={plans.firstDrawing} />
            <figcaption>{plans.first}</figcaption>
          </figure>
        </>
      )}
      {things && (
        <ul className="doors mb-3 sm:col-span-full lg:mb-9 lg:flex lg:flex-col lg:[grid-area:2/2/4/4]">
          {things.map(({ label, price }, index) => (
            <li key={index}>
              <Door />
              <h3>{label}</h3> <b>{price}</b>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Sheet>
  )
}

/** The smaller house, or the hours of a draft. */
function Lane({ cottage, hours, ...sheet }: NonNullable<Words['lane']>) {
  return (
    <Sheet {...sheet} className="lane sheet">
      {cottage && (
        <div className="price grid content-start gap-1.5 lg:pb-9 lg:[grid-area:2/2]">
          <b>{cottage.price}</b>
          {cottage.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <a className="call -mt-1.5" href={cottage.call.to}>
            {cottage.call.label}
          </a>
        </div>
      )}
      {hours && <Definitions className="hours" pairs={hours} />}
      {drawn('lane', cottage && signs)({ 'aria-label': cottage?.drawing })}
    </Sheet>
  )
}

type Ours = NonNullable<Words['ours']>

function Selling({ fee, terms, course, tasks, ...sheet }: Ours['selling']) {
  return (
    <Sheet {...sheet} className="selling sheet">
      <p className="fee lg:row-[2/4] lg:pb-9">
        <b>{fee}</b> {terms}
      </p>
      <Definitions className="course" pairs={course} />
      <Definitions className="tasks" pairs={tasks} />
    </Sheet>
  )
}

function Neighbors({ invented, list, ...section }: Ours['neighbors']) {
  return (
    <Section {...section} className="bg-green px-edge py-7 text-on-green lg:pt-9 lg:pb-10">
      <p className="mt-1.5 text-sm">{invented}</p>
      <Reviews
        list={list.map(({ door, ...review }) => ({ ...review, Picture: drawn('door', { number: door }) }))}
        look={{ list: 'neighbors', text: 'm-0 lg:text-lg' }}
      />
    </Section>
  )
}

function Office({ people, drawing, address, way, lost, plan, phone, ...sheet }: Ours['office']) {
  return (
    <Sheet {...sheet} className="office sheet">
      <Agents className="agents" aria-label={drawing} />
      <People list={people} look={{ list: 'people', name: 'text-xl leading-[1.2]' }} />
      <address className="grid content-start not-italic lg:[grid-area:3/3] xl:[grid-area:2/4]">
        <b className="text-xl leading-[1.2]">{address}</b>
        <Way text={[way]} lost={lost} call={phone} look={{ call: 'call' }} />
      </address>
      <WayPlan className="way" aria-label={plan} />
    </Sheet>
  )
}
