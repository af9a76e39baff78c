import { Fragment } from 'react'
import { AnswerPlace, AskForm, Suggestions } from '~/assistant/ui/ask'
import { fill } from '~/ui/fill'
import { unbroken } from '~/ui/unbroken'
import type { DemoPageProps, DemoSite } from '../kit/demo-site'
import { drawing } from '../kit/drawing'
import { Definitions } from '../kit/definitions'
import { Barbers } from './barbers'
import { call, counter, find, hero, hours, prices, rules, wordsOf, type Words } from './words'
import bell from './drawings/bell.svg?raw'
import phone from './drawings/phone.svg?raw'
import razor from './drawings/razor.svg?raw'
import streetMap from './drawings/street-map.svg?raw'
import { facts } from './facts'
import icon from './icon.svg?url'
import { Mirror } from './mirror'
import styles from './site.css?inline'
import { chosenChair, Ticket } from './rehearsal'

export const barbershopSite: DemoSite = {
  styles,
  icon,
  colour: '#92221c',
  Page,
}

const Razor = drawing(razor, { className: 'razor' })
const Bell = drawing(bell, { className: 'bell' })
const Phone = drawing(phone)
const map = fill(streetMap, facts.address)
/** The shop between its neighbors, seen from above the street. */
const StreetMap = drawing(map)

function Page(props: DemoPageProps) {
  const { draft, conversation, rehearsal } = props
  const words = wordsOf(draft)
  const { on: day, time } = chosenChair(words, rehearsal.chosen)
  return (
    <div className="shop">
      <header className="top">
        <p className="name">{words.name}</p>
        <nav aria-label={words.name}>
          <ul>
            {words.nav.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        {words.call && (
          <a className="phone" href={words.call.to}>
            <Phone />
            <span>{words.call.label}</span>
          </a>
        )}
      </header>
      <main id="content" tabIndex={-1}>
        <div className="hero">
          <div className="claim">
            <h1 data-follows="">
              {words.headline.map((line) => (
                <Fragment key={line}>
                  <span className={line.length > 18 ? 'long' : undefined}>{line}</span>{' '}
                </Fragment>
              ))}
              <span>{rehearsal.step === 'done' ? hero.held : hero.free}</span>{' '}
              {day !== words.bookingDays[0]!.day && (
                <>
                  <span>{day}</span>{' '}
                </>
              )}
              <span>
                at <b>{time}</b>
              </span>
            </h1>
            <Razor />
          </div>
          <Ticket {...props} />
          <ul className="glance">
            {words.services.slice(0, 3).map(({ value, price, name }) => (
              <li key={value}>
                <b>{price}</b> {unbroken(name.toLowerCase())}
              </li>
            ))}
          </ul>
        </div>

        <section className="counter" id="ask-the-shop" aria-labelledby="counter-title">
          <h2 id="counter-title">
            <span>{counter.title}</span> <span>{counter.titleEnd}</span>
          </h2>
          <div className="sign">
            <p>{conversation.introduction}</p>
            <AskForm
              conversation={conversation}
              label={counter.label}
              placeholder={draft ? conversation.suggestions[0] : counter.placeholder}
              button={counter.button}
            />
            <Suggestions conversation={conversation} />
          </div>
          <div className="till">
            <AnswerPlace conversation={conversation} />
            <Bell />
          </div>
        </section>

        {!draft && (
          <div className="posters">
            <Board {...words.prices} />
            <section className="rules" aria-labelledby="rules-title">
              <h2 id="rules-title">{rules.title}</h2>
              <Definitions pairs={rules.list.map(({ name, text: rule }) => [name, rule])} />
            </section>
          </div>
        )}

        {!draft && <Barbers />}
        {!draft && <Mirror />}

        <div className="posters">
          {draft && words.services.length > 0 && <Board {...words.prices} />}
          {words.times.length > 0 && (
            <section className="door" aria-labelledby="hours-title">
              <div className="door-sign">
                <h2 id="hours-title">{hours.title}</h2>
                <Definitions pairs={words.times} />
                {words.closed && (
                  <p>
                    <b>{hours.closed}</b> {words.closed}
                  </p>
                )}
              </div>
            </section>
          )}
          {!draft && <FindUs />}
        </div>
      </main>
      <footer className="foot">
        <p>{words.footer}</p>
        {words.call && (
          <p>
            {facts.website} <a href={words.call.to}>{words.call.label}</a>
          </p>
        )}
      </footer>
    </div>
  )
}

function Board({ lists, notes }: Words['prices']) {
  return (
    <section className="board" id="prices" aria-labelledby="prices-title">
      <h2 id="prices-title">{prices.title}</h2>
      {lists.map((rows, index) => (
        <ul key={index}>
          {rows.map(({ name, detail, price }) => (
            <li key={name}>
              <span className="what">
                {unbroken(name)} {detail && <small>{detail}</small>}
              </span>{' '}
              <b>{price}</b>
            </li>
          ))}
        </ul>
      ))}
      {notes && <p>{unbroken(notes)}</p>}
    </section>
  )
}

function FindUs() {
  return (
    <section className="find" id="find-us" aria-labelledby="find-title">
      <div>
        <h2 id="find-title">{find.title}</h2>
        <p className="where">{find.text}</p>
        <Definitions pairs={find.list.map(({ name, text: way }) => [name, way])} />
        <a className="call" href={call.to}>
          {find.call} <span>{call.label}</span>
        </a>
      </div>
      <div className="street-map">
        <StreetMap aria-label={find.map} />
      </div>
    </section>
  )
}
