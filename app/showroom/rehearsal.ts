/** What a demo website lets visitors try out, such as booking a chair: choices alone, so that nobody types a private word. */
export interface RehearsalField {
  /** The search parameter; `ask` and `rehearse` are taken. */
  name: string
  options: readonly RehearsalOption[]
}

export interface RehearsalOption {
  value: string
  label: string
}

/** What was chosen, by the field's name. */
export type Chosen = Readonly<Record<string, RehearsalOption>>

/** `isIncomplete` when the visitor went on without choosing everything. */
export type Rehearsal =
  | { step: 'choose'; chosen: Chosen; isIncomplete: boolean }
  | { step: 'review'; chosen: Chosen }
  | { step: 'done'; chosen: Chosen }

/** The search parameter that names the step. */
export const stepName = 'rehearse'
export const laterSteps = ['review', 'done'] as const

/** Stands in every step. */
export const rehearsalNote = 'This is a rehearsal: nothing is booked, stored or sent.'

/** A pure function of the address: every step can be reloaded, shared and left with Back. */
export function readRehearsal(fields: readonly RehearsalField[], search: URLSearchParams): Rehearsal {
  const chosen: Record<string, RehearsalOption> = {}
  for (const { name, options } of fields) {
    const option = options.find(({ value }) => value === search.get(name))
    if (option) chosen[name] = option
  }
  const step = laterSteps.find((each) => each === search.get(stepName))
  if (step && Object.keys(chosen).length === fields.length) return { step, chosen }
  return { step: 'choose', chosen, isIncomplete: step !== undefined }
}

/** Back to the first step, with what was chosen. */
export function choiceLink(address: string, chosen: Chosen): string {
  const search = new URLSearchParams(Object.entries(chosen).map(([name, { value }]) => [name, value]))
  return `${address}?${search}#rehearsal`
}
