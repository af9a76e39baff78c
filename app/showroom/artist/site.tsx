import { AnswerPlace, AskForm, Suggestions } from '~/assistant/ui/ask'
import { fill } from '~/ui/fill'
import type { DemoPageProps, DemoSite } from '../kit/demo-site'
import { capitalized } from '../kit/formats'
import { Definitions } from '../kit/definitions'
import { drawing } from '../kit/drawing'
import { choiceLink } from '../kit/read-rehearsal'
import { kept, portraits, studio, terms, way, weddings, wordsOf, type Words } from './words'
import wayDrawing from './drawings/way.svg?raw'
import { facts } from './facts'
import icon from './icon.svg?url'
import { Plate } from './plate'
import type { PlateName } from './plate-sizes'
import { Season } from './rehearsal'
import styles from './site.css?inline'

export const artistSite: DemoSite = {
  styles,
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

function Page(props: DemoPageProps) {
  const { draft, conversation } = props
  const words = wordsOf(draft)
  const { name, person, plates, teaser } = words
  const sign = draft ? draft.town : name
  return (
    <div className="book">
      <header>
        {sign && <p className={draft ? 'name town' : 'name'}>{sign}</p>}
        <nav aria-label={name}>
          <ul>
            {words.nav.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <aside className="day" aria-labelledby="day-title">
        <a href={choiceLink(conversation.address, teaser)}>
          <b id="day-title">Is your day free?</b> <span>{teaser['date']!.label}</span>{' '}
          <em>Free. Tell me more</em>
        </a>
      </aside>
      <main id="content" tabIndex={-1}>
        <figure className="hero">
          <h1 data-size={draft ? sizeOf(name) : undefined}>{draft ? name : 'The hour after the speeches'}</h1>
          <Plate name="couple" tall="couple-tall" alt={plates[0]!.alt} sizes="100vw" />{' '}
          <Caption plates={plates} plate="couple" />
        </figure>
        {!draft && (
          <section id="weddings" className="weddings" aria-labelledby="weddings-title">
            <div className="text">
              <h2 id="weddings-title">Weddings</h2>
              {weddings.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <NumberedPlate plates={plates} plate="table" share={58} />
          </section>
        )}
        {draft && words.prices.length > 0 && (
          <div className="weddings">
            <div className="text">
              <Prices prices={words.prices} />
            </div>
            <NumberedPlate plates={plates} plate="table" share={58} />
          </div>
        )}
        <section id="letters" className="letters" aria-labelledby="letters-title">
          <div className="text">
            <h2 id="letters-title">Write to me</h2>
            <p>{conversation.introduction}</p>
          </div>
          <div
            className="letter"
            data-answers={draft ? `for ${person}, a program` : `for ${person}, her assistant`}
          >
            <AskForm
              conversation={conversation}
              label={`Dear ${person},`}
              button="Send"
              placeholder={draft ? 'are you free?' : 'what if it rains?'}
            />
            <Suggestions conversation={conversation} />
            <AnswerPlace conversation={conversation} />
          </div>
        </section>
        {!draft && (
          <section id="portraits" className="portraits" aria-labelledby="portraits-title">
            <div className="text">
              <h2 id="portraits-title">Portraits</h2>
              <p>{portraits}</p>
              <Prices prices={words.prices} />
            </div>
            <NumberedPlate plates={plates} plate="window" share={40} />
          </section>
        )}
        {words.times.length > 0 && (
          <section id="hours" className="portraits" aria-labelledby="hours-title">
            <div className="text">
              <h2 id="hours-title">Hours</h2>
              {words.lede && <p>{words.lede}</p>}
              <Definitions className="prices" pairs={words.times} />
            </div>
            <NumberedPlate plates={plates} plate="window" share={40} />
          </section>
        )}
        <div className="spread">
          <Season {...props} />
          <NumberedPlate plates={plates} plate="rain" share={36} />
        </div>
        {!draft && <Kept />}
        {!draft && <Studio />}
      </main>
      <footer>
        {!draft && <a href={`tel:${facts.phone}`}>{facts.phone}</a>}{' '}
        <span>{draft ? [name, draft.town].filter(Boolean).join(', ') : facts.website}</span>{' '}
        <span>
          {draft
            ? 'The paintings are our demo’s, until your own hang here.'
            : 'The paintings are drawn for this demo. People and prices are invented.'}
        </span>
      </footer>
    </div>
  )
}

function Kept() {
  return (
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
  )
}

function Studio() {
  return (
    <>
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
    </>
  )
}

function Prices({ prices }: Pick<Words, 'prices'>) {
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

interface NumberedPlateProps extends Pick<Words, 'plates'> {
  plate: PlateName
  /** Of the width of a large window, in percent. */
  share: number
}

function NumberedPlate({ plates, plate, share }: NumberedPlateProps) {
  return (
    <figure className="plate">
      <Plate
        name={plate}
        alt={plates.find(({ name }) => name === plate)!.alt}
        sizes={`(width < 40rem) 100vw, (width < 60rem) calc(100vw - 6rem), ${share}vw`}
      />{' '}
      <Caption plates={plates} plate={plate} />
    </figure>
  )
}

function Caption({ plates, plate }: Omit<NumberedPlateProps, 'share'>) {
  const index = plates.findIndex(({ name }) => name === plate)
  const { place, moment } = plates[index]!
  return (
    <figcaption>
      <b>{`Plate ${index + 1}.${place && ` ${place}.`}`}</b> {moment}
    </figcaption>
  )
}

/** The longest word and the whole name have to fit above the first plate. */
function sizeOf(name: string): 'small' | 'medium' | 'large' {
  const length = Math.max(name.length / 2, ...name.split(/[ -]/).map((word) => word.length))
  if (length > 14) return 'small'
  return length > 10 ? 'medium' : 'large'
}
