import { unbroken } from '~/ui/unbroken'
import type { PlayedProps } from '../kit/demo-site'
import { Choice, Rehearsal } from '../kit/rehearsal'
import { Definitions, LinkTo } from '../kit/sections'
import type { Words } from './words'

const classes = {
  card: 'grid scroll-mt-4 content-start gap-3 border-2 bg-card p-5 pt-4 sm:col-span-full lg:my-9 lg:self-start lg:[grid-area:1/4/4/5]',
  label:
    '-mt-4 -ml-5 justify-self-start bg-ink pt-0.5 pr-3 pb-[0.1875rem] pl-5 text-sm text-card print:bg-transparent print:text-ink',
  title: 'text-3xl leading-[1.1] tracking-[-0.02em]',
  form: 'grid gap-3.5',
  missing: 'missing print:hidden',
  button: 'action min-h-12 px-5 py-1.5 print:hidden',
  ways: 'flex flex-wrap items-center gap-x-5 print:hidden',
  link: 'call',
  note: 'border-t pt-2.5 text-sm',
}
const choiceClasses = {
  legend: 'mb-0.5 text-sm',
  options:
    'flex flex-wrap gap-x-4 lg:flex-col has-[>:nth-child(6)]:grid has-[>:nth-child(6)]:grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))]',
  option:
    'flex min-h-thumb flex-auto cursor-pointer items-center gap-2.5 border-b border-faint py-1 has-checked:font-medium',
  radio: 'm-0 size-5 flex-none accent-mark print:hidden',
  detail: 'ml-auto flex-none',
}

/** The rehearsal: a viewing of the house; in a draft, a time and a reason. */
export function Viewing({ words: { when, what, viewing, played, phone }, ...page }: PlayedProps<Words>) {
  const { rehearsal } = page
  const time = rehearsal.chosen['viewing']?.label ?? ''
  const { subject, why, steps, end } = played(time, rehearsal.chosen['reason']?.label ?? '')
  return (
    <Rehearsal
      {...page}
      words={viewing}
      classes={classes}
      choices={
        <>
          <Choice field={when} rehearsal={rehearsal} classes={choiceClasses} />
          {what.options.length > 0 && <Choice field={what} rehearsal={rehearsal} classes={choiceClasses} />}
          {phone && (
            <p>
              {'None of these work? Call '}
              <LinkTo className="call" link={phone} />
            </p>
          )}
        </>
      }
      summary={
        <>
          <p>
            <b className="block text-[2.25rem] leading-[1.1] tracking-[-0.02em]">{time}</b> {subject}
          </p>
          {why && <p>{why}</p>}
        </>
      }
      outcome={
        <>
          <Definitions className="*:border-t *:border-faint *:py-2" pairs={steps} />
          {end && <p>{unbroken(end)}</p>}
        </>
      }
    />
  )
}
