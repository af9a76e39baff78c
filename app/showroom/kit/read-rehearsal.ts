import type { Table } from '~/assistant/conversation'
import { withSearch } from '~/ui/assistant/page-form'

/** What a demo website lets visitors try out, such as booking a chair: choices alone, so that its URL has no private word. */
export interface RehearsalField {
  /** The search parameter; `ask` and `rehearse` are taken. */
  name: string
  options: readonly RehearsalOption[]
}

export interface RehearsalOption {
  value: string
  label: string
  /** Shown beside the label, such as a price. */
  detail?: string | undefined
  /** Such as “Today at 2:30 pm”, where the label is less. */
  spoken?: string | undefined
  /** Lower-case words that choose it in a conversation, separated by commas. */
  says?: string | undefined
  /** The minute of the day, for "after five". */
  at?: number | undefined
  /** Lower-case names of its day, separated by commas, where several days have times. */
  day?: string | undefined
  /** Said once it is chosen, such as “Cut is $26.” */
  costs?: string | undefined
  /** Said instead of what can't be had, and the topic of that. It is only heard, never chosen. */
  cannot?: string | undefined
  about?: string | undefined
}

/** What was chosen, by the field's name. */
export type Chosen = Readonly<Record<string, RehearsalOption>>

export interface RehearsalState {
  step: 'choose' | (typeof laterSteps)[number]
  chosen: Chosen
  /** When the visitor went on without choosing everything. */
  isIncomplete: boolean
}

/** The search parameter that names the step. */
export const stepName = 'rehearse'
export const laterSteps = ['review', 'done'] as const

/** A pure function of the URL: every step can be reloaded, shared and left with Back. A conversation may have played it instead. */
export function readRehearsal(
  fields: readonly RehearsalField[],
  search: URLSearchParams,
  played?: Pick<Table, 'step' | 'values'>,
): RehearsalState {
  const chosen: Record<string, RehearsalOption> = {}
  for (const { name, options } of fields) {
    const option = options.find(({ value }) => value === (played ? played.values[name] : search.get(name)))
    if (option) chosen[name] = option
  }
  const step = laterSteps.find((each) => each === (played ? played.step : search.get(stepName)))
  if (step && Object.keys(chosen).length === fields.length) return { step, chosen, isIncomplete: false }
  return { step: 'choose', chosen, isIncomplete: step !== undefined }
}

/** How the title of a later step's page begins, for those who hear it; empty on the first. */
export function stepTitle({ step, isIncomplete }: RehearsalState): string {
  if (isIncomplete) return 'Something’s missing'
  return { choose: '', review: 'Is this right?', done: 'That was the demo' }[step]
}

/** Back to the first step, with what was chosen. */
export function choiceLink(url: string, chosen: Chosen): string {
  const search = new URLSearchParams(Object.entries(chosen).map(([name, { value }]) => [name, value]))
  return withSearch(url, String(search), 'rehearsal')
}
