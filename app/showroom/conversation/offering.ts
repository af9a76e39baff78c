import type { Values } from '~/assistant/conversation'
import type { Draft } from '../draft/draft'
import { weekdays } from '../draft/week'
import { optionOf } from './heard-choice'
import type { Task } from './task'
import type { RehearsalField, RehearsalOption } from '../kit/read-rehearsal'

export interface Field<Option> extends RehearsalField {
  options: readonly (RehearsalOption & Option)[]
}

interface Chosen<When, What> {
  when: RehearsalOption & When
  /** Missing where there is nothing to choose. */
  what: (RehearsalOption & What) | undefined
  costs: string
  who: string | undefined
  values: Values
}

type Words<When, What> = Pick<Task, 'topic' | 'free' | 'decline'> &
  Partial<Omit<Task, 'ask' | 'offer' | 'settle' | 'dialogue'>> & {
    when: Field<When>
    what: Field<What>
    askWhen?: string
    /** `found` says of the time, if it was named, that it is free. */
    askWhat?: (among: readonly string[], found: string, named: Values) => string
    /** Sentences, of which the empty ones are left out. */
    offer: (chosen: Chosen<When, What>) => readonly string[]
    settle: (chosen: Chosen<When, What>) => string
    /** What a draft suggests to ask, or what the dialogue of the demo begins with. */
    opening: string
    /** What that dialogue chooses. */
    sample: Values
    /** How it agrees, what of that is answered, and who it is. */
    agreement?: readonly [says: string, answer: string, name: string]
  }

/** Offers a time and, where there are several, one of the things: the task of a demo, or of its draft. */
export function offering<When, What>(
  draft: Draft | null,
  { when, what, askWhen, askWhat, offer, settle, opening, sample, agreement, ...others }: Words<When, What>,
): Task {
  const chosen = (values: Values, who?: string) => {
    const [time, thing] = [optionOf(when, values), optionOf(what, values)]
    return { when: time!, what: thing, costs: time?.costs ?? thing?.costs ?? '', who, values }
  }
  const ask: Task['ask'] = (open, values, among) => {
    if (open === when.name || !askWhat)
      return [optionOf(what, values)?.costs, askWhen ?? `When? ${others.free}`].filter(Boolean).join(' ')
    const time = optionOf(when, values)
    const found = time ? `Yes, ${time.spoken ?? time.label} is free. ` : ''
    const labels = among.map(({ label }) => label)
    return askWhat(labels, found, values)
  }
  const [only, ...more] = what.options
  const task: Task = {
    fields: only ? [what, when] : [when],
    invitations: {},
    // Where there is one thing, nobody needs to be asked.
    usual: only && more.length === 0 ? { [what.name]: only.value } : {},
    costs: (values) => chosen(values).costs,
    ...(draft && { none: (day) => `The times in this draft are examples, with none ${day}.` }),
    closed: weekdays.filter((_, day) => draft?.week && !draft.week[day]).map((day) => day.toLowerCase()),
    ...others,
    ask,
    offer: (values, who) => offer(chosen(values, who)).filter(Boolean).join(' '),
    settle: (values, who) => settle(chosen(values, who)),
    dialogue: [opening],
  }
  if (draft) return task
  const [yes, answer, name] = agreement ?? ['Yes please.']
  const settled = [answer, task.settle(sample, name)].filter(Boolean).join(' ')
  return { ...task, dialogue: [opening, task.offer(sample), yes, settled] }
}
