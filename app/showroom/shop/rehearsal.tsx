import type { PlayedProps } from '../kit/demo-site'
import { Choice, Rehearsal } from '../kit/rehearsal'
import { Definitions } from '../kit/sections'
import { Drawing } from './niches'
import texts from './texts.json' with { type: 'json' }
import { outcomeOf, type Drawn, type Words } from './words'

const classes = {
  card: 'niche back-page front-sand-board focus-visible:-outline-offset-3 lg:px-8',
  // As wide as the wall: what is kept stands beside the words.
  wide: 'lg:min-h-96 lg:pr-[32%] lg:pb-[calc(var(--board)+1.5rem)] lg:[&>.stand]:absolute lg:[&>.stand]:right-[4%] lg:[&>.stand]:bottom-0 lg:[&>.stand]:h-4/5 lg:[&>.stand]:w-[24%] lg:[&>form:has(fieldset)]:grid lg:[&>form]:grid-cols-2 lg:[&>form]:gap-x-8 lg:[&>form>button]:justify-self-start lg:[&>form>p]:col-span-full',
  label: 'self-start bg-terracotta px-2.5 py-0.5 font-bold text-cream',
  title: 'mt-2 text-[1.75em]',
  missing: 'mt-3.5 bg-pink px-3.5 py-2.5 font-bold',
  button: 'button mt-4',
  ways: 'flex flex-wrap items-center gap-x-5 print:hidden',
  link: 'mt-4 inline-flex min-h-11 items-center font-bold',
  note: 'mt-3 border-l-4 border-terracotta pl-3',
}
const choiceClasses = {
  group: 'mt-3.5',
  legend: 'mb-1 font-serif text-lg/[1.3] font-semibold',
  option:
    'choice flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 bg-sand px-2 py-1 leading-[1.15] hover:bg-sand-board has-checked:bg-cobalt has-checked:text-cream has-focus:outline-3 has-focus:outline-offset-2 has-focus:outline-written 2xl:min-h-14',
  radio: 'm-0 size-4.5 flex-none accent-written outline-none checked:accent-cream',
  detail: 'ml-auto whitespace-nowrap',
}
const options: Readonly<Record<string, string>> = {
  piece:
    'grid gap-1.5 has-[>:nth-child(6)]:pack-[9.5em] sm:has-[>:nth-child(6)]:pack-[14.5em] max-sm:*:nth-8:col-span-full max-sm:*:nth-last-8:col-span-full',
  under: 'grid gap-1.5 fit-[7.75em] lg:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.35fr)]',
  day: 'grid gap-1.5 pack-[8em] sm:has-[label>:nth-child(3)]:pack-[11.5em] max-sm:text-[0.9375em]',
}
const slip =
  'mt-3 mb-2 max-w-[30em] border-t wrap-anywhere *:flex *:flex-wrap *:justify-between *:gap-x-4 *:border-b *:border-sand-board *:py-2 [&_dd]:font-serif [&_dd]:text-lg/[1.4] [&_dd]:font-semibold'

/** The rehearsal: a piece is put aside at the counter. */
export function PutAside({ words, at, ...props }: PlayedProps<Words> & { at: string }) {
  const { step, chosen } = props.rehearsal
  const { piece, under, day } = words
  const fields = [piece, ...(under ? [under] : []), day].filter((each) => each.options.length > 0)
  const kept = piece.options.find(({ value }) => value === chosen['piece']?.value)
  const summary = fields.map(({ name, legend }) => {
    const { label, detail } = chosen[name] ?? { label: '' }
    return [legend, detail ? `${label}, ${detail}` : label] as const
  })
  const hasRoom = words.shelf.length + Math.min(words.times.length, 1) < 4
  return (
    <Rehearsal
      {...props}
      words={{
        titles: { choose: words.hold, done: 'We have your request' },
        missing: words.missing,
        check: 'Review',
        confirm: 'Yes, ask for it',
      }}
      classes={{ ...classes, card: `${classes.card} ${at} ${hasRoom ? classes.wide : ''}` }}
      introduction={<p>We’ll hold it at the counter, under your name, until we close.</p>}
      choices={fields.map((field) => (
        <Choice
          key={field.name}
          field={field}
          rehearsal={props.rehearsal}
          classes={{ ...choiceClasses, options: options[field.name] }}
        />
      ))}
      summary={<Definitions className={slip} pairs={summary} />}
      outcome={
        <p className="mt-3 bg-sand px-4.5 py-4 font-serif text-xl/[1.35] font-medium text-written">
          {step === 'done' && outcomeOf(kept, chosen)}
        </p>
      }
    >
      {(step !== 'choose' || hasRoom) && (
        <div className="stand min-h-52 w-[min(100%,22rem)] self-end print:hidden" aria-hidden="true">
          <Pot drawn={kept?.drawn ?? 'bag'} />
          <p className="absolute bottom-2 left-0 -rotate-4 bg-[radial-gradient(circle_at_0.75rem_50%,var(--color-sand-board)_0.25rem,var(--color-label)_0.25rem)] pt-1.5 pr-4 pb-2 pl-6 font-serif text-xl/[1.2] font-semibold text-on-label [box-shadow:0_0.25rem_0.5rem_-0.25rem_rgb(58_38_14/55%)]">
            {chosen['under']?.label ?? 'For you'}
          </p>
        </div>
      )}
    </Rehearsal>
  )
}

/** One of the demo's pots, or a thing of a draft. */
export function Pot({ drawn }: { drawn: Drawn }) {
  if (drawn in texts.drawn)
    return <Drawing name={drawn} className="pot" preserveAspectRatio="xMidYMax meet" />
  return (
    <svg className="pot" aria-hidden="true">
      <use href={`#the-${drawn}`} />
    </svg>
  )
}
