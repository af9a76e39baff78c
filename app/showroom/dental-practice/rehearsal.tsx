import type { DemoPageProps } from '../kit/demo-site'
import { Definitions } from '../kit/definitions'
import { Radio, RehearsalForm } from '../kit/rehearsal-form'
import { choiceLink, rehearsalNote, type Chosen, type RehearsalOption } from '../kit/read-rehearsal'
import { hurtsField, nightPhone, phone, wordsOf } from './words'
import { facts } from './facts'

/** A time soon, played through as a rehearsal. */
export function SameDay({ draft, conversation: { address }, rehearsal, start }: DemoPageProps) {
  const { step, chosen } = rehearsal
  const { when, pain, slots } = wordsOf(draft)
  return (
    <section id="rehearsal" className="same-day" tabIndex={-1} aria-labelledby="same-day-title">
      <div className="same-day-words">
        <h2 id="same-day-title">{`Does it hurt? ${when.come}`}</h2>
        <p>{pain}</p>
        {!draft && (
          <p className="night">
            Out of hours, call <a href={nightPhone.to}>{nightPhone.label}</a>
          </p>
        )}
      </div>
      <div className="rehearsal-card">
        <p className="rehearsal-note">
          <b>Rehearsal</b> {rehearsalNote}
        </p>
        {step === 'choose' && (
          <RehearsalForm address={address} to="review">
            <div className="choosing">
              {rehearsal.isIncomplete && (
                <p className="missing" id="missing" role="alert">
                  Please choose a time and what hurts.
                </p>
              )}
              <Choices name="slot" options={slots} legend={when.choose} {...rehearsal} />
              <Choices {...hurtsField} legend="What hurts?" {...rehearsal} />
              <button>Go on</button>
            </div>
          </RehearsalForm>
        )}
        {step === 'review' && (
          <RehearsalForm address={address} to="done" chosen={chosen}>
            <h3>Is this right?</h3>
            <Summary day={when.day} chosen={chosen} />
            <p>
              The real website would ask for your first name and a number here. The rehearsal leaves that out.
            </p>
            <p className="ways">
              <button>Yes, keep this time</button> <a href={choiceLink(address, chosen)}>Change it</a>
            </p>
          </RehearsalForm>
        )}
        {step === 'done' && (
          <>
            <h3>You would now see: your time is kept.</h3>
            <Summary day={when.day} chosen={chosen} />
            {draft ? (
              <p>We explain first. Nothing starts before you say so.</p>
            ) : (
              <p>
                Come to {facts.address}, opposite {facts.landmark}. We explain first. Nothing starts before
                you say so. If it can’t wait, call <a href={phone.to}>{phone.label}</a>.
              </p>
            )}
            <p className="ways">
              <a className="button" href={start.to}>
                {start.label}
              </a>{' '}
              <a href={`${address}#rehearsal`}>Play it again</a>
            </p>
          </>
        )}
      </div>
    </section>
  )
}

interface ChoicesProps {
  name: string
  options: readonly RehearsalOption[]
  legend: string
  chosen: Chosen
  isIncomplete: boolean
}

function Choices({ name, options, legend, chosen, isIncomplete }: ChoicesProps) {
  const isMissing = (isIncomplete && !chosen[name]) || undefined
  return (
    <fieldset role="radiogroup" aria-invalid={isMissing} aria-describedby={isMissing && 'missing'}>
      <legend>{legend}</legend>{' '}
      <div className="choices">
        {options.map(({ value, label }) => (
          <label key={value}>
            <Radio name={name} value={value} chosen={chosen} />
            {label}{' '}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Summary({ day, chosen }: { day: string; chosen: Chosen }) {
  return (
    <Definitions
      className="summary"
      pairs={[
        ['When', `${day} at ${chosen.slot!.label}`],
        ['What hurts', chosen.hurts!.label],
      ]}
    />
  )
}
