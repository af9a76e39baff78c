import { AnswerPlace, AskForm, Suggestions } from '~/assistant/ui/ask'
import type { DemoPageProps, DemoSite } from '../demo-site'
import { Definitions } from '../parts/definitions'
import {
  goodToKnow,
  hours,
  navigation,
  nightPhone,
  phone,
  prices,
  slotField,
  steps,
  toothLabels,
} from './content'
import { DoctorAmin, DoctorWhitlow, Mark, NightWindow, stepDrawings, StreetMap, Tooth } from './drawings'
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
        <SameDay {...props} />
        <div className="people-and-facts">
          <People />
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
                  <p>{text}</p>
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
            <p className="included">{included}</p>
            {time && <p className="time">{time}</p>}
            <p className="price">{price}</p>
          </li>
        ))}
      </ul>
      <p className="plan">{`From $${facts.paymentPlan.from} you can pay over ${facts.paymentPlan.time}, without interest.`}</p>
    </section>
  )
}

function People() {
  return (
    <section className="people" aria-labelledby="people-title">
      <h2 id="people-title">Whom you meet</h2>
      <ul>
        {[DoctorAmin, DoctorWhitlow].map((Portrait, index) => (
          <li key={index}>
            <Portrait aria-label={`Drawing of ${facts.doctors[index]}`} />
            <h3>{facts.doctors[index]}</h3>
          </li>
        ))}
      </ul>
      <p>They tell you what comes next and what you will feel. Then they wait for your yes.</p>
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
      <Definitions className="hours" pairs={hours} />
    </section>
  )
}

function GoodToKnow() {
  return (
    <section className="facts" aria-labelledby="facts-title">
      <h2 id="facts-title">Good to know</h2>
      <Definitions pairs={goodToKnow} />
    </section>
  )
}
