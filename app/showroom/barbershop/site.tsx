import type { DemoPageProps, DemoSite } from '../demo-site'
import { AnswerPlace, AskForm, Suggestions } from '../parts/ask'
import { Barbers } from './barbers'
import { chairs, counter, find, footer, hero, hours, nav, prices, rules, services, shop } from './content'
import { Bell, Razor } from './drawings'
import display from './fonts/caprasimo.woff2?url'
import text from './fonts/hanken-grotesk.woff2?url'
import icon from './icon.svg?url'
import { StreetMap } from './street-map'
import styles from './site.css?inline'
import { chosenChair, Ticket } from './ticket'

export const barbershopSite: DemoSite = {
  styles,
  fonts: [display, text],
  icon,
  colour: '#92221c',
  rehearsal: [
    { name: 'service', options: services },
    { name: 'chair', options: chairs },
  ],
  Page,
}

function Page({ asking, rehearsal, start }: DemoPageProps) {
  return (
    <div className="shop">
      <header className="top">
        <p className="name">{shop.name}</p>
        <nav aria-label={shop.name}>
          <ul>
            {nav.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        <div className="hero">
          <div className="claim">
            <h1>
              <span>Your chair</span> <span>{rehearsal.step === 'done' ? hero.held : hero.free}</span>{' '}
              <span>
                at <b>{chosenChair(rehearsal).time}</b>
              </span>
            </h1>
            <Razor />
          </div>
          <Ticket address={asking.address} rehearsal={rehearsal} start={start} />
          <ul className="glance">
            {hero.prices.map(({ price, name }) => (
              <li key={name}>
                <b>{price}</b> {name}
              </li>
            ))}
          </ul>
        </div>

        <section className="counter" id="ask-the-shop" aria-labelledby="counter-title">
          <h2 id="counter-title">
            <span>{counter.title}</span> <span>{counter.titleEnd}</span>
          </h2>
          <div className="sign">
            <p>{asking.introduction}</p>
            <AskForm
              asking={asking}
              label={counter.label}
              placeholder={counter.placeholder}
              button={counter.button}
            />
            <Suggestions asking={asking} />
          </div>
          <div className="till">
            <AnswerPlace asking={asking} />
            <Bell />
          </div>
        </section>

        <div className="posters">
          <section className="board" id="prices" aria-labelledby="prices-title">
            <h2 id="prices-title">{prices.title}</h2>
            <PriceRows rows={prices.rows} />
            <PriceRows rows={prices.shelf} />
            <p>{prices.notes.join(' ')}</p>
          </section>
          <section className="rules" aria-labelledby="rules-title">
            <h2 id="rules-title">{rules.title}</h2>
            <dl>
              {rules.list.map(({ name, text: rule }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{rule}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>

        <Barbers />

        <div className="posters">
          <section className="door" aria-labelledby="hours-title">
            <div className="door-sign">
              <h2 id="hours-title">{hours.title}</h2>
              <dl>
                {hours.rows.map(({ days, time }) => (
                  <div key={days}>
                    <dt>{days}</dt>
                    <dd>{time}</dd>
                  </div>
                ))}
              </dl>
              <p>
                <b>{hours.closed}</b> {hours.closedOn}
              </p>
            </div>
          </section>
          <section className="find" id="find-us" aria-labelledby="find-title">
            <div>
              <h2 id="find-title">{find.title}</h2>
              <p className="where">{find.text}</p>
              <ul>
                {find.list.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <a className="call" href={shop.call.to}>
                {find.call}
              </a>
            </div>
            <StreetMap label={find.map} />
          </section>
        </div>
      </main>
      <footer className="foot">
        <p>{footer.line}</p>
        <p>
          {footer.web} <a href={shop.call.to}>{shop.call.label}</a>
        </p>
      </footer>
    </div>
  )
}

interface PriceRowsProps {
  rows: readonly { name: string; detail: string; price: string }[]
}

function PriceRows({ rows }: PriceRowsProps) {
  return (
    <ul>
      {rows.map(({ name, detail, price }) => (
        <li key={name}>
          <span className="what">
            {name} {detail && <small>{detail}</small>}
          </span>{' '}
          <b>{price}</b>
        </li>
      ))}
    </ul>
  )
}
