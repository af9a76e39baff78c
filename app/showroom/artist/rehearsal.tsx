import { fill } from '~/content/fill'
import type { PlayedProps } from '../kit/demo-site'
import { Choice, missed, Radio, Rehearsal } from '../kit/rehearsal'
import { holding, type Words } from './words'

const said = 'mt-3 max-w-[21em] font-serif text-lead leading-[1.35]'
/** Words that the letter and the conversation share. */
export const asked = 'max-w-[21em] font-serif text-[1.75rem] leading-[1.2] font-normal text-amber italic'

const option =
  'relative inline-flex min-h-11 min-w-11 cursor-pointer items-center font-serif font-medium has-checked:text-amber'
const classes = {
  card: 'scroll-mt-6 focus-visible:outline-1 focus-visible:outline-offset-16 focus-visible:outline-gone',
  label: 'mb-2 text-base font-semibold text-amber',
  missing:
    'mt-4 border-l-2 border-amber pl-[0.9rem] font-serif text-[1.375rem] leading-[1.3] font-medium print:hidden',
  button: 'button',
  text: said,
  ways: 'mt-3 flex flex-wrap items-center gap-x-7 gap-y-2 print:hidden',
  link: 'inline-flex min-h-11 items-center text-base decoration-amber underline-offset-[0.35em]',
  note: 'mt-6 text-base text-dim',
}
const dayClasses = {
  group:
    'calendar my-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-[1.1rem] sm:grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] lg:gap-x-8 lg:gap-y-7 xl:grid-cols-3',
  month: 'month flex flex-wrap items-center border-b border-rule pb-2',
  number: `${option} justify-center text-[1.75rem] leading-none number`,
  words: `${option} words mr-2 justify-center px-3 text-lead leading-none`,
  taken:
    'min-w-11 text-center font-serif text-[1.375rem] leading-none text-gone decoration-1 max-sm:hidden print:hidden',
}
const placeClasses = {
  group: 'my-6 print:hidden',
  legend: 'pb-[0.4rem] text-dim',
  options: 'flex flex-wrap gap-x-3 gap-y-[0.4rem]',
  option: `${option} px-[0.7rem] py-[0.4rem] text-[1.3125rem] leading-[1.1] sm:px-4 sm:text-lead`,
  radio: 'circle',
}

/** A letter that asks for a day of the season, and the reply. */
export function Season({ words, ...props }: PlayedProps<Words>) {
  const { calendar, places, ask, asks, demoOnly, signed } = words
  const { date, place } = props.rehearsal.chosen
  const isPlaceMissing = places.options.length > 0 && !place
  const missing = [!date && ask.day, isPlaceMissing && places.missing].filter(Boolean).join(' and ')
  const trip = demoOnly?.trips[place?.value === 'far' ? 'far' : 'near']
  const costs = [date?.costs, place?.costs, trip].filter(Boolean).join(' ')
  const named = { date: date?.label ?? '', place: place?.label ?? '' }
  return (
    <Rehearsal
      {...props}
      classes={classes}
      words={{
        titles: { choose: ask.title, review: ask.title, done: ask.title },
        missing: `Please choose ${missing} and ask again.`,
        check: ask.check,
        confirm: ask.send,
        back: 'Choose again',
      }}
      choices={
        <>
          <Days {...calendar} rehearsal={props.rehearsal} />
          {places.options.length > 0 && (
            <Choice field={{ name: 'place', ...places }} rehearsal={props.rehearsal} classes={placeClasses} />
          )}
        </>
      }
      summary={<p className={`${asked} mt-5`}>{fill(asks, named)}</p>}
      outcome={
        <>
          <p className={`${asked} mt-5`}>{`${named.date} is free.`}</p>
          {costs && <p className={said}>{costs}</p>}
          {demoOnly && <p className={said}>{holding}</p>}
          <p className="mt-3 font-serif text-[1.75rem] leading-[1.35] italic">{signed}</p>
        </>
      }
    />
  )
}

function Days({ legend, groups, rehearsal }: Words['calendar'] & Pick<PlayedProps<Words>, 'rehearsal'>) {
  return (
    <fieldset className={dayClasses.group} {...missed(rehearsal, 'date')}>
      <legend className="pb-3 text-dim">{legend}</legend>{' '}
      {groups.map(({ name, days }) => (
        <div key={name} className={dayClasses.month}>
          <span className="shrink-0 grow basis-full text-base leading-normal text-dim">{name}</span>{' '}
          {days.map(({ value, label, shown, cannot }) =>
            cannot ? (
              <s key={value} className={dayClasses.taken} aria-hidden="true">
                {`${shown} `}
              </s>
            ) : (
              <label key={value} className={shown.length > 2 ? dayClasses.words : dayClasses.number}>
                <Radio className="circle" name="date" value={value} chosen={rehearsal.chosen} />
                <span>
                  <span className="sr-only">{label.slice(0, -shown.length)}</span>
                  {shown}
                </span>{' '}
              </label>
            ),
          )}
        </div>
      ))}
    </fieldset>
  )
}
