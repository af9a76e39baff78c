import type { DemoPageProps } from '../demo-site'
import { Definitions } from '../parts/definitions'
import { Radio, RehearsalForm } from '../parts/rehearsal-form'
import { choiceLink, rehearsalNote, type Chosen } from '../rehearsal'
import { days, find, pieces, putAside, under } from './content'
import { Pot } from './drawings'

/** A piece put aside at the counter, played through. */
export function PutAside({ conversation: { address }, rehearsal, start }: DemoPageProps) {
  const { step, chosen } = rehearsal
  return (
    <section id="rehearsal" className="niche put-aside" aria-labelledby="rehearsal-title">
      <p className="label">{putAside.label}</p>
      <h2 id="rehearsal-title">{putAside.titles[step]}</h2>
      {step === 'choose' && (
        <>
          <p>{putAside.text}</p>
          {rehearsal.isIncomplete && (
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
      )}
      {step === 'review' && <Review address={address} chosen={chosen} />}
      {step === 'done' && <Done address={address} chosen={chosen} start={start} />}
    </section>
  )
}

interface ChoiceProps {
  name: string
  value: string
  label: string
  detail?: string
  chosen: Chosen
}

function Choice({ label, detail, ...option }: ChoiceProps) {
  return (
    <label className="choice">
      <Radio {...option} />
      <span>{label}</span> {detail && <span className="detail">{detail}</span>}
    </label>
  )
}

interface ChosenProps {
  address: string
  chosen: Chosen
}

function Review({ address, chosen }: ChosenProps) {
  const { piece, name, day } = slipOf(chosen)
  return (
    <>
      <Definitions
        className="slip"
        pairs={[
          [putAside.piece, `${piece.label}, ${piece.price}`],
          [putAside.under, name.label],
          [putAside.day, `${day.label}, ${day.closing}`],
        ]}
      />
      <p>{putAside.left}</p>
      <RehearsalForm address={address} to="done" chosen={chosen}>
        <div className="ways">
          <button>{putAside.confirm}</button>
          <a href={choiceLink(address, chosen)}>{putAside.back}</a>
        </div>
      </RehearsalForm>
      <p className="rehearsal-note">{rehearsalNote}</p>
      <Kept chosen={chosen} />
    </>
  )
}

function Done({ address, chosen, start }: ChosenProps & Pick<DemoPageProps, 'start'>) {
  const { piece, name, day } = slipOf(chosen)
  return (
    <>
      <p className="message">
        {`${name.label}, a ${piece.label.toLowerCase()} stands at the counter with your name on it, until we close on ${day.label} at ${day.closing}. ${find.title}. It is ${piece.price}. ${putAside.payment}`}
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
function Kept({ chosen }: Pick<ChosenProps, 'chosen'>) {
  const { piece, name } = slipOf(chosen)
  return (
    <div className="stand kept" aria-hidden="true">
      <Pot piece={piece.value} />
      <p className="tag">{name.label}</p>
    </div>
  )
}

function slipOf({ piece, under: name, day }: Chosen) {
  return {
    piece: Object.values(pieces).find(({ value }) => value === piece?.value)!,
    name: under.find(({ value }) => value === name?.value)!,
    day: days.find(({ value }) => value === day?.value)!,
  }
}
