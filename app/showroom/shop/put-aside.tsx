import type { SiteLink } from '~/content/site'
import { RehearsalForm } from '../parts/rehearsal-form'
import { rehearsalNote, type Chosen, type Rehearsal, type RehearsalOption } from '../rehearsal'
import { days, pieces, putAside, under } from './content'
import { Pot } from './pots'

interface PutAsideProps {
  address: string
  rehearsal: Rehearsal
  start: SiteLink
}

export const putAsideFields = [
  { name: 'piece', options: Object.values(pieces) },
  { name: 'under', options: under },
  { name: 'day', options: days },
]

/** A piece put aside at the counter, played through. */
export function PutAside({ address, rehearsal, start }: PutAsideProps) {
  const title = { choose: putAside.title, review: putAside.reviewTitle, done: putAside.doneTitle }[
    rehearsal.step
  ]
  return (
    <section id="rehearsal" className="niche put-aside" aria-labelledby="rehearsal-title">
      <p className="label">{putAside.label}</p>
      <h2 id="rehearsal-title">{title}</h2>
      {rehearsal.step === 'choose' && <Choose address={address} {...rehearsal} />}
      {rehearsal.step === 'review' && <Review address={address} chosen={rehearsal.chosen} />}
      {rehearsal.step === 'done' && <Done address={address} chosen={rehearsal.chosen} start={start} />}
    </section>
  )
}

function Choose({
  address,
  chosen,
  isIncomplete,
}: Extract<Rehearsal, { step: 'choose' }> & { address: string }) {
  return (
    <>
      <p>{putAside.text}</p>
      {isIncomplete && (
        <p className="missing" role="alert">
          {putAside.incomplete}
        </p>
      )}
      <RehearsalForm address={address} to="review">
        <fieldset className="pieces">
          <legend>{putAside.piece}</legend>
          {Object.values(pieces).map(({ value, label, price }) => (
            <Choice key={value} name="piece" value={value} label={label} detail={price} chosen={chosen} />
          ))}
        </fieldset>
        <fieldset className="names">
          <legend>{putAside.under}</legend>
          {under.map(({ value, label }) => (
            <Choice key={value} name="under" value={value} label={label} chosen={chosen} />
          ))}
        </fieldset>
        <fieldset className="days">
          <legend>{putAside.day}</legend>
          {days.map(({ value, label, closing }) => (
            <Choice key={value} name="day" value={value} label={label} detail={closing} chosen={chosen} />
          ))}
        </fieldset>
        <div className="ways">
          <button>{putAside.check}</button>
          <p className="rehearsal-note">{rehearsalNote}</p>
        </div>
      </RehearsalForm>
    </>
  )
}

interface ChoiceProps {
  name: string
  value: string
  label: string
  detail?: string
  chosen: Chosen
}

function Choice({ name, value, label, detail, chosen }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="radio" name={name} value={value} defaultChecked={chosen[name]?.value === value} />
      <span>{label}</span> {detail && <span className="detail">{detail}</span>}
    </label>
  )
}

function Review({ address, chosen }: { address: string; chosen: Chosen }) {
  const { piece, name, day } = slipOf(chosen)
  const query = new URLSearchParams({ piece: piece.value, under: name.value, day: day.value })
  return (
    <>
      <dl className="slip">
        <div>
          <dt>{putAside.piece}</dt>
          <dd>{`${piece.label}, ${piece.price}`}</dd>
        </div>
        <div>
          <dt>{putAside.under}</dt>
          <dd>{name.label}</dd>
        </div>
        <div>
          <dt>{putAside.day}</dt>
          <dd>{`${day.label}, ${day.closing}`}</dd>
        </div>
      </dl>
      <p>{putAside.left}</p>
      <RehearsalForm address={address} to="done" chosen={chosen}>
        <div className="ways">
          <button>{putAside.confirm}</button>
          <a href={`${address}?${query}#rehearsal`}>{putAside.back}</a>
        </div>
      </RehearsalForm>
      <p className="rehearsal-note">{rehearsalNote}</p>
      <Kept chosen={chosen} />
    </>
  )
}

function Done({ address, chosen, start }: { address: string; chosen: Chosen; start: SiteLink }) {
  const { piece, name, day } = slipOf(chosen)
  return (
    <>
      <p className="message">
        {`${name.label}, a ${piece.label.toLowerCase()} stands at the counter with your name on it, until we close on ${day.label} at ${day.closing}. 48 Fore Street, the blue door. It is ${piece.price}: cards, cash or phone.`}
      </p>
      <p className="rehearsal-note">{rehearsalNote}</p>
      <p className="ways">
        <a className="button" href={start.to}>
          {start.label}
        </a>
        <a href={`${address}#rehearsal`}>{putAside.again}</a>
      </p>
      <Kept chosen={chosen} />
    </>
  )
}

/** The piece on the counter, tagged. */
function Kept({ chosen }: { chosen: Chosen }) {
  const { piece, name } = slipOf(chosen)
  return (
    <div className="stand kept" aria-hidden="true">
      <Pot piece={piece.value} />
      <p className="tag">{name.label}</p>
    </div>
  )
}

function slipOf(chosen: Chosen) {
  return {
    piece: optionOf(Object.values(pieces), chosen.piece),
    name: optionOf(under, chosen.under),
    day: optionOf(days, chosen.day),
  }
}

function optionOf<Option extends RehearsalOption>(
  options: readonly Option[],
  chosen?: RehearsalOption,
): Option {
  return options.find(({ value }) => value === chosen?.value)!
}
