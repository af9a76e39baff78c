import type { DemoPageProps } from '../kit/demo-site'
import { Radio, RehearsalForm } from '../kit/rehearsal-form'
import { choiceLink, rehearsalNote, type Chosen } from '../kit/read-rehearsal'
import { holding, places, wordsOf, type Words } from './words'
import { facts } from './facts'

const { smallWedding, wedding, wholeDay, season } = facts

/** The season as a letter that asks for a day, and what comes back. */
export function Season({ draft, conversation, rehearsal, start }: DemoPageProps) {
  const { step, chosen } = rehearsal
  const { person, calendar, places: options } = wordsOf(draft)
  const [title, alone, beside] = draft
    ? ['It is for', 'what it is for', 'what it is for']
    : ['We marry', 'where it is', 'the place']
  const thing = draft && options.find(({ value }) => value === chosen['place']?.value)
  const withDay = chosen['date'] ? alone : `the day and ${beside}`
  const missing = options.length === 0 || chosen['place'] ? 'the day' : withDay
  const missed = (name: string) =>
    step === 'choose' && rehearsal.isIncomplete && !chosen[name]
      ? ({ role: 'radiogroup', 'aria-invalid': true, 'aria-describedby': 'missing' } as const)
      : {}
  return (
    <section id="rehearsal" className="season" tabIndex={-1} aria-labelledby="season-title">
      <h2 id="season-title">Is your day free?</h2>
      <p className="rehearsal-note">
        <b>Rehearsal</b> {rehearsalNote}
      </p>
      {step === 'choose' && (
        <RehearsalForm address={conversation.address} to="review">
          {rehearsal.isIncomplete && (
            <p className="missing" id="missing" role="alert">
              {`Please choose ${missing}, then ask again.`}
            </p>
          )}
          <fieldset className={draft ? 'calendar times' : 'calendar'} {...missed('date')}>
            <legend>
              {draft ? 'What is still free' : `The Saturdays of ${season.year} that are still free`}
            </legend>{' '}
            <Days calendar={calendar} chosen={chosen} />
            {!draft && (
              <div className="month small-weddings">
                <span className="month-name">Small weddings</span>{' '}
                <label className="free weekday">
                  <Radio name="date" value={season.weekday.value} chosen={chosen} />
                  <span>{season.weekday.label}</span>
                </label>
              </div>
            )}
          </fieldset>
          {options.length > 0 && (
            <fieldset className="place" {...missed('place')}>
              <legend>{title}</legend>{' '}
              {options.map(({ value, label }) => (
                <label key={value}>
                  <Radio name="place" value={value} chosen={chosen} />
                  <span>{label}</span>{' '}
                </label>
              ))}
            </fieldset>
          )}
          <button>Ask for the day</button>
        </RehearsalForm>
      )}
      {step === 'review' && (
        <div className="sent">
          <p className="asked">
            {draft
              ? `“${chosen['date']!.label}${thing ? `, for ${thing.label}` : ''}. Are you free?”`
              : `“We marry on ${chosen['date']!.label}, ${chosen['place']!.label}. Are you free?”`}
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
          {draft ? thing && <p>{`${thing.label} is ${thing.price}.`}</p> : <Terms chosen={chosen} />}
          <p className="signed">{person}</p>
          <p className="ways">
            <a href={start.to}>{start.label}</a>{' '}
            <a href={`${conversation.address}#rehearsal`}>Play it again</a>
          </p>
        </div>
      )}
    </section>
  )
}

/** What the day costs. */
function Terms({ chosen: { date, place } }: { chosen: Chosen }) {
  return (
    <>
      <p>
        {date!.value === season.weekday.value
          ? `On a weekday a small wedding is ${smallWedding.price} for ${smallWedding.time}. `
          : `A wedding is ${wedding.price} for ${wedding.time}, ${wholeDay.price} for ${wholeDay.time}. `}
        {places.find(({ value }) => value === place!.value)!.travel}
      </p>
      <p>{holding}</p>
    </>
  )
}

function Days({ calendar, chosen }: Pick<Words, 'calendar'> & { chosen: Chosen }) {
  return calendar.map(({ name, days }) => (
    <div className="month" key={name}>
      <span className="month-name" aria-hidden="true">
        {name}
      </span>{' '}
      {days.map(({ value, unseen, shown, isFree }) =>
        isFree ? (
          <label className="free" key={value}>
            <Radio name="date" value={value} chosen={chosen} />
            <span>
              <span className="unseen">{unseen}</span>
              {shown}
            </span>{' '}
          </label>
        ) : (
          <s className="taken" key={value} aria-hidden="true">
            {`${shown} `}
          </s>
        ),
      )}
    </div>
  ))
}
