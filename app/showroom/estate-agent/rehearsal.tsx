import { unbroken } from '~/ui/unbroken'
import type { DemoPageProps } from '../kit/demo-site'
import { Radio, RehearsalForm } from '../kit/rehearsal-form'
import { choiceLink, rehearsalNote } from '../kit/read-rehearsal'
import { house, office, viewing, wordsOf } from './words'

// A radio button itself can't be invalid.
const missing = { role: 'radiogroup', 'aria-invalid': true, 'aria-describedby': 'viewing-missing' } as const

/** Books a viewing of the house for sale, as a rehearsal; on a draft a time, and what for. */
export function Viewing({ draft, conversation: { address }, rehearsal, start }: DemoPageProps) {
  const { step, chosen } = rehearsal
  const { review, done } = viewing
  const { fields, viewing: words } = wordsOf(draft)
  const booked = (
    <p className="viewing-time">
      <b>{chosen.viewing?.label}</b> {draft ? chosen.reason?.label : house.title}
    </p>
  )
  return (
    <section id="rehearsal" className="viewing" tabIndex={-1} aria-labelledby="viewing-title">
      <p className="viewing-label">{viewing.label}</p>
      <h3 id="viewing-title">{words.titles[step]}</h3>
      {step === 'choose' && (
        <>
          {rehearsal.isIncomplete && (
            <p className="viewing-missing" id="viewing-missing" role="alert">
              {fields.length > 1 ? viewing.incomplete.both : viewing.incomplete.time}
            </p>
          )}
          <RehearsalForm address={address} to="review">
            {fields.map(({ name, legend, options }) => (
              <fieldset key={name} {...(rehearsal.isIncomplete && !chosen[name] && missing)}>
                <legend>{legend}</legend>{' '}
                {options.map(({ value, label }) => (
                  <label key={value}>
                    <Radio name={name} value={value} chosen={chosen} />
                    <span>{label}</span>{' '}
                  </label>
                ))}
              </fieldset>
            ))}
            <button>{viewing.choose}</button>
          </RehearsalForm>
          {!draft && (
            <p>
              {`${viewing.other} `}
              <a href={office.phone.to}>{office.phone.label}</a>
            </p>
          )}
        </>
      )}
      {step === 'review' && (
        <>
          {booked}
          {!draft && <p>{`“${chosen.reason!.label}.”`}</p>}
          <p>{review.ask}</p>
          <RehearsalForm address={address} to="done" chosen={chosen}>
            <button>{words.confirm}</button>
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
          {draft ? (
            booked
          ) : (
            <>
              <ol className="viewing-course">
                {done.steps.map(({ when, what }) => (
                  <li key={what}>
                    <b>{when ?? chosen.viewing!.label}</b> {what}
                  </li>
                ))}
              </ol>
              <p>
                {unbroken(chosen.reason!.value === 'buying' ? done.reasons.buying : done.reasons.looking)}
              </p>
            </>
          )}
          <p className="viewing-ways">
            <a className="button" href={start.to}>
              {start.label}
            </a>{' '}
            <a href={`${address}#rehearsal`}>{done.again}</a>
          </p>
        </>
      )}
      <p className="viewing-note">{rehearsalNote}</p>
    </section>
  )
}
