import type { SiteLink } from '~/content/site'
import { fill } from '~/ui/fill'
import { RehearsalForm } from '../parts/rehearsal-form'
import { rehearsalNote, type Chosen, type Rehearsal } from '../rehearsal'
import { chairs, services, taken, ticket } from './content'

interface TicketProps {
  address: string
  rehearsal: Rehearsal
  start: SiteLink
}

/** The chair that is chosen, or else the next that is free. */
export function chosenChair({ chosen }: Rehearsal) {
  return chairs.find(({ value }) => value === chosen.chair?.value) ?? chairs[0]
}

/** The ticket off the roll on which a chair is held. */
export function Ticket({ address, rehearsal, start }: TicketProps) {
  return (
    <section className="roll" id="rehearsal" aria-labelledby="ticket-title">
      <div className="ticket">
        <p className="stamp">{ticket.label}</p>
        <h2 id="ticket-title">{ticket[rehearsal.step].title}</h2>
        {rehearsal.step === 'choose' && <Choose address={address} rehearsal={rehearsal} />}
        {rehearsal.step === 'review' && <Review address={address} rehearsal={rehearsal} />}
        {rehearsal.step === 'done' && <Done address={address} rehearsal={rehearsal} start={start} />}
        <p className="stub">{rehearsalNote}</p>
      </div>
    </section>
  )
}

interface ChooseProps {
  address: string
  rehearsal: Extract<Rehearsal, { step: 'choose' }>
}

function Choose({ address, rehearsal }: ChooseProps) {
  const words = ticket.choose
  const { chosen, isIncomplete } = rehearsal
  const marked = chosenChair(rehearsal)
  return (
    <RehearsalForm address={address} to="review">
      <fieldset>
        <legend className="unseen">{words.chairs}</legend>
        <p className="chair taken">
          <s>
            <b>{taken.time}</b> <span>{taken.barber}</span>
          </s>{' '}
          <span className="unseen">{words.taken}</span>
        </p>
        {chairs.map(({ value, time, barber }) => (
          <label key={value} className="chair">
            <input type="radio" name="chair" value={value} defaultChecked={value === marked.value} />
            <b>{time}</b> <span>{barber}</span>
          </label>
        ))}
      </fieldset>
      {isIncomplete && (
        <p className="missing" id="missing" role="alert">
          {chosen.service
            ? fill(words.missing.chair, { time: marked.time, barber: marked.barber })
            : words.missing.service}
        </p>
      )}
      <label className="unseen" htmlFor="service">
        {words.service}
      </label>
      <select
        id="service"
        name="service"
        defaultValue={chosen.service?.value}
        aria-describedby={isIncomplete && !chosen.service ? 'missing' : undefined}
      >
        <option value="">{words.noService}</option>
        {services.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button className="hold">{words.button}</button>
    </RehearsalForm>
  )
}

interface ChosenProps {
  address: string
  rehearsal: Rehearsal
}

function Review({ address, rehearsal }: ChosenProps) {
  const words = ticket.review
  return (
    <>
      <Held rehearsal={rehearsal} />
      <p className="small">{words.leftOut}</p>
      <RehearsalForm address={address} to="done" chosen={rehearsal.chosen}>
        <button className="hold">{words.button}</button>
      </RehearsalForm>
      <a className="other" href={backLink(address, rehearsal.chosen)}>
        {words.back}
      </a>
    </>
  )
}

function Done({ address, rehearsal, start }: ChosenProps & { start: SiteLink }) {
  const words = ticket.done
  const { time, barber, cancelUntil } = chosenChair(rehearsal)
  return (
    <>
      <Held rehearsal={rehearsal} />
      <p className="small">{words.next}</p>
      <p className="text-message">{fill(words.text, { time, barber, cancelUntil })}</p>
      <p className="small">{words.late}</p>
      <a className="hold" href={start.to}>
        {start.label}
      </a>
      <a className="other" href={`${address}#rehearsal`}>
        {words.again}
      </a>
    </>
  )
}

/** The chair and the service that are chosen. */
function Held({ rehearsal }: { rehearsal: Rehearsal }) {
  const { time, barber } = chosenChair(rehearsal)
  const service = services.find(({ value }) => value === rehearsal.chosen.service?.value)
  return (
    <div className="held">
      <p className="chair">
        <b>{time}</b> <span>{fill(ticket.review.when, { barber })}</span>
      </p>
      {service && (
        <ul>
          <li>{service.name}</li>
          <li>{fill(ticket.review.takes, { minutes: String(service.minutes) })}</li>
          <li>{fill(ticket.review.pays, { price: service.price })}</li>
        </ul>
      )}
    </div>
  )
}

/** The first step again, with what was chosen. */
function backLink(address: string, chosen: Chosen) {
  const search = new URLSearchParams(Object.entries(chosen).map(([name, { value }]) => [name, value]))
  return `${address}?${search.toString()}#rehearsal`
}
