import { AnswerPlace, AskForm, Suggestions } from '~/assistant/ui/ask'
import type { DemoPageProps, DemoSite } from '../demo-site'
import { unbroken } from '~/ui/unbroken'
import { Definitions } from '../parts/definitions'
import {
  goodToKnow,
  hours,
  navigation,
  nightPhone,
  payment,
  people,
  phone,
  prices,
  rooms,
  slotField,
  steps,
  toothLabels,
  voices,
  way,
} from './content'
import { Mark, NightWindow, portraits, roomDrawings, stepDrawings, StreetMap, Tooth } from './drawings'
import { facts } from './facts'
import nunito from './fonts/nunito.woff2?url'
import icon from './icon.svg?url'
import { SameDay } from './same-day'
import styles from './site.css?inline'

export const dentalPracticeSite: DemoSite = {
  styles,
  fonts: [nunito],
  icon,
  colour: '#ffffff',
  Page,
}

function Page(props: DemoPageProps) {
  const { conversation } = props
  return (
    <>
      <header className="head">
        <a className="name" href={conversation.address}>
          <Mark />
          {facts.name}
        </a>
        <nav aria-label={facts.name}>
          <ul>
            {navigation.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <a className="call" href={phone.to}>
          <span className="unseen">Call </span>
          {phone.label}
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        <Opening address={conversation.address} />
        <section id="worries" className="ask" aria-labelledby="ask-title">
          <div className="talk">
            <h2 id="ask-title">What worries you?</h2>
            <p className="bubble">{conversation.introduction}</p>
            <div className="patient">
              <AskForm
                conversation={conversation}
                label="Your question"
                button="Ask"
                placeholder="Does a filling hurt?"
              />
              <Suggestions conversation={conversation} />
            </div>
            <AnswerPlace conversation={conversation} />
            <NightWindow />
          </div>
        </section>
        <FirstVisit />
        <div className="prices-and-place">
          <Prices />
          <Place />
        </div>
        <Rooms />
        <SameDay {...props} />
        <div className="people-and-facts">
          <People />
          <Voices />
          <GoodToKnow />
        </div>
      </main>
      <footer className="foot">
        <p>{`${facts.name}, ${facts.address}, ${facts.town}`}</p>
        <p>{facts.website}</p>
        <p>
          <a href={phone.to}>{phone.label}</a>
        </p>
      </footer>
    </>
  )
}

function Opening({ address }: { address: string }) {
  return (
    <div className="opening">
      <h1>
        First we explain. <span>Then we start.</span>
      </h1>
      <div className="tooth-scene">
        <Tooth aria-label="A tooth in the gum, its right half cut open: enamel, filling, dentine and nerve" />
        <ul className="tooth-labels">
          {toothLabels.map(({ part, title, text }) => (
            <li key={part} className={part}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="slots">
        <p>
          <b>Does it hurt?</b> Come in today.
        </p>
        <ul>
          {slotField.options.map(({ value, label }) => (
            <li key={value}>
              <a href={`${address}?${slotField.name}=${value}#rehearsal`} rel="nofollow">
                <span className="unseen">Today at </span>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="slots-night">
          Out of hours <a href={nightPhone.to}>{nightPhone.label}</a>
        </p>
      </div>
    </div>
  )
}

function FirstVisit() {
  return (
    <section id="visit" className="visit" aria-labelledby="visit-title">
      <div className="section-head">
        <h2 id="visit-title">Your first visit, step by step</h2>
        <p>You can stop at every step.</p>
      </div>
      <svg className="thread-in" viewBox="0 0 60 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M12 0c0 60 36 40 36 100" />
      </svg>
      <div className="way">
        <svg className="thread-on" viewBox="0 0 100 500" preserveAspectRatio="none" aria-hidden="true">
          <path d="M50 0C50 25 42 25 42 50 42 100 58 100 58 150S42 200 42 250 58 300 58 350 42 400 42 450V515C42 594 60 594 60 528" />
        </svg>
        <ol>
          {steps.map(({ drawing: name, title, text }) => {
            const Step = stepDrawings[name]
            return (
              <li key={name}>
                <Step />
                <div>
                  <h3>{title}</h3>
                  <p>{unbroken(text)}</p>
                </div>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

function Prices() {
  return (
    <section id="prices" className="prices" aria-labelledby="prices-title">
      <h2 id="prices-title">What it costs</h2>
      <ul>
        {prices.map(({ name, included, time, price }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="included">{unbroken(included)}</p>
            {time && <p className="time">{time}</p>}
            <p className="price">{price}</p>
          </li>
        ))}
      </ul>
      <p className="plan">{`From $${facts.paymentPlan.from} you can pay over ${facts.paymentPlan.time}, without interest.`}</p>
      <Definitions className="payment" pairs={payment} />
    </section>
  )
}

function People() {
  return (
    <section className="people" aria-labelledby="people-title">
      <h2 id="people-title">{people.title}</h2>
      <ul>
        {people.list.map(({ drawing, name, line }) => {
          const Portrait = portraits[drawing]
          return (
            <li key={name}>
              <Portrait />
              <div>
                <h3>{name}</h3>
                <p>{line}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <p>They tell you what comes next and what you will feel. Then they wait for your yes.</p>
    </section>
  )
}

function Voices() {
  return (
    <section className="voices" aria-labelledby="voices-title">
      <h2 id="voices-title">{voices.title}</h2>
      <p>{voices.note}</p>
      <ul>
        {voices.list.map(({ words, who }) => (
          <li key={who}>
            <figure>
              <blockquote>{`“${words}”`}</blockquote>
              <figcaption>{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rooms() {
  return (
    <section className="rooms" aria-labelledby="rooms-title">
      <h2 id="rooms-title">{rooms.title}</h2>
      <ul>
        {rooms.list.map(({ drawing, name, text }) => {
          const Room = roomDrawings[drawing]
          return (
            <li key={name}>
              <Room />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Place() {
  return (
    <section id="place" className="place" aria-labelledby="place-title">
      <h2 id="place-title">Find us</h2>
      <StreetMap
        aria-label={`Map: ${facts.name} stands in ${facts.street}, opposite ${facts.landmark}. The garage is in the same street.`}
      />
      <p>
        <b>{`${facts.address}, ${facts.town}`}</b> {`Opposite ${facts.landmark}.`}
      </p>
      <Definitions className="the-way" pairs={way} />
      <p className="lost">
        Can’t find us? <a href={phone.to}>{`Call ${phone.label}`}</a>
      </p>
      <Definitions className="hours" pairs={hours} />
    </section>
  )
}

function GoodToKnow() {
  return (
    <section className="facts" aria-labelledby="facts-title">
      <h2 id="facts-title">Good to know</h2>
      <dl>
        {goodToKnow.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{unbroken(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
