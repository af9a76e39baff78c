import type { SiteLink } from '~/content/site'
import { RehearsalForm } from '../parts/rehearsal-form'
import { rehearsalNote, type Chosen, type Rehearsal } from '../rehearsal'
import { house, office, rehearsalFields, viewing } from './content'

interface ViewingProps {
  address: string
  rehearsal: Rehearsal
  start: SiteLink
}

/** Books a viewing of number 14, as a rehearsal. */
export function Viewing({ address, rehearsal, start }: ViewingProps) {
  return (
    <section id="rehearsal" className="viewing" aria-labelledby="viewing-title">
      <p className="viewing-label">{viewing.label}</p>
      {rehearsal.step === 'choose' && <Choose address={address} {...rehearsal} />}
      {rehearsal.step === 'review' && <Review address={address} chosen={rehearsal.chosen} />}
      {rehearsal.step === 'done' && <Done address={address} chosen={rehearsal.chosen} start={start} />}
      <p className="viewing-note">{rehearsalNote}</p>
    </section>
  )
}

function Choose({
  address,
  chosen,
  isIncomplete,
}: {
  address: string
  chosen: Chosen
  isIncomplete: boolean
}) {
  return (
    <>
      <h3 id="viewing-title">{viewing.title}</h3>
      {isIncomplete && (
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
                <input
                  type="radio"
                  name={name}
                  value={value}
                  defaultChecked={chosen[name]?.value === value}
                />
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
  )
}

function Review({ address, chosen }: { address: string; chosen: Chosen }) {
  const { title, ask, confirm, back } = viewing.review
  return (
    <>
      <h3 id="viewing-title">{title}</h3>
      <p className="viewing-time">
        <b>{chosen.viewing!.label}</b> {house.title}
      </p>
      <p>{`“${chosen.reason!.label}.”`}</p>
      <p>{ask}</p>
      <RehearsalForm address={address} to="done" chosen={chosen}>
        <button>{confirm}</button>
      </RehearsalForm>
      <p>
        <a href={`${address}?${new URLSearchParams(choices(chosen)).toString()}#rehearsal`} rel="nofollow">
          {back}
        </a>
      </p>
    </>
  )
}

function Done({ address, chosen, start }: { address: string; chosen: Chosen; start: SiteLink }) {
  const { title, again, steps, reasons } = viewing.done
  return (
    <>
      <h3 id="viewing-title">{title}</h3>
      <ol className="viewing-course">
        {steps.map(({ when, what }) => (
          <li key={what}>
            <b>{when ?? chosen.viewing!.label}</b> {what}
          </li>
        ))}
      </ol>
      <p>{chosen.reason!.value === 'buying' ? reasons.buying : reasons.looking}</p>
      <p className="viewing-ways">
        <a className="button" href={start.to}>
          {start.label}
        </a>
        <a href={`${address}#rehearsal`}>{again}</a>
      </p>
    </>
  )
}

function choices(chosen: Chosen) {
  return Object.entries(chosen).map(([name, { value }]) => [name, value])
}
