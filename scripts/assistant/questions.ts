import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { reasons } from '~/assistant/knowledge'

/** A question as a customer types it, with what is right to answer. */
const question = z.union([
  z.object({
    text: z.string(),
    /** The topics that answer it. */
    right: z.tuple([z.string()], z.string()),
    source: z.string().default(''),
    kind: z.string().default('plain'),
    reason: z.undefined().optional(),
  }),
  z.object({
    text: z.string(),
    right: z.tuple([]),
    source: z.string().default(''),
    kind: z.string().default('plain'),
    /** Why a person answers it. */
    reason: z.enum(reasons),
  }),
])

export type LabelledQuestion = z.infer<typeof question>

/** Lessons are learnt from; those held out are for measuring alone. */
const folders = { lessons: 'app/assistant/lessons', 'held-out': 'tests/questions/held-out' } as const

export function readQuestions(set: keyof typeof folders, assistant: string): LabelledQuestion[] {
  const file = join(import.meta.dirname, '../..', folders[set], `${assistant}.jsonl`)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => question.parse(JSON.parse(line)))
}
