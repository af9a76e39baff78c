import type { ReactNode } from 'react'
import { AnswerPlace, AskForm, Suggestions } from '~/assistant/ui/ask'
import { withSearch } from '~/assistant/ui/address'
import { unbroken } from '~/ui/unbroken'
import type { DemoPageProps, DemoSite } from '../kit/demo-site'
import type { Draft } from '../draft/draft'
import { drawing } from '../kit/drawing'
import { Definitions } from '../kit/definitions'
import {
  cottage,
  house,
  listOf,
  neighbours,
  office,
  openHours,
  people,
  selling,
  street,
  way,
  widthOf,
  wordsOf,
} from './words'
import agents from './drawings/agents.svg?raw'
import door from './drawings/door.svg?raw'
import firstFloor from './drawings/first-floor.svg?raw'
import groundFloor from './drawings/ground-floor.svg?raw'
import phone from './drawings/phone.svg?raw'
import quarryLane from './drawings/quarry-lane.svg?raw'
import streetLines from './drawings/street.svg?raw'
import wayPlan from './drawings/way.svg?raw'
import { facts } from './facts'
import { capitalized, counted } from '../kit/formats'
import icon from './icon.svg?url'
import styles from './site.css?inline'
import { Viewing } from './rehearsal'

export const estateAgentSite: DemoSite = {
  styles,
  icon,
  colour: '#dfe8e2',
  evening: '#0f1d1c',
  Page,
}

const signs = {
  name: facts.name.replace('&', '&amp;'),
  size: '16',
  office: `${facts.number}`,
  house: `${facts.house.number}`,
  cottage: `${facts.cottage.number}`,
  lane: facts.cottage.street,
  bus: `${facts.nearby.bus}`,
  shop: 'Bakery',
  parking: counted(facts.house.parkingPlaces, 'place'),
  leaders: 'M112 152V193M651 136V182',
}
/** Puts the facts in the places that a drawing has for them, such as `{name}`; on a draft most stay empty. */
const lettered = (svg: string, known: Partial<typeof signs> = signs) =>
  svg.replace(/\{(\w+)\}/g, (_, sign: keyof typeof signs) => known[sign] ?? '')

const AgentsAtTheDoor = drawing(lettered(agents))
const GroundFloor = drawing(lettered(groundFloor))
const FirstFloor = drawing(firstFloor)
/** From the bus stop to the office; the house for sale alone has color. */
const Street = drawing(lettered(streetLines))
const QuarryLane = drawing(lettered(quarryLane))
const Way = drawing(lettered(wayPlan))
const Phone = drawing(phone)
const BareLane = drawing(lettered(quarryLane, {}))
const BareDoor = drawing(lettered(door, {}))
const doors = neighbours.each.map(({ number, ...neighbour }) => ({
  ...neighbour,
  number,
  Door: drawing(door.replace('{number}', `${number}`)),
}))

function Page(props: DemoPageProps) {
  const { draft, conversation } = props
  const words = wordsOf(draft)
  return (
    <>
      <header className="masthead strip">
        <p className="name">{words.name}</p>
        <nav aria-label={words.name}>
          {words.nav.map(({ label, to }) => (
            <a key={to} href={to}>
              {`${label} `}
            </a>
          ))}
        </nav>
        {!draft && (
          <a className="phone" href={office.phone.to}>
            <Phone />
            <span>{office.phone.label}</span>
          </a>
        )}
      </header>
      <main id="content" tabIndex={-1}>
        <div className="front">
          <h1 className={draft && widthOf(words.headline) > 17 ? 'long' : undefined}>
            {street.title} <br />
            {words.headline}
          </h1>
          <section className="assistant" aria-label={words.assistant.label}>
            <AskForm conversation={conversation} button="Ask" {...words.assistant} />
            <AnswerPlace conversation={conversation} />
          </section>
          {draft ? <DraftStreet name={draft.name} /> : <StreetSheet />}
        </div>
        <ForSale {...props} />
        <div className="questions strip">
          <p>{conversation.introduction}</p>
          <Suggestions conversation={conversation} />
        </div>
        {draft && (
          <List draft={draft}>
            <Viewing {...props} />
          </List>
        )}
        {!draft && (
          <>
            <House>
              <Viewing {...props} />
            </House>
            <Cottage />
            <Selling />
            <Neighbours />
            <Office />
          </>
        )}
      </main>
      <footer className="strip">
        <p className="imprint">
          {words.imprint.map((each) => (
            <span key={each}>{`${each} `}</span>
          ))}
          {!draft && <a href={office.phone.to}>{office.phone.label}</a>}
        </p>
        {!draft && <p>{office.invented}</p>}
      </footer>
    </>
  )
}

/** The elevation on a scale of minutes on foot, with the house for sale between the station and the school. */
function StreetSheet() {
  return (
    <div className="street">
      <div className="elevation">
        <div className="elevation-drawing">
          <Street />
          {street.notes.map(({ place, text }) => (
            <p key={place} className={`street-note street-note-${place}`}>
              {text}
            </p>
          ))}
        </div>
      </div>
      <div className="walk">
        <div>
          <p>{`${street.station.to}, ${street.station.distance}`}</p>
          <p className="walk-bus">{street.bus}</p>
        </div>
        <p className="walk-school">
          {street.school.to}, <span>{street.school.distance}</span>
        </p>
      </div>
    </div>
  )
}

/** The elevation without words; the name is on the sign of the office if there is room for it. */
function DraftStreet({ name }: { name: string }) {
  const size = Math.min(16, 232 / widthOf(name))
  const sign = { name: name.replaceAll('&', '&amp;'), size: size.toFixed(1) }
  return (
    <div className="street">
      <div className="elevation-drawing">{drawing(lettered(streetLines, size < 11 ? {} : sign))({})}</div>
    </div>
  )
}

