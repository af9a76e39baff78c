import type { PlayedProps } from '../kit/demo-site'
import { Choice, Rehearsal } from '../kit/rehearsal'
import { Definitions } from '../kit/sections'
import { toStart, type Words } from './words'

const classes = {
  card: 'rounded-card bg-ground px-3.5 py-4 md:px-5',
  label: 'float-right rounded-full bg-deep-mint px-3 py-0.5 font-bold',
  title: 'text-xl leading-[1.25]',
  form: 'clear-both flex flex-wrap items-end justify-between gap-x-4',
  missing: 'mt-3.5 basis-full rounded-3xl bg-blush px-5 py-3 font-bold text-alarm print:hidden',
  button: 'button mt-3.5 print:hidden',
  ways: 'flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden',
  link: 'mt-3.5 inline-flex min-h-11 items-center font-bold',
  note: 'mt-3.5 text-soft',
}
const choiceClasses = {
  group: 'mt-3.5 first-of-type:basis-full print:not-first-of-type:hidden',
  legend: 'font-extrabold',
  options: 'choices mt-2 flex flex-wrap gap-2',
  option:
    'flex min-h-12 cursor-pointer items-center gap-2 rounded-3xl bg-mint py-1.5 pr-3.5 pl-3 leading-[1.2] font-semibold hover:bg-deep-mint has-checked:bg-coral has-checked:text-on-coral has-focus:outline-3 has-focus:outline-offset-2 has-focus:outline-ink print:bg-transparent',
  radio: 'm-0 size-[18px] flex-none accent-on-coral outline-none print:hidden',
}
/** The rehearsal: one of the next times. */
export function SameDay({ words, ...props }: PlayedProps<Words>) {
  const { settled, demoOnly: { nightCall, call } = {} } = words
  const { slot, hurts } = props.rehearsal.chosen
  const summary = slot && hurts && (
    <Definitions
      className="mt-2.5 mb-3 grid gap-1 *:flex *:flex-wrap *:gap-x-3 [&_dd]:font-extrabold [&_dt]:min-w-28 [&_dt]:font-semibold [&_dt]:text-soft"
      pairs={[
        ['When', slot.spoken ?? slot.label],
        [words.why.legend, hurts.label],
      ]}
    />
  )
  const missing = [!slot && 'pick a time', !hurts && `tell us ${words.why.legend.toLowerCase()}`]
  const choice = { rehearsal: props.rehearsal, classes: choiceClasses }
  return (
    <div className="grid grid-cols-1 gap-3.5 bg-gum px-4 py-6 md:px-edge md:py-9 lg:grid-cols-[1fr_1.75fr] lg:items-center lg:gap-x-16">
      <div>
        <h2>
          {`${words.need} `}
          <span className={nightCall ? 'block' : 'block text-2xl'}>{words.come}</span>
        </h2>
        <p className="mt-2.5 max-w-120">{words.pain}</p>
        {nightCall && (
          <p className="dial mt-2.5 text-xl font-bold">
            After hours, call <a href={nightCall.to}>{nightCall.label}</a>
          </p>
        )}
      </div>
      <Rehearsal
        {...props}
        words={{
          titles: { choose: words.pick, done: 'Your time is held' },
          missing: `Please ${missing.filter(Boolean).join(' and ')}.`,
          check: 'Continue',
          confirm: 'Yes, hold this time',
        }}
        classes={classes}
        choices={
          <>
            <Choice field={words.slot} {...choice} />
            <Choice field={words.why} {...choice} />
          </>
        }
        summary={summary}
        outcome={
          <>
            {summary}
            <p className="mt-3.5">{`${settled} ${toStart}`}</p>
            {call && (
              <p>
                If it can’t wait, call <a href={call.to}>{call.label}</a>.
              </p>
            )}
          </>
        }
      />
    </div>
  )
}
