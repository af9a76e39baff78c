import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { manners, reasons } from '~/assistant/knowledge'

export const question = z
  .object({
    text: z.string('is no text: put it in quotes'),
    /** The topics that answer the question. Without any, it is for a person, and has a reason. */
    right: z.array(z.string('is no text: put it in quotes'), 'is no list: put it in [ ]'),
    reason: z.enum(reasons).optional(),
    source: z.string().default(''),
  })
  .refine(({ right, reason }) => right.length > 0 === !reason, 'has either an id in "right", or a reason')

/** `id` is the assistant that is asked. */
export type LabelledQuestion = z.infer<typeof question> & { id: string }

/** Small talk with any assistant. A line that asks for something has no manner. */
const talk = z.object({ text: z.string(), manner: z.enum(manners).optional() })

export type Talk = z.infer<typeof talk>

/** The assistants learn from the lessons. Held-out questions are only for measuring. */
const folders = { lessons: 'app/assistant/lessons', 'held-out': 'tests/questions/held-out' } as const

export function readQuestions(set: keyof typeof folders, id: string): LabelledQuestion[] {
  return linesIn(`${folders[set]}/${id}.jsonl`).map((line) => ({ ...question.parse(JSON.parse(line)), id }))
}

export function readTalk(): Talk[] {
  return linesIn(`${folders.lessons}/manners.jsonl`).map((line) => talk.parse(JSON.parse(line)))
}

export function linesIn(file: string): string[] {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
}