function ForSale({ draft, conversation: { address }, rehearsal }: DemoPageProps) {
  const { forSale, times } = wordsOf(draft)
  return (
    <div className="for-sale strip" data-follows="">
      <p className="for-sale-house">
        <b>{forSale.title}</b> {forSale.text}
      </p>
      {!draft && (
        <p className="for-sale-after">
          {house.morningAfter} <a href="#cottage">{`Or smaller: ${cottage.title}, ${cottage.price}`}</a>
        </p>
      )}
      <ul aria-label={forSale.times}>
        {times.map(({ value, label }) => (
          <li key={value}>
            <a
              href={withSearch(address, `viewing=${value}`, 'rehearsal')}
              rel="nofollow"
              aria-current={value === rehearsal.chosen.viewing?.value || undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function House({ children }: { children: ReactNode }) {
  return (
    <section id="house" className="house sheet" aria-labelledby="house-title">
      <div className="heading">
        <h2 id="house-title">{house.title}</h2>
      </div>
      <div className="margin">
        <ul>
          {house.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p>{house.drawn}</p>
      </div>
      <figure className="ground-floor">
        <GroundFloor aria-label={house.drawings.ground} />
        <figcaption>{house.captions.ground}</figcaption>
      </figure>
      <div className="price">
        <p>
          <b>{house.price}</b>
        </p>
        <p>{house.summary}</p>
        <p>{unbroken(house.offer)}</p>
      </div>
      <figure className="first-floor">
        <FirstFloor aria-label={house.drawings.first} />
        <figcaption>{house.captions.first}</figcaption>
      </figure>
      {children}
    </section>
  )
}

/** What a draft sells or does, each at a door of its own, and its hours, if they are known. */
function List({ draft, children }: { draft: Draft; children: ReactNode }) {
  const { title, notes, hours, closed } = listOf(draft)
  const { things } = wordsOf(draft)
  if (things.length === 0)
    return (
      <Sheet id="hours" className="house list" title={title} notes={[...notes, ...closed]}>
        <div className="doors">
          {hours.length > 0 && <Definitions className="times" pairs={hours} />}
          <BareLane />
        </div>
        {children}
      </Sheet>
    )
  return (
    <>
      <Sheet id="list" className="house list" title={title} notes={notes}>
        <ul className="doors">
          {things.map(({ value, name, price }) => (
            <li key={value}>
              <BareDoor />
              <h3>{name}</h3> <b>{price}</b>
            </li>
          ))}
        </ul>
        {children}
      </Sheet>
      {hours.length > 0 && (
        <Sheet id="hours" className="cottage" title={openHours} notes={closed}>
          <Definitions className="price times" pairs={hours} />
          <BareLane />
        </Sheet>
      )}
    </>
  )
}

interface SheetProps {
  id: string
  className: string
  title: string
  notes: readonly string[]
  children: ReactNode
}

function Sheet({ id, className, title, notes, children }: SheetProps) {
  return (
    <section id={id} className={`${className} sheet`} aria-labelledby={`${id}-title`}>
      <div className="heading">
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      <div className="margin">
        {notes.length > 0 && (
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </section>
  )
}

function Cottage() {
  return (
    <Sheet id="cottage" className="cottage" title={cottage.title} notes={cottage.notes}>
      <div className="price">
        <p>
          <b>{cottage.price}</b>
        </p>
        <p>{cottage.summary}</p>
        <p>{cottage.oddity}</p>
        <p>
          {`${cottage.visit} `}
          <a className="call" href={office.phone.to}>
            {office.phone.label}
          </a>
        </p>
      </div>
      <QuarryLane aria-label={cottage.drawing} />
    </Sheet>
  )
}

function Selling() {
  const { title, fee, course, tasks, area, rentals } = selling
  return (
    <Sheet id="selling" className="selling" title={title} notes={[area, rentals]}>
      <p className="fee">
        <b>{fee.figure}</b> <span>{fee.text}</span> <span>{fee.included}</span>
      </p>
      <ol className="course">
        {course.map(({ length, unit, text }) => (
          <li key={unit} className={`ticks-${length}`}>
            <b>{capitalized(counted(length, unit))}</b> {text}
          </li>
        ))}
      </ol>
      <Definitions className="tasks" pairs={tasks} />
    </Sheet>
  )
}

function Neighbours() {
  return (
    <section className="neighbours strip" aria-labelledby="neighbours-title">
      <h2 id="neighbours-title">{neighbours.title}</h2>
      <p>{neighbours.invented}</p>
      <ul>
        {doors.map(({ number, name, came, text, Door }) => (
          <li key={number}>
            <Door aria-label={`Number ${number}`} />
            <figure>
              <blockquote>
                <p>{`“${text}”`}</p>
              </blockquote>
              <figcaption>
                <b>{name}</b>, {came}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Office() {
  return (
    <section id="office" className="office sheet" aria-labelledby="office-title">
      <div className="heading">
        <h2 id="office-title">{people.title}</h2>
      </div>
      <div className="margin">
        <ul>
          {office.hours.map(([days, times]) => (
            <li key={days}>
              {days} <span>{times}</span>
            </li>
          ))}
        </ul>
      </div>
      <AgentsAtTheDoor aria-label={people.drawing} />
      <div className="people">
        {people.each.map(({ name, text }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <address>
        <b>{office.address}</b>{' '}
        <span>
          {`${way.text} `}
          <a href={way.house.to}>{way.house.label}</a>
          {` ${way.rest}`}
        </span>{' '}
        <a className="call" href={office.phone.to}>
          {office.phone.label}
        </a>{' '}
      </address>
      <Way className="way" aria-label={way.drawing} />
    </section>
  )
}
