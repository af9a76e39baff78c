import type { ReactNode } from 'react'
import type { DemoPageProps } from '../demo-site'
import { Definitions } from '../parts/definitions'
import { Radio, RehearsalForm } from '../parts/rehearsal-form'
import { choiceLink, rehearsalNote, type Chosen, type RehearsalField } from '../rehearsal'
import { hurtsField, nightPhone, phone, slotField } from './content'
import { facts } from './facts'

/** A time on the same day, played through as a rehearsal. */
export function SameDay({ conversation: { address }, rehearsal, start }: DemoPageProps) {
  const { step, chosen } = rehearsal
  return (
    <section id="rehearsal" className="same-day" aria-labelledby="same-day-title">
      <div className="same-day-words">
        <h2 id="same-day-title">Does it hurt? Come in today.</h2>
        <p>{`We keep times free for people in pain. On Fridays we close at ${facts.friday.closes}, so come at ${facts.sameDay[0]}.`}</p>
        <p className="night">
          Out of hours, call <a href={nightPhone.to}>{nightPhone.label}</a>
        </p>
      </div>
      <div className="rehearsal-card">
        <p className="rehearsal-note">
          <b>Rehearsal</b> {rehearsalNote}
        </p>
        {step === 'choose' && (
          <RehearsalForm address={address} to="review">
            <div className="choosing">
              {rehearsal.isIncomplete && (
                <p className="missing" role="alert">
                  Please choose a time and what hurts.
                </p>
              )}
              <Choices field={slotField} legend="When will you come today?" chosen={chosen} />
              <Choices field={hurtsField} legend="What hurts?" chosen={chosen} />
              <button>Go on</button>
            </div>
          </RehearsalForm>
        )}
        {step === 'review' && (
          <RehearsalForm address={address} to="done" chosen={chosen}>
            <h3>Is this right?</h3>
            <Summary chosen={chosen} />
            <p>
              The real website would ask for your first name and a number here. The rehearsal leaves that out.
            </p>
            <p className="ways">
              <button>Yes, keep this time</button>
              <a href={choiceLink(address, chosen)}>Change it</a>
            </p>
          </RehearsalForm>
        )}
        {step === 'done' && (
          <>
            <h3>You would now see: your time is kept.</h3>
            <Summary chosen={chosen} />
            <p>
              Come to {facts.address}, opposite {facts.landmark}. We explain first. Nothing starts before you
              say so. If it can’t wait, call <a href={phone.to}>{phone.label}</a>.
            </p>
            <p className="ways">
              <a className="button" href={start.to}>
                {start.label}
              </a>
              <a href={`${address}#rehearsal`}>Play it again</a>
            </p>
          </>
        )}
      </div>
    </section>
  )
}

interface ChoicesProps {
  field: RehearsalField
  legend: ReactNode
  chosen: Chosen
}

function Choices({ field: { name, options }, legend, chosen }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="choices">
        {options.map(({ value, label }) => (
          <label key={value}>
            <Radio name={name} value={value} chosen={chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Summary({ chosen }: { chosen: Chosen }) {
  return (
    <Definitions
      className="summary"
      pairs={[
        ['When', `Today at ${chosen.slot!.label}`],
        ['What hurts', chosen.hurts!.label],
      ]}
    />
  )
}
