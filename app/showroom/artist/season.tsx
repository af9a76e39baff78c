import type { DemoPageProps } from '../demo-site'
import { Radio, RehearsalForm } from '../parts/rehearsal-form'
import { choiceLink, rehearsalNote, type Chosen } from '../rehearsal'
import { holding, places } from './content'
import { facts } from './facts'
import { dateOf } from './heard-date'

const { months, weekday, year } = facts.season
const { smallWedding, wedding, wholeDay } = facts

/** The season as a letter that asks for a day, and what comes back. */
export function Season({ conversation, rehearsal, start }: DemoPageProps) {
  const { step, chosen } = rehearsal
  return (
    <section id="rehearsal" className="season" aria-labelledby="season-title">
      <h2 id="season-title">Is your day free?</h2>
      <p className="rehearsal-note">
        <b>Rehearsal</b> {rehearsalNote}
      </p>
      {step === 'choose' && (
        <RehearsalForm address={conversation.address} to="review">
          {rehearsal.isIncomplete && (
            <p className="missing" role="alert">
              {`Please choose ${chosen.date ? 'where it is' : chosen.place ? 'the day' : 'the day and the place'}, then ask again.`}
            </p>
          )}
          <Calendar chosen={chosen} />
          <fieldset className="place">
            <legend>We marry</legend>
            {places.map(({ value, label }) => (
              <label key={value}>
                <Radio name="place" value={value} chosen={chosen} />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
          <button>Ask for the day</button>
        </RehearsalForm>
      )}
      {step === 'review' && (
        <div className="sent">
          <p className="asked">
            {`“We marry on ${chosen.date!.label}, ${chosen.place!.label}. Are you free?”`}
          </p>
          <p>
            On the real website I would ask for your first name and a number here, to answer you. The
            rehearsal leaves that out.
          </p>
          <RehearsalForm address={conversation.address} to="done" chosen={chosen}>
            <button>Send the letter</button>
          </RehearsalForm>
          <p>
            <a href={choiceLink(conversation.address, chosen)}>Choose again</a>
          </p>
        </div>
      )}
      {step === 'done' && (
        <div className="sent">
          <p className="asked">{`${chosen.date!.label} is free.`}</p>
          <p>
            {chosen.date!.value === weekday.value
              ? `On a weekday a small wedding is ${smallWedding.price} for ${smallWedding.time}. `
              : `A wedding is ${wedding.price} for ${wedding.time}, ${wholeDay.price} for ${wholeDay.time}. `}
            {places.find(({ value }) => value === chosen.place!.value)!.travel}
          </p>
          <p>{holding}</p>
          <p className="signed">Ines</p>
          <p className="ways">
            <a href={start.to}>{start.label}</a>
            <a href={`${conversation.address}#rehearsal`}>Play it again</a>
          </p>
        </div>
      )}
    </section>
  )
}

function Calendar({ chosen }: { chosen: Chosen }) {
  return (
    <fieldset className="calendar">
      <legend>{`The Saturdays of ${year} that are still free`}</legend>
      {months.map(({ name: month, number, saturdays, free }) => (
        <div className="month" key={month}>
          <span className="month-name" aria-hidden="true">
            {month}
          </span>
          {saturdays.map((day) =>
            free.some((open) => open === day) ? (
              <label className="free" key={day}>
                <Radio name="date" value={dateOf(year, number, day)} chosen={chosen} />
                <span>
                  <span className="unseen">{`Saturday, ${month} `}</span>
                  {day}
                </span>
              </label>
            ) : (
              <s className="taken" key={day} aria-hidden="true">
                {day}
              </s>
            ),
          )}
        </div>
      ))}
      <div className="month small-weddings">
        <span className="month-name">Small weddings</span>
        <label className="free weekday">
          <Radio name="date" value={weekday.value} chosen={chosen} />
          <span>{weekday.label}</span>
        </label>
      </div>
    </fieldset>
  )
}
