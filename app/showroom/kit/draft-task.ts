import { weekdays, type Week } from '../draft/week'
import type { Task } from '../task'
import type { RehearsalOption } from './read-rehearsal'

/** A choice in words. */
interface Chosen {
  /** Empty until it is chosen. */
  when: string
  /** Empty if the draft has no things. */
  what: string
  /** Such as “Fade is $20.”; empty like that. */
  costs: string
  /** Of who asks, if it was told. */
  who?: string | undefined
}

export interface Field<More> {
  name: string
  options: readonly (RehearsalOption & More)[]
}

interface DraftTaskWords extends Pick<Task, 'topic' | 'decline' | 'dialogue' | 'free' | 'told'> {
  week: Week | null
  when: Field<{ spoken: string }>
  what: Field<{ price: string }>
  askWhen: string
  /** `among` are the things that are left to choose from. */
  askWhat: (chosen: Chosen, among: string) => string
  offer: (chosen: Chosen) => string
  settle: (chosen: Chosen) => string
  invitations?: Task['invitations']
}

/** What a draft does: a time and, if it has things, which one. */
export function draftTask(words: DraftTaskWords): Task {
  const { week, when, what, invitations = {}, askWhen, askWhat, offer, settle, ...others } = words
  const chosen = (values: Readonly<Record<string, string>>, who?: string): Chosen => {
    const thing = what.options.find(({ value }) => value === values[what.name])
    return {
      when: when.options.find(({ value }) => value === values[when.name])?.spoken ?? '',
      what: thing?.label ?? '',
      costs: thing ? `${thing.label} is ${thing.price}.` : '',
      who,
    }
  }
  const [only, ...more] = what.options
  return {
    ...others,
    fields: only ? [what, when] : [when],
    invitations,
    // Of one thing nobody needs to be asked.
    usual: only && more.length === 0 ? { [what.name]: only.value } : {},
    ask: (open, values, among) =>
      open === when.name ? askWhen : askWhat(chosen(values), among.map(({ label }) => label).join(', ')),
    offer: (values, who) => offer(chosen(values, who)),
    settle: (values, who) => settle(chosen(values, who)),
    costs: (values) => chosen(values).costs,
    prices: 'prices',
    closed: week ? weekdays.filter((_, index) => !week[index]).map((day) => day.toLowerCase()) : [],
  }
}
