import { AnswerPlace, AskForm, Suggestions } from '~/assistant/ui/ask'
import { fill } from '~/ui/fill'
import type { DemoPageProps, DemoSite } from '../demo-site'
import { capitalized } from '../formats'
import { drawing } from '../parts/drawing'
import { choiceLink } from '../rehearsal'
import {
  days,
  kept,
  places,
  plateTexts,
  portraits,
  prices,
  sections,
  studio,
  terms,
  way,
  weddings,
} from './content'
import wayDrawing from './drawings/way.svg?raw'
import cormorant from './fonts/cormorant.woff2?url'
import mulish from './fonts/mulish.woff2?url'
import { facts } from './facts'
import icon from './icon.svg?url'
import { Plate } from './plate'
import { Season } from './season'
import styles from './site.css?inline'

export const artistSite: DemoSite = {
  styles,
  fonts: [cormorant, mulish],
  icon,
  colour: '#12110f',
  Page,
}

/** From the ferry to the studio, in pencil. */
const WayMap = drawing(
  fill(wayDrawing, {
    from: capitalized(facts.way.from),
    lane: facts.address.lane,
    number: facts.address.number,
  }),
  { className: 'map' },
)

/** On the first screen, asked and answered before anyone has clicked. */
const ownDay = { date: days[2]!, place: places[0] }

function Page(props: DemoPageProps) {
  const { conversation } = props
  return (
    <div className="book">
      <header>
        <p className="name">{facts.name}</p>
        <nav aria-label={facts.name}>
          <ul>
            {sections.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <aside className="day" aria-labelledby="day-title">
        <a href={choiceLink(conversation.address, ownDay)}>
          <b id="day-title">Is your day free?</b> <span>{ownDay.date.label}</span> <em>Free. Tell me more</em>
        </a>
      </aside>
      <main id="content" tabIndex={-1}>
        <figure className="hero">
          <h1>The hour after the speeches</h1>
          <Plate name="couple" tall="couple-tall" alt={plateTexts.couple.alt} sizes="100vw" />
          <Caption plate="couple" count={1} />
        </figure>
        <section id="weddings" className="weddings" aria-labelledby="weddings-title">
          <div className="text">
            <h2 id="weddings-title">Weddings</h2>
            {weddings.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <NumberedPlate
            plate="table"
            count={2}
            sizes="(width < 40rem) 100vw, (width < 60rem) calc(100vw - 6rem), 58vw"
          />
        </section>
        <section id="letters" className="letters" aria-labelledby="letters-title">
          <div className="text">
            <h2 id="letters-title">Write to me</h2>
            <p>{conversation.introduction}</p>
          </div>
          <div className="letter">
            <AskForm
              conversation={conversation}
              label="Dear Ines,"
              button="Send"
              placeholder="what if it rains?"
            />
            <Suggestions conversation={conversation} />
            <AnswerPlace conversation={conversation} />
          </div>
        </section>
        <section id="portraits" className="portraits" aria-labelledby="portraits-title">
          <div className="text">
            <h2 id="portraits-title">Portraits</h2>
            <p>{portraits}</p>
            <Prices />
          </div>
          <NumberedPlate
            plate="window"
            count={3}
            sizes="(width < 40rem) 100vw, (width < 60rem) calc(100vw - 6rem), 40vw"
          />
        </section>
        <div className="spread">
          <Season {...props} />
          <NumberedPlate
            plate="rain"
            count={4}
            sizes="(width < 40rem) 100vw, (width < 60rem) calc(100vw - 6rem), 36vw"
          />
        </div>
        <section id="kept" className="kept" aria-labelledby="kept-title">
          <h2 id="kept-title">{kept.title}</h2>
          <p>{kept.note}</p>
          <ul>
            {kept.list.map(({ text, who, what }) => (
              <li key={who}>
                <blockquote>{text}</blockquote>
                <p>
                  {who}, <span>{what}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section id="studio" className="studio" aria-labelledby="studio-title">
          <div className="text">
            <h2 id="studio-title">{studio.title}</h2>
            <p>{`${studio.ines} ${studio.like}`}</p>
            <p>{studio.when}</p>
            <h3>{way.title}</h3>
            <p>{way.text}</p>
            <p>
              <a href={`tel:${facts.phone}`}>{way.call}</a>
              {way.after}
            </p>
          </div>
          <WayMap aria-label={way.picture} />
        </section>
        <section id="terms" className="terms" aria-labelledby="terms-title">
          <details>
            <summary>
              <h2 id="terms-title">Small print</h2>
            </summary>
            <div>
              {terms.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        </section>
      </main>
      <footer>
        <a href={`tel:${facts.phone}`}>{facts.phone}</a>
        <span>{facts.website}</span>
        <span>The paintings are drawn for this demo. People and prices are invented.</span>
      </footer>
    </div>
  )
}

function Prices() {
  return (
    <section id="prices" aria-labelledby="prices-title">
      <h2 id="prices-title">Prices</h2>
      <dl className="prices">
        {prices.map(({ what, more, price }) => (
          <div key={what + more}>
            <dt>
              {what} {more && <small>{more}</small>}
            </dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface NumberedPlateProps {
  plate: keyof typeof plateTexts
  count: number
  sizes: string
}

function NumberedPlate({ plate, count, sizes }: NumberedPlateProps) {
  const { name, alt } = plateTexts[plate]
  return (
    <figure className="plate">
      <Plate name={name} alt={alt} sizes={sizes} />
      <Caption plate={plate} count={count} />
    </figure>
  )
}

function Caption({ plate, count }: Omit<NumberedPlateProps, 'sizes'>) {
  const { place, moment } = plateTexts[plate]
  return (
    <figcaption>
      <b>{`Plate ${count}. ${place}.`}</b> {moment}
    </figcaption>
  )
}
