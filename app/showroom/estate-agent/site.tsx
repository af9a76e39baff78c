import type { ReactNode } from 'react'
import type { DemoPageProps, DemoSite } from '../demo-site'
import { AnswerPlace, AskForm, Suggestions } from '../parts/ask'
import { AgentsAtTheDoor } from './agents'
import {
  assistant,
  house,
  navigation,
  office,
  people,
  rehearsalFields,
  selling,
  street,
  viewingTimes,
} from './content'
import jost from './fonts/jost.woff2?url'
import icon from './icon.svg?url'
import { palette } from './palette'
import { FirstFloor, GroundFloor } from './plan'
import styles from './site.css?inline'
import { Street } from './street'
import { Viewing } from './viewing'

export const estateAgentSite: DemoSite = {
  styles,
  fonts: [jost],
  icon,
  colour: palette.paper,
  rehearsal: rehearsalFields,
  Page,
}

function Page({ asking, rehearsal, start }: DemoPageProps) {
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
          {office.phone.label}
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        <div className="front">
          <section className="assistant strip" aria-label={assistant.label}>
            <p className="introduction">{asking.introduction}</p>
            <AskForm
              asking={asking}
              label={assistant.label}
              button={assistant.button}
              placeholder={assistant.placeholder}
            />
            <Suggestions asking={asking} />
            <AnswerPlace asking={asking} />
          </section>
          <StreetSheet />
          <ForSale address={asking.address} chosen={rehearsal.chosen.viewing?.value} />
        </div>
        <House>
          <Viewing address={asking.address} rehearsal={rehearsal} start={start} />
        </House>
        <Selling />
        <Office />
      </main>
      <footer className="strip">
        <p>
          {`${office.name}, ${office.address} · ${office.web} · `}
          <a href={office.phone.to}>{office.phone.label}</a>
        </p>
        <p>{office.invented}</p>
      </footer>
    </>
  )
}

/** The elevation on a scale of thirteen minutes: number 14 stands nine from the station and four from the school. */
function StreetSheet() {
  return (
    <div className="street">
      <h1 className="strip">
        {street.title[0]} <br />
        {street.title[1]}
      </h1>
      <div className="elevation">
        <div className="elevation-drawing">
          <Street />
          {street.notes.map(({ place, text }) => (
            <p key={place} className={`note note-${place}`}>
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
    <div className="for-sale strip">
      <p className="for-sale-house">
        <b>{`${house.title}, ${house.price}`}</b> {house.summary}
      </p>
      <p className="for-sale-after">{house.morningAfter}</p>
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
        <GroundFloor />
        <figcaption>{house.captions.ground}</figcaption>
      </figure>
      <div className="price">
        <p>
          <b>{house.price}</b>
        </p>
        <p>{house.summary}</p>
        <p>{house.offer}</p>
      </div>
      <figure className="first-floor">
        <FirstFloor />
        <figcaption>{house.captions.first}</figcaption>
      </figure>
      {children}
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
        {course.map(({ ticks, length, text }) => (
          <li key={length} className={`ticks-${ticks}`}>
            <b>{length}</b> {text}
          </li>
        ))}
      </ol>
      <dl className="tasks">
        {tasks.map((task) => (
          <div key={task.title}>
            <dt>{task.title}</dt>
            <dd>{task.text}</dd>
          </div>
        ))}
      </dl>
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
          {office.hours.map(({ days, times }) => (
            <li key={days}>
              {days} <span>{times}</span>
            </li>
          ))}
        </ul>
      </div>
      <AgentsAtTheDoor />
      <div className="people">
        {people.each.map(({ name, text }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <address>
        <b>{office.address}</b> <span>{people.way}</span> <a href={office.phone.to}>{office.phone.label}</a>
      </address>
    </section>
  )
}
