import type { ReactNode } from 'react'
import type { DemoPageProps, DemoSite } from '../kit/demo-site'
import { Definitions } from '../kit/definitions'
import { choiceLink } from '../kit/read-rehearsal'
import {
  emptyShelf,
  find,
  hours,
  lena,
  navLabel,
  niches,
  phone,
  reviews,
  tomasz,
  way,
  wordsOf,
  workshop,
  type Piece,
} from './words'
import { Counter } from './counter'
import {
  Apron,
  BlueDoor,
  Bow,
  Glazes,
  Goods,
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
import icon from './icon.svg?url'
import { PutAside } from './rehearsal'
import styles from './site.css?inline'

export const shopSite: DemoSite = {
  styles,
  icon,
  colour: '#2242a8',
  Page,
}

function Page(props: DemoPageProps) {
  const { draft, conversation } = props
  const { address } = conversation
  const words = wordsOf(draft)
  const [first, ...others] = words.onTheWall
  return (
    <>
      {draft ? <Goods /> : <Glazes />}
      <header className="top">
        <a className="brand" href={address} data-fit={words.fit}>
          {words.name}
        </a>{' '}
        <nav aria-label={navLabel}>
          {words.nav.map(({ label, to }) => (
            <a key={to} href={to}>
              {`${label} `}
            </a>
          ))}
        </nav>
      </header>
      <main id="content" className={draft ? 'wall draft' : 'wall'} tabIndex={-1}>
        <div className="niche hero">
          {draft ? <Bow /> : <Thumbprint />}
          <h1 data-fit={words.fit}>{words.title}</h1>
          <p>{words.text}</p>
        </div>
        {first ? (
          <section id="shelf" className={`niche ${first.drawn}`} aria-labelledby={`${first.drawn}-title`}>
            <Label piece={first} />
            <a className="paper-slip" href={choiceLink(address, { piece: first })} rel="nofollow">
              {first.putAside}
            </a>
            <div className="stand">{draft ? <Pot drawn={first.drawn} /> : <TwoBowls />}</div>
          </section>
        ) : (
          <Niche name="shelf" {...emptyShelf}>
            <div className="stand">
              <Pot drawn="gap" />
            </div>
          </Niche>
        )}
        <Counter conversation={conversation} words={words} />
        {others.map((piece) => (
          <Product key={piece.value} piece={piece} address={address} />
        ))}
        {!draft && (
          <Niche name="seconds" {...niches.seconds}>
            <div className="stand">
              <Second />
            </div>
          </Niche>
        )}
        {words.hours.length > 0 && (
          <Niche name="hours" title={hours.title}>
            <Definitions pairs={words.hours} />
          </Niche>
        )}
        <PutAside {...props} />
        {!draft && <RestOfTheShop />}
      </main>
      <footer>
        <p>{words.footer}</p>
        {!draft && (
          <p>
            <span className="whole">{facts.website}</span>
            {', '}
            <a className="call" href={phone.to}>
              {phone.label}
            </a>
          </p>
        )}
      </footer>
    </>
  )
}

function RestOfTheShop() {
  return (
    <>
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
    <section className={`niche ${piece.drawn}`} aria-labelledby={`${piece.drawn}-title`}>
      <Label piece={piece} />
      <p>
        <a className="aside" href={choiceLink(address, { piece })} rel="nofollow">
          {piece.putAside}
        </a>
      </p>
      <div className="stand">
        <Pot drawn={piece.drawn} />
      </div>
    </section>
  )
}

function Label({ piece: { drawn, label, price, stock, line } }: { piece: Piece }) {
  return (
    <>
      <h2 id={`${drawn}-title`}>{label}</h2>
      <p className="price">{stock ? `${price}, ${stock}` : price}</p>
      {line && <p className="line">{line}</p>}
    </>
  )
}
