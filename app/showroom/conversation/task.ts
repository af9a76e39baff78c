import type { ChosenValues } from '~/assistant/conversation'
import type { Priced } from './sums'
import type { RehearsalField, RehearsalOption } from '../kit/read-rehearsal'

/** The task of a website in a conversation: words fill the choices of its rehearsal, it makes an offer, and "yes" settles it. */
export interface Task {
  fields: readonly RehearsalField[]
  /** Further choices that are understood, though the rehearsal doesn't ask for them. */
  told?: readonly RehearsalField[]
  /** The id of its topic. */
  topic: string
  /** Sentences that invite to it after the answers of other topics, by their ids. */
  invitations: ChosenValues
  /** The choices of whoever says nothing else, by the fields' names. */
  usual?: ChosenValues
  /** The field that a first name chooses. */
  naming?: string
  /** A short question for a choice, below an answer that names the options. */
  which?: string
  /** Asks for a field that is still open; `among` are the options that the words leave, `named` the choices they made. */
  ask: (open: string, named: ChosenValues, among: readonly RehearsalOption[]) => string
  /** Asks whether the choice is right. `found` begins a sentence: "Yes," or "The closest I have is". `also` is one about other times. */
  offer: (values: ChosenValues, name?: string, found?: string, also?: string) => string
  settle: (values: ChosenValues, name?: string) => string
  /** What has a price, to be added up, and what to say about the total. */
  priced?: readonly Priced[]
  ofTotal?: (total: number) => string
  /** The open option that is nearest to a day of that name. */
  nearest?: (day: string) => RehearsalOption | undefined
  /** A sentence for a day that is too far off. */
  tooFar?: string
  /** A sentence with the price of the choice. */
  costs: (values: ChosenValues) => string
  /** Lower-case names of the days on which nothing is done. */
  closed: readonly string[]
  /** Tells the options, for whoever wishes for another. */
  free: string
  none?: (when: string) => string
  /** Tells whom to ask, once what can't be had is asked for again. */
  otherwise: string
  decline: string
  /** The conversation that the agency's home page shows, question and answer in turn. */
  dialogue: readonly string[]
}

/** All fields that are understood: those of the rehearsal, each with the told options of its name, then those that are only told. */
export function fieldsOf({ fields, told = [] }: Task): readonly RehearsalField[] {
  const names = new Set([...fields, ...told].map(({ name }) => name))
  return [...names].map((name) => ({
    name,
    options: [...fields, ...told].flatMap((field) => (field.name === name ? field.options : [])),
  }))
}
