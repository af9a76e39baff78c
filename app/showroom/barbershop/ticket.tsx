import { fill } from '~/ui/fill'
import type { DemoPageProps } from '../demo-site'
import { RehearsalForm } from '../parts/rehearsal-form'
import { choiceLink, rehearsalNote, type Chosen } from '../rehearsal'
import { bookingDays, chairs, services, ticket } from './content'

/** The chair that is chosen, or else the next that is free. */
export function chosenChair({ chair }: Chosen) {
  return chairs.find(({ value }) => value === chair?.value) ?? chairs[0]!
}

/** The ticket off the roll on which a chair is held. */
export function Ticket({ conversation: { address }, rehearsal, start }: DemoPageProps) {
  const { step, chosen } = rehearsal
  const { review, done } = ticket
  const { on: day, time, barber, cancel } = chosenChair(chosen)
  return (
    <section className="roll" id="rehearsal" aria-labelledby="ticket-title">
      <div className="ticket">
        <p className="stamp">{ticket.label}</p>
        <h2 id="ticket-title">{step === 'choose' ? day : ticket[step].title}</h2>
        {step === 'choose' && (
          <>
            <Days address={address} chosen={chosen} />
            <RehearsalForm address={address} to="review">
              <Choices chosen={chosen} isIncomplete={rehearsal.isIncomplete} />
            </RehearsalForm>
          </>
        )}
        {step === 'review' && (
          <>
            <Held chosen={chosen} />
            <p className="small">{review.leftOut}</p>
            <RehearsalForm address={address} to="done" chosen={chosen}>
              <button className="hold">{review.button}</button>
            </RehearsalForm>
            <a className="other" href={choiceLink(address, chosen)}>
              {review.back}
            </a>
          </>
        )}
        {step === 'done' && (
          <>
            <Held chosen={chosen} />
            <p className="small">{fill(done.next, { day })}</p>
            <p className="text-message">{fill(done.text, { time, barber, cancel })}</p>
            <p className="small">{done.late}</p>
            <a className="hold" href={start.to}>
              {start.label}
            </a>
            <a className="other" href={`${address}#rehearsal`}>
              {done.again}
            </a>
          </>
        )}
        <p className="stub">{rehearsalNote}</p>
      </div>
    </section>
  )
}

/** The tabs of the ticket. Each leads to the first free chair of its day. */
function Days({ address, chosen }: { address: string; chosen: Chosen }) {
  const { on } = chosenChair(chosen)
  return (
    <ul className="days" aria-label={ticket.choose.days}>
      {bookingDays.map(({ day, short, chairs: [first] }) => (
        <li key={day}>
          <a
            href={choiceLink(address, { ...chosen, chair: first! })}
            rel="nofollow"
            aria-label={day}
            aria-current={day === on ? 'true' : undefined}
          >
            {short}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Choices({ chosen, isIncomplete }: { chosen: Chosen; isIncomplete: boolean }) {
  const words = ticket.choose
  const marked = chosenChair(chosen)
  const { taken, chairs: free } = bookingDays.find(({ day }) => day === marked.on)!
  return (
    <>
      <fieldset>
        <legend className="unseen">{words.chairs}</legend>
        <p className="chair taken">
          <b>{taken.time}</b> <i>{words.taken}</i> <span>{taken.barber}</span>
        </p>
        {free.map(({ value, time, barber }) => (
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
    </>
  )
}

/** The chair and the service that are chosen. */
function Held({ chosen }: { chosen: Chosen }) {
  const { on: day, time, barber } = chosenChair(chosen)
  const service = services.find(({ value }) => value === chosen.service?.value)
  return (
    <div className="held">
      <p className="chair">
        <b>{time}</b> <span>{fill(ticket.review.when, { day, barber })}</span>
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
