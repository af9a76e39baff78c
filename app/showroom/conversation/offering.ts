import type { ChosenValues } from '~/assistant/conversation'
import type { Draft } from '../draft/draft'
import texts from '../draft/texts.json' with { type: 'json' }
import { closedOn, type Week } from '../draft/week'
import { onDayOf, optionOf, timeOf } from './heard-choice'
import { either } from '../kit/formats'
import type { Task } from './task'
import type { RehearsalField, RehearsalOption } from '../kit/read-rehearsal'

export interface Field<Option> extends RehearsalField {
  options: readonly (RehearsalOption & Option)[]
}

interface Chosen<When, What> {
  when: RehearsalOption & When
  /** Undefined where there is nothing to choose. */
  what: (RehearsalOption & What) | undefined
  costs: string
  who: string | undefined
  /** The beginning of a sentence about the time. */
  found: string
  /** A sentence about other times, if there are any. */
  also: string
  values: ChosenValues
}

type Words<When, What> = Pick<Task, 'topic' | 'free' | 'otherwise'> &
  Partial<Omit<Task, 'ask' | 'offer' | 'settle' | 'dialogue' | 'closed'>> & {
    /** Of a demo. */
    week?: Week
    when: Field<When>
    what: Field<What>
    askWhen?: string
    /** `isFree` is a sentence about the time, if one was named. */
    askWhat?: (among: readonly string[], isFree: string, named: ChosenValues) => string
    /** Sentences; the empty ones are left out. */
    offer: (chosen: Chosen<When, What>) => readonly string[]
    settle: (chosen: Chosen<When, What>) => string
    /** The first question of the demo's dialogue, or one that the draft suggests. */
    opening: string
    /** The choices of that dialogue. */
    sample: ChosenValues
    /** How the visitor of that dialogue agrees, a first answer to that, and the visitor's name. */
    agreement?: readonly [says: string, answer: string, name: string]
  }

/** The task of a demo, or of its draft: offers a time and, where there are several, one of the things. */
export function offering<When, What>(
  draft: Draft | null,
  { when, what, askWhen, askWhat, offer, settle, opening, sample, agreement, ...others }: Words<When, What>,
): Task {
  const chosen = (values: ChosenValues, who?: string, found = 'Yes,', also = '') => {
    const [time, thing] = [optionOf(when, values), optionOf(what, values)]
    return { when: time!, what: thing, costs: time?.costs ?? thing?.costs ?? '', who, found, also, values }
  }
  const ask: Task['ask'] = (open, values, among) => {
    if (open === when.name || !askWhat)
      return `${optionOf(what, values)?.costs ?? ''} ${among.length < when.options.length ? `What time ${onDayOf(among[0]?.day)}: ${either(among.map(timeOf))}?` : (askWhen ?? `When works for you? ${others.free}`)}`.trim()
    const time = optionOf(when, values)
    const labels = among.map(({ label }) => label)
    return askWhat(labels, time ? `Yes, ${time.spoken ?? time.label} is open. ` : '', values)
  }
  const [only, ...more] = what.options
  const task: Task = {
    fields: only ? [what, when] : [when],
    invitations: {},
    // A single thing is chosen without asking.
    usual: only && more.length === 0 ? { [what.name]: only.value } : {},
    costs: (values) => chosen(values).costs,
    priced: what.options.flatMap((each) => ('price' in each ? [{ ...each, price: String(each.price) }] : [])),
    ...(draft && { tooFar: texts.oneWeek, none: (day) => `No openings ${day}. ${texts.examples}` }),
    decline: 'No problem, nothing is booked.',
    closed: closedOn(draft?.week ?? others.week ?? null).map((day) => day.toLowerCase()),
    ...others,
    ask,
    offer: (...choice) =>
      offer(chosen(...choice))
        .filter(Boolean)
        .join(' '),
    settle: (...choice) => settle(chosen(...choice)),
    dialogue: [opening],
  }
  if (draft) return task
  const [yes, answer, name] = agreement ?? ['Yes, please.']
  const settled = [answer, task.settle(sample, name)].filter(Boolean).join(' ')
  return { ...task, dialogue: [opening, task.offer(sample), yes, settled] }
}
