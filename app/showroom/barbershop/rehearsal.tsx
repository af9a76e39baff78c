import type { PlayedProps } from '../kit/demo-site'
import { choiceLink, type Chosen } from '../kit/read-rehearsal'
import { Choice, Rehearsal } from '../kit/rehearsal'
import { Definitions } from '../kit/sections'
import { withWhom, type Words } from './words'

/** The chosen chair, or else the next free one. */
export function chosenChair({ bookingDays }: Words, { chair }: Chosen) {
  const chairs = bookingDays.flatMap((day) => day.chairs)
  return chairs.find(({ value }) => value === chair?.value) ?? chairs[0]!
}

const row =
  'chair relative -mx-(--inner) flex min-h-[2.8125rem] flex-wrap content-center items-baseline justify-between gap-x-3 px-(--inner) py-1 text-[clamp(1.1875rem,1.5vw,1.875rem)] leading-[1.1] font-semibold lg:min-h-[clamp(3.25rem,4.05vw,5rem)]'
const classes = {
  card: 'ticket flow-root bg-marigold px-(--inner) pt-5.5 pb-6 text-navy lg:pt-9 lg:pb-8 lg:text-[clamp(1.0625rem,1.4vw,1.625rem)]',
  label: 'stamped float-right mt-0.5 mb-1.5 ml-2 rotate-3 text-note',
  title:
    'mb-2.5 text-[min(1.75rem,7.4vw)] wrap-normal lg:mb-4 lg:text-[min(clamp(1.75rem,2.5vw,3rem),3.2vw)]',
  missing: 'missing clear-both -mx-(--inner) mb-2.5',
  button: 'hold w-full focus-visible:outline-navy',
  text: 'mt-2 mb-3 leading-[1.35]',
  link: 'mt-1 flex min-h-11 items-center justify-center font-semibold',
  note: 'torn-off -mx-(--inner) mt-4.5 px-(--inner) pt-3.5 text-note leading-snug font-semibold',
}

const heldClass = 'mb-3 *:mt-2 *:leading-[1.35] [&_dt]:font-bold'
const chairClasses = {
  legend: 'sr-only',
  option: `${row} cursor-pointer`,
  radio:
    'absolute inset-0 m-0 size-full cursor-pointer appearance-none border-0 focus-visible:-outline-offset-4 focus-visible:outline-oxblood checked:focus-visible:outline-marigold',
}

/** The rehearsal, as a ticket for a chair. */
export function Ticket({ words, ...props }: PlayedProps<Words>) {
  const { chosen } = props.rehearsal
  const chair = chosenChair(words, chosen)
  const { taken, chairs } = words.bookingDays.find(({ day }) => day === chair.on)!
  const service = words.services.find(({ value }) => value === chosen['service']?.value)
  const held = (
    <div className="held clear-both">
      <p className={row}>
        <b>{chair.label}</b> <span>{chair.on + withWhom(chair.detail)}</span>
      </p>
      <ul className="font-semibold not-empty:py-3">
        {service?.held.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
  return (
    <Rehearsal
      {...props}
      classes={classes}
      words={{
        titles: { choose: chair.on, review: 'This one?', done: 'It’s yours.' },
        check: 'Book my chair',
        confirm: 'Yes, book it',
        missing:
          words.services.length > 0 && !service
            ? 'Pick a service first.'
            : `We marked the next open chair: ${chair.label}${withWhom(chair.detail)}. Book it or pick another.`,
      }}
      choices={
        <>
          {/* Each tab leads to the first free chair of its day. */}
          <ul className="days clear-both mb-2 flex flex-wrap gap-1.5" aria-label="Another day">
            {words.bookingDays.map(({ day, chairs: [first] }) => (
              <li key={day} className="flex-1">
                <a
                  className="grid min-h-11 min-w-11 place-items-center border-3 border-navy font-bold no-underline hover:bg-lit aria-current:bg-navy aria-current:text-cream"
                  href={choiceLink(props.conversation.url, { ...chosen, chair: first! })}
                  rel="nofollow"
                  aria-label={day}
                  aria-current={day === chair.on ? 'true' : undefined}
                >
                  {day.slice(0, 3)}
                </a>
              </li>
            ))}
          </ul>
          {taken.map(({ label, detail }) => (
            <p key={label} className={`${row} text-[#4e3a1c] max-lg:hidden`}>
              <span className="text-[clamp(1.75rem,2.2vw,2.75rem)]">{label}</span>{' '}
              <i className="stamped text-[0.8em] not-italic">taken</i> <span>{detail}</span>
            </p>
          ))}
          <Choice
            field={{ name: 'chair', legend: 'Open chairs', options: chairs }}
            rehearsal={{ ...props.rehearsal, chosen: { ...chosen, chair } }}
            classes={chairClasses}
          />
          {words.services.length > 0 && (
            <select
              className="mb-2.5 w-full cursor-pointer appearance-none border-y-3 border-navy py-0 pr-10 pl-0 leading-[1.2] font-semibold text-ellipsis text-navy"
              name="service"
              aria-label="What’ll it be?"
              defaultValue={chosen['service']?.value}
              {...(props.rehearsal.isIncomplete &&
                !chosen['service'] && { 'aria-invalid': true, 'aria-describedby': 'missing' })}
            >
              <option value="">Pick a service</option>
              {words.services.map(({ value, label, detail, price }) => (
                <option key={value} value={value}>
                  {[label, detail, price].filter(Boolean).join(', ')}
                </option>
              ))}
            </select>
          )}
        </>
      }
      summary={held}
      outcome={
        <>
          {held}
          {words.demoOnly && <Definitions className={heldClass} pairs={words.demoOnly.held} />}
        </>
      }
    />
  )
}
