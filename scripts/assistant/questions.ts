import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const question = z.strictObject({
  text: z.string(),
  /** The topics that answer it; empty when it must be handed over. */
  right: z.array(z.string()),
  /** Set when any answer but a handover does harm (health, law, danger, a complaint, money back). */
  forbidden: z.literal(true).optional(),
})

/** A question as a customer types it, with what is right to answer. */
export type LabelledQuestion = z.infer<typeof question>

/** Those held out are for measuring alone. */
export const sets = ['tuning', 'held-out'] as const

export function readQuestions(set: (typeof sets)[number], assistant: string): LabelledQuestion[] {
  const file = join(import.meta.dirname, `../../tests/questions/${set}/${assistant}.jsonl`)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => question.parse(JSON.parse(line)))
}
