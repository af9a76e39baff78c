import { withSearch } from '~/assistant/ui/address'
import { AnswerPlace, AskForm, Suggestions } from '~/assistant/ui/ask'
import type { DemoPageProps, DemoSite } from '../kit/demo-site'
import { unbroken } from '~/ui/unbroken'
import type { Draft } from '../draft/draft'
import { Definitions } from '../kit/definitions'
import {
  goodToKnow,
  nightPhone,
  payment,
  people,
  phone,
  rooms,
  voices,
  way,
  wordsOf,
  type Words,
} from './words'
import { Mark, NightWindow, portraits, roomDrawings, stepDrawings, StreetMap, Tooth } from './drawings'
import { facts } from './facts'
import icon from './icon.svg?url'
import { SameDay } from './rehearsal'
import styles from './site.css?inline'

export const dentalPracticeSite: DemoSite = {
  styles,
  icon,
  colour: '#ffffff',
  Page,
}

function Page(props: DemoPageProps) {
  const { draft, conversation } = props
  const words = wordsOf(draft)
  const { name, call, navigation } = words
  const [hasPrices, hasPlace] = ['#prices', '#place'].map((id) => navigation.some(({ to }) => to === id))
  return (
    <>
      <header className="head">
        <a className="name" href={conversation.address}>
          <Mark />
          {name}
        </a>
        <nav aria-label={name}>
          <ul>
            {navigation.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        {call && (
          <a className="call" href={call.to}>
            <span className="unseen">Call </span>
            {call.label}
          </a>
        )}
      </header>
      <main id="content" tabIndex={-1}>
        <Opening draft={draft} words={words} address={conversation.address} />
        <section id="worries" className="ask" aria-labelledby="ask-title">
          <div className="talk">
            <h2 id="ask-title">What worries you?</h2>
            <p className="bubble">{conversation.introduction}</p>
            <div className="patient">
              <AskForm
                conversation={conversation}
                label="Your question"
                button="Ask"
                placeholder={words.placeholder}
              />
              <Suggestions conversation={conversation} />
            </div>
            <AnswerPlace conversation={conversation} />
            <NightWindow />
          </div>
        </section>
        <FirstVisit {...words} />
        {(hasPrices || hasPlace) && (
          <div className="prices-and-place">
            {hasPrices && <Prices draft={draft} prices={words.prices} />}
            {hasPlace && <Place draft={draft} {...words} />}
          </div>
        )}
        {!draft && <Rooms />}
        <SameDay {...props} />
        {!draft && (
          <div className="people-and-facts">
            <People />
            <Voices />
            <GoodToKnow />
          </div>
        )}
      </main>
      <footer className="foot">
        <p>{words.footer}</p>
        {call && (
          <>
            <p>{facts.website}</p>
            <p>
              <a href={call.to}>{call.label}</a>
            </p>
          </>
        )}
      </footer>
    </>
  )
}

function Opening({ draft, words, address }: { draft: Draft | null; words: Words; address: string }) {
  const { toothLabels, when, slots } = words
  return (
    <div className="opening">
      <h1>
        {draft && (
          <>
            <span className="whose" data-long={draft.name.length > 26 || undefined}>
              {draft.name}:
            </span>{' '}
          </>
        )}
        {words.headline} <span>Then we start.</span>
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
          <b>Does it hurt?</b> {when.come}
        </p>
        <ul>
          {slots.map(({ value, label }) => (
            <li key={value}>
              <a href={withSearch(address, `slot=${value}`, 'rehearsal')} rel="nofollow">
                <span className="unseen">{`${when.day} at `}</span>
                {label}
              </a>
            </li>
          ))}
        </ul>
        {!draft && (
          <p className="slots-night">
            Out of hours <a href={nightPhone.to}>{nightPhone.label}</a>
          </p>
        )}
      </div>
    </div>
  )
}

function FirstVisit({ aside, steps }: Words) {
  return (
    <section id="visit" className="visit" aria-labelledby="visit-title">
      <div className="section-head">
        <h2 id="visit-title">Your first visit, step by step</h2>
        <p>{aside}</p>
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

function Prices({ draft, prices }: { draft: Draft | null; prices: Words['prices'] }) {
  return (
    <section id="prices" className="prices" aria-labelledby="prices-title">
      <h2 id="prices-title">What it costs</h2>
      <ul>
        {prices.map(({ name, included, time, price }) => (
          <li key={name}>
            <h3>{name}</h3>
            {included && <p className="included">{unbroken(included)}</p>}
            {time && <p className="time">{time}</p>}
            <p className="price">{price}</p>
          </li>
        ))}
      </ul>
      {!draft && (
        <>
          <p className="plan">{`From $${facts.paymentPlan.from} you can pay over ${facts.paymentPlan.time}, without interest.`}</p>
          <Definitions className="payment" pairs={payment} />
        </>
      )}
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

function Place({ draft, footer, hours }: { draft: Draft | null } & Words) {
  return (
    <section id="place" className={draft ? 'place told' : 'place'} aria-labelledby="place-title">
      <h2 id="place-title">{draft && !draft.town ? 'When we’re open' : 'Find us'}</h2>
      {draft?.town && (
        <p>
          <b>{footer}</b>
        </p>
      )}
      {!draft && (
        <>
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
        </>
      )}
      {hours.length > 0 && <Definitions className="hours" pairs={hours} />}
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
