import { unbroken } from '~/ui/unbroken'
import type { DemoPageProps } from '../demo-site'
import { Radio, RehearsalForm } from '../parts/rehearsal-form'
import { choiceLink, rehearsalNote } from '../rehearsal'
import { house, office, rehearsalFields, viewing } from './content'

/** Books a viewing of the house for sale, as a rehearsal. */
export function Viewing({ conversation: { address }, rehearsal, start }: DemoPageProps) {
  const { step, chosen } = rehearsal
  const { review, done } = viewing
  return (
    <section id="rehearsal" className="viewing" aria-labelledby="viewing-title">
      <p className="viewing-label">{viewing.label}</p>
      <h3 id="viewing-title">{viewing.titles[step]}</h3>
      {step === 'choose' && (
        <>
          {rehearsal.isIncomplete && (
            <p className="viewing-missing" role="alert">
              {viewing.incomplete}
            </p>
          )}
          <RehearsalForm address={address} to="review">
            {rehearsalFields.map(({ name, options }) => (
              <fieldset key={name}>
                <legend>{viewing.legends[name]}</legend>
                {options.map(({ value, label }) => (
                  <label key={value}>
                    <Radio name={name} value={value} chosen={chosen} />
                    <span>{label}</span>
                  </label>
                ))}
              </fieldset>
            ))}
            <button>{viewing.choose}</button>
          </RehearsalForm>
          <p>
            {`${viewing.other} `}
            <a href={office.phone.to}>{office.phone.label}</a>
          </p>
        </>
      )}
      {step === 'review' && (
        <>
          <p className="viewing-time">
            <b>{chosen.viewing!.label}</b> {house.title}
          </p>
          <p>{`“${chosen.reason!.label}.”`}</p>
          <p>{review.ask}</p>
          <RehearsalForm address={address} to="done" chosen={chosen}>
            <button>{review.confirm}</button>
          </RehearsalForm>
          <p>
            <a href={choiceLink(address, chosen)} rel="nofollow">
              {review.back}
            </a>
          </p>
        </>
      )}
      {step === 'done' && (
        <>
          <ol className="viewing-course">
            {done.steps.map(({ when, what }) => (
              <li key={what}>
                <b>{when ?? chosen.viewing!.label}</b> {what}
              </li>
            ))}
          </ol>
          <p>{unbroken(chosen.reason!.value === 'buying' ? done.reasons.buying : done.reasons.looking)}</p>
          <p className="viewing-ways">
            <a className="button" href={start.to}>
              {start.label}
            </a>
            <a href={`${address}#rehearsal`}>{done.again}</a>
          </p>
        </>
      )}
      <p className="viewing-note">{rehearsalNote}</p>
    </section>
  )
}
