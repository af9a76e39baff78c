import type { Memory } from '~/assistant/conversation'
import { withSearch } from '~/ui/assistant/page-form'

/** One choice of a rehearsal. Visitors can only choose, so the URL has no private word. Its name is a search parameter; `ask` and `rehearse` are taken. */
export type RehearsalField = { name: string; options: readonly RehearsalOption[] }

export interface RehearsalOption {
  value: string
  label: string
  /** A text beside the label, such as a price. */
  detail?: string | undefined
  /** Such as “Today at 2:30 pm”, where the label is shorter. */
  spoken?: string | undefined
  /** Lower-case phrases that choose it in a conversation, separated by commas. */
  says?: string | undefined
  /** Finds the phrases that choose it, where `says` can't list all: "61 miles" and any more. */
  means?: RegExp | ((plain: string) => readonly string[]) | undefined
  /** The minute of the day, for "after five". */
  at?: number | undefined
  /** Lower-case names of its day, separated by commas. */
  day?: string | undefined
  /** A sentence with its price, such as “Cut is $26.” */
  costs?: string | undefined
  /** The reply to whoever asks for an option that can't be had. Such an option is never chosen. */
  cannot?: string | undefined
  /** Whether that reply is given once, and whoever goes on chooses from the rest. */
  isOnce?: true | undefined
  /** The topic of that reply. */
  about?: string | undefined
}

/** The chosen options, by the fields' names. */
export type Chosen = Readonly<Record<string, RehearsalOption>>

export interface RehearsalState {
  step: 'choose' | (typeof laterSteps)[number]
  chosen: Chosen
  /** Whether the visitor went on without choosing everything. */
  isIncomplete: boolean
}

export const stepName = 'rehearse'
export const laterSteps = ['review', 'done'] as const

/** Reads the step from the URL, or from a conversation that played it. Every step can be reloaded, shared and left with Back. */
export function readRehearsal(
  fields: readonly RehearsalField[],
  search: URLSearchParams,
  played?: Pick<Memory, 'step' | 'values'>,
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

/** The beginning of the page's title at a later step, which screen readers say first; empty at the first. */
export function stepTitle({ step, isIncomplete }: RehearsalState): string {
  if (isIncomplete) return 'Something’s missing'
  return { choose: '', review: 'Is this right?', done: 'That was the demo' }[step]
}

/** The address of the first step, with the choices kept. */
export function choiceLink(url: string, chosen: Chosen): string {
  const search = new URLSearchParams(Object.entries(chosen).map(([name, { value }]) => [name, value]))
  return withSearch(url, String(search), 'rehearsal')
}
