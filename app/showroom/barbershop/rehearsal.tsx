import { fill } from '~/ui/fill'
import type { DemoPageProps } from '../kit/demo-site'
import { RehearsalForm } from '../kit/rehearsal-form'
import { choiceLink, rehearsalNote, type Chosen } from '../kit/read-rehearsal'
import { ticket, wordsOf, type Words } from './words'

/** The chair that is chosen, or else the next that is free. */
export function chosenChair({ bookingDays }: Words, { chair }: Chosen) {
  const chairs = bookingDays.flatMap((day) => day.chairs)
  return chairs.find(({ value }) => value === chair?.value) ?? chairs[0]!
}

/** The ticket off the roll on which a chair is held. */
export function Ticket({ draft, conversation: { address }, rehearsal, start }: DemoPageProps) {
  const words = wordsOf(draft)
  const { step, chosen } = rehearsal
  const { review, done } = ticket
  const { on: day, time, barber, cancel } = chosenChair(words, chosen)
  return (
    <section className="roll" id="rehearsal" tabIndex={-1} aria-labelledby="ticket-title">
      <div className="ticket">
        <p className="stamp">{ticket.label}</p>
        <h2 id="ticket-title">{step === 'choose' ? day : ticket[step].title}</h2>
        {step === 'choose' && (
          <>
            <Days address={address} chosen={chosen} words={words} />
            <RehearsalForm address={address} to="review">
              <Choices words={words} chosen={chosen} isIncomplete={rehearsal.isIncomplete} />
            </RehearsalForm>
          </>
        )}
        {step === 'review' && (
          <>
            <Held words={words} chosen={chosen} />
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
            <Held words={words} chosen={chosen} />
            {!draft && (
              <>
                <p className="small">{fill(done.next, { day })}</p>
                <p className="text-message">{fill(done.text, { time, barber, cancel })}</p>
                <p className="small">{done.late}</p>
              </>
            )}
            <a className="hold" href={start.to}>
              {start.label}
            </a>{' '}
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
function Days({ address, chosen, words }: { address: string; chosen: Chosen; words: Words }) {
  const { on } = chosenChair(words, chosen)
  return (
    <ul className="days" aria-label={ticket.choose.days}>
      {words.bookingDays.map(({ day, short, chairs: [first] }) => (
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

function Choices({ words, chosen, isIncomplete }: { words: Words; chosen: Chosen; isIncomplete: boolean }) {
  const { chairs, taken: notFree, missing, service, noService, button } = ticket.choose
  const marked = chosenChair(words, chosen)
  const isServiceMissing = words.services.length > 0 && !chosen.service
  const { taken, chairs: free } = words.bookingDays.find(({ day }) => day === marked.on)!
  return (
    <>
      <fieldset>
        <legend className="unseen">{chairs}</legend>{' '}
        {taken && (
          <p className="chair taken">
            <b>{taken.time}</b> <i>{notFree}</i> <span>{taken.barber}</span>
          </p>
        )}
        {free.map(({ value, time, barber }) => (
          <label key={value} className="chair">
            <input type="radio" name="chair" value={value} defaultChecked={value === marked.value} />
            <b>{time}</b> <span>{barber}</span>{' '}
          </label>
        ))}
      </fieldset>
      {isIncomplete && (
        <p className="missing" id="missing" role="alert">
          {isServiceMissing
            ? missing.service
            : fill(missing.chair, {
                chair: marked.barber ? `${marked.time} with ${marked.barber}` : marked.time,
              })}
        </p>
      )}
      {words.services.length > 0 && (
        <>
          <label className="unseen" htmlFor="service">
            {service}
          </label>{' '}
          <select
            id="service"
            name="service"
            defaultValue={chosen.service?.value}
            aria-invalid={(isIncomplete && isServiceMissing) || undefined}
            aria-describedby={isIncomplete && isServiceMissing ? 'missing' : undefined}
          >
            <option value="">{noService}</option>
            {words.services.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>{' '}
        </>
      )}
      <button className="hold">{button}</button>
    </>
  )
}

/** The chair and the service that are chosen. */
function Held({ words, chosen }: { words: Words; chosen: Chosen }) {
  const { on: day, time, barber } = chosenChair(words, chosen)
  const service = words.services.find(({ value }) => value === chosen.service?.value)
  return (
    <div className="held">
      <p className="chair">
        <b>{time}</b> <span>{barber ? fill(ticket.review.when, { day, barber }) : day}</span>
      </p>
      {service && (
        <ul>
          <li>{service.name}</li>
          {service.minutes && <li>{fill(ticket.review.takes, { minutes: service.minutes })}</li>}
          <li>{service.minutes ? fill(ticket.review.pays, service) : service.price}</li>
        </ul>
      )}
    </div>
  )
}
