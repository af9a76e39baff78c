import type { ReactNode } from 'react'
import { AnswerPlace, AskForm, Suggestions } from '~/assistant/ui/ask'
import { unbroken } from '~/ui/unbroken'
import type { DemoPageProps, DemoSite } from '../demo-site'
import { drawing } from '../parts/drawing'
import { Definitions } from '../parts/definitions'
import {
  assistant,
  cottage,
  house,
  navigation,
  neighbours,
  office,
  people,
  selling,
  street,
  viewingTimes,
  way,
} from './content'
import agents from './drawings/agents.svg?raw'
import door from './drawings/door.svg?raw'
import firstFloor from './drawings/first-floor.svg?raw'
import groundFloor from './drawings/ground-floor.svg?raw'
import phone from './drawings/phone.svg?raw'
import quarryLane from './drawings/quarry-lane.svg?raw'
import streetLines from './drawings/street.svg?raw'
import wayPlan from './drawings/way.svg?raw'
import { facts } from './facts'
import jost from './fonts/jost.woff2?url'
import { capitalized, counted } from '../formats'
import icon from './icon.svg?url'
import styles from './site.css?inline'
import { Viewing } from './viewing'

export const estateAgentSite: DemoSite = {
  styles,
  fonts: [jost],
  icon,
  colour: '#dfe8e2',
  evening: '#0f1d1c',
  Page,
}

const signs = {
  name: facts.name.replace('&', '&amp;'),
  office: `${facts.number}`,
  house: `${facts.house.number}`,
  cottage: `${facts.cottage.number}`,
  lane: facts.cottage.street,
  bus: `${facts.nearby.bus}`,
  parking: counted(facts.house.parkingPlaces, 'place'),
}
/** Puts the facts in the places that a drawing has for them, such as `{name}`. */
const lettered = (svg: string) => svg.replace(/\{(\w+)\}/g, (_, sign: keyof typeof signs) => signs[sign])

const AgentsAtTheDoor = drawing(lettered(agents))
const GroundFloor = drawing(lettered(groundFloor))
const FirstFloor = drawing(firstFloor)
/** From the bus stop to the office; the house for sale alone has color. */
const Street = drawing(lettered(streetLines))
const QuarryLane = drawing(lettered(quarryLane))
const Way = drawing(lettered(wayPlan))
const Phone = drawing(phone)
const doors = neighbours.each.map(({ number, ...neighbour }) => ({
  ...neighbour,
  number,
  Door: drawing(door.replace('{number}', `${number}`)),
}))

function Page(props: DemoPageProps) {
  const { conversation, rehearsal } = props
  return (
    <>
      <header className="masthead strip">
        <p className="name">{office.name}</p>
        <nav aria-label={office.name}>
          {navigation.map(({ label, to }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </nav>
        <a className="phone" href={office.phone.to}>
          <Phone />
          <span>{office.phone.label}</span>
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        <div className="front">
          <h1>
            {street.title[0]} <br />
            {street.title[1]}
          </h1>
          <section className="assistant" aria-label={assistant.label}>
            <AskForm
              conversation={conversation}
              label={assistant.label}
              button={assistant.button}
              placeholder={assistant.placeholder}
            />
            <AnswerPlace conversation={conversation} />
          </section>
          <StreetSheet />
        </div>
        <ForSale address={conversation.address} chosen={rehearsal.chosen.viewing?.value} />
        <div className="questions strip">
          <p>{conversation.introduction}</p>
          <Suggestions conversation={conversation} />
        </div>
        <House>
          <Viewing {...props} />
        </House>
        <Cottage />
        <Selling />
        <Neighbours />
        <Office />
      </main>
      <footer className="strip">
        <p className="imprint">
          <span>{`${office.name}, ${office.address}`}</span>
          <span>{office.web}</span>
          <a href={office.phone.to}>{office.phone.label}</a>
        </p>
        <p>{office.invented}</p>
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

function ForSale({ address, chosen }: { address: string; chosen: string | undefined }) {
  return (
    <div className="for-sale strip" data-follows="">
      <p className="for-sale-house">
        <b>{`${house.title}, ${house.price}`}</b> {house.summary}
      </p>
      <p className="for-sale-after">
        {house.morningAfter} <a href="#cottage">{`Or smaller: ${cottage.title}, ${cottage.price}`}</a>
      </p>
      <ul aria-label="Viewings">
        {viewingTimes.map(({ value, label }) => (
          <li key={value}>
            <a
              href={`${address}?viewing=${value}#rehearsal`}
              rel="nofollow"
              aria-current={value === chosen || undefined}
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

function Cottage() {
  return (
    <section id="cottage" className="cottage sheet" aria-labelledby="cottage-title">
      <div className="heading">
        <h2 id="cottage-title">{cottage.title}</h2>
      </div>
      <div className="margin">
        <ul>
          {cottage.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
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
    </section>
  )
}

function Selling() {
  const { title, fee, course, tasks, area, rentals } = selling
  return (
    <section id="selling" className="selling sheet" aria-labelledby="selling-title">
      <div className="heading">
        <h2 id="selling-title">{title}</h2>
      </div>
      <div className="margin">
        <ul>
          <li>{area}</li>
          <li>{rentals}</li>
        </ul>
      </div>
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
    </section>
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
        <b>{office.address}</b>
        <span>
          {`${way.text} `}
          <a href={way.house.to}>{way.house.label}</a>
          {` ${way.rest}`}
        </span>
        <a className="call" href={office.phone.to}>
          {office.phone.label}
        </a>
      </address>
      <Way className="way" aria-label={way.drawing} />
    </section>
  )
}
