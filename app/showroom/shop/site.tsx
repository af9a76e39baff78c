import type { ReactNode } from 'react'
import type { DemoPageProps, DemoSite } from '../demo-site'
import { Definitions } from '../parts/definitions'
import {
  find,
  footer,
  hero,
  hours,
  lena,
  nav,
  navLabel,
  niches,
  phone,
  pieces,
  reviews,
  tomasz,
  way,
  workshop,
  type Piece,
} from './content'
import { Counter } from './counter'
import {
  Apron,
  BlueDoor,
  Glazes,
  Lumps,
  Plate,
  Pot,
  Second,
  SixCups,
  Thumbprint,
  TwoBowls,
  Wheel,
} from './drawings'
import { facts } from './facts'
import fraunces from './fonts/fraunces.woff2?url'
import karla from './fonts/karla.woff2?url'
import icon from './icon.svg?url'
import { PutAside } from './put-aside'
import styles from './site.css?inline'

export const shopSite: DemoSite = {
  styles,
  fonts: [fraunces, karla],
  icon,
  colour: '#2242a8',
  Page,
}

/** After the bowl in the first row. */
const onTheWall = ['vase', 'lamp', 'soup-bowl', 'jug', 'bud-vase', 'salad-bowl', 'water-jug'] as const

function Page(props: DemoPageProps) {
  const { conversation } = props
  const { address } = conversation
  return (
    <>
      <Glazes />
      <header className="top">
        <a className="brand" href={address}>
          {facts.name}
        </a>
        <nav aria-label={navLabel}>
          {nav.map(({ label, to }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </nav>
      </header>
      <main id="content" className="wall" tabIndex={-1}>
        <div className="niche hero">
          <Thumbprint />
          <h1>{hero.title}</h1>
          <p>{hero.text}</p>
        </div>
        <section id="shelf" className="niche bowl" aria-labelledby="bowl-title">
          <Label piece={pieces.bowl} />
          <a className="paper-slip" href={`${address}?piece=bowl#rehearsal`} rel="nofollow">
            {pieces.bowl.putAside}
          </a>
          <div className="stand">
            <TwoBowls />
          </div>
        </section>
        <Counter conversation={conversation} />
        {onTheWall.map((piece) => (
          <Product key={piece} piece={pieces[piece]} address={address} />
        ))}
        <Niche name="seconds" {...niches.seconds}>
          <div className="stand">
            <Second />
          </div>
        </Niche>
        <Niche name="hours" title={hours.title}>
          <Definitions pairs={hours.rows} />
        </Niche>
        <PutAside {...props} />
        <Niche name="lena" {...lena}>
          <div className="stand">
            <Wheel />
          </div>
        </Niche>
        <Niche name="tomasz" {...tomasz}>
          <div className="stand">
            <Apron />
          </div>
        </Niche>
        <Niche name="class" title={workshop.title}>
          <p className="when">{workshop.when}</p>
          <p>{workshop.text}</p>
          <p>
            {`${workshop.call} `}
            <a className="call" href={phone.to}>
              {phone.label}
            </a>
          </p>
          <div className="stand">
            <Lumps />
          </div>
        </Niche>
        <Niche name="custom" {...niches.custom}>
          <div className="stand">
            <SixCups />
          </div>
        </Niche>
        <Niche name="reviews" title={reviews.title} text={reviews.note}>
          <ul className="tags">
            {reviews.list.map(({ text, who, bought }) => (
              <li key={who}>
                <figure>
                  <blockquote>{text}</blockquote>
                  <figcaption>
                    <b>{who}</b>, {bought}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Niche>
        <Niche name="find" title={find.title}>
          {find.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            <a className="call" href={phone.to}>{`${find.call} ${phone.label}`}</a>
          </p>
          <div className="stand">
            <BlueDoor aria-label={find.picture} />
          </div>
        </Niche>
        <Niche name="way" title={way.title} text={way.text}>
          <p>
            {`${way.lost} `}
            <a className="call" href={phone.to}>
              {way.call}
            </a>
          </p>
          <Plate aria-label={way.picture} />
        </Niche>
        <Niche name="gift" {...niches.gift} />
        <Niche name="care" {...niches.care} />
        <Niche name="post" {...niches.post} />
        <Niche name="returns" {...niches.returns} />
      </main>
      <footer>
        <p>{footer.line}</p>
        <p>
          <span className="whole">{footer.web}</span>
          {', '}
          <a className="call" href={phone.to}>
            {phone.label}
          </a>
        </p>
      </footer>
    </>
  )
}

interface NicheProps {
  name: string
  title: string
  text?: string
  children?: ReactNode
}

/** One place in the wall. */
function Niche({ name, title, text, children }: NicheProps) {
  return (
    <section id={name} className={`niche ${name}`} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  )
}

function Product({ piece, address }: { piece: Piece; address: string }) {
  return (
    <section className={`niche ${piece.value}`} aria-labelledby={`${piece.value}-title`}>
      <Label piece={piece} />
      <p>
        <a className="aside" href={`${address}?piece=${piece.value}#rehearsal`} rel="nofollow">
          {piece.putAside}
        </a>
      </p>
      <div className="stand">
        <Pot piece={piece.value} />
      </div>
    </section>
  )
}

function Label({ piece: { value, label, price, stock, line } }: { piece: Piece }) {
  return (
    <>
      <h2 id={`${value}-title`}>{label}</h2>
      <p className="price">{stock ? `${price}, ${stock}` : price}</p>
      <p className="line">{line}</p>
    </>
  )
}
