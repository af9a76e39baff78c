import * as z from 'zod'
import { knowledgeOf, type AssistantId, type AskAssistant } from '~/ask/assistants'
import type { ShownAnswer } from '~/ui/assistant/answer-words'
import { answerTo } from '~/routes/shared/assistant-answer.server'
import { tasks } from '~/showroom/demos'
import { linesIn, type LabelledQuestion } from './questions'

const ids = Object.keys(knowledgeOf) as AssistantId[]

/** Tests of an answer, by name. The task "none" stands for no task. */
const traits = {
  kind: ({ kind }, one) => kind === one,
  topic: ({ topic }, one) => topic.split(' ').includes(one),
  task: ({ does = 'none' }, one) => does === one,
  says: (answer, one) => textOf(answer).includes(plain(one)),
  first: (answer, one) =>
    /^.*?(?<!\b(?:dr|u\.s))[.?!](?=\s|$)/.exec(textOf(answer))?.[0].includes(plain(one)) ?? false,
} satisfies Record<string, (answer: ShownAnswer, one: string) => boolean>
const trait = z.enum(Object.keys(traits) as (keyof typeof traits)[])
/** Each named trait has to be one of its values, or none of them. */
const wanted = z.partialRecord(trait, z.union([z.string(), z.array(z.string())])).default({})
type Wanted = z.infer<typeof wanted>
const turn = z.strictObject({ say: z.string().min(1), must: wanted, not: wanted })
const conversation = z.strictObject({ id: z.enum(ids), turns: z.array(turn) })

/** `figure` is what the case counts for. */
type Case = z.infer<typeof conversation> & { figure: string }

/** Whole conversations, and short ones around one line, of which only the last turn counts. */
export function readCases(folder: 'questions' | 'questions/held-out'): Case[] {
  const lines = (name: string) => linesIn(`tests/${folder}/${name}`)
  const parsed = (name: string) => lines(`${name}.jsonl`).map((line) => JSON.parse(line) as unknown)
  const held = (figure: string, value: unknown) => ({ figure, ...conversation.parse(value) })
  const afterOffer = (figure: string, name: string, expected: object) =>
    Object.entries(tasks).flatMap(([id, { dialogue }]) => {
      const offer = { say: dialogue[0], must: { task: 'offers' } }
      return lines(name).map((line) => held(figure, { id, turns: [offer, { say: line, ...expected }] }))
    })
  const byTalk = parsed('talk').flatMap((value) => {
    const figure = turn.parse(value).must.says ? 'what it is' : 'manners'
    return ids.map((id) => held(figure, { id, turns: [value] }))
  })
  return [
    ...parsed('conversations').map((value) => held('clean', value)),
    ...parsed('facts-first').map((value) => withAnyOfChanged(held('facts first', value))),
    ...afterOffer('agreements', 'agreements.txt', { must: { task: 'settled' } }),
    ...afterOffer('refusals kept', 'refusals.txt', { not: { task: 'settled' } }),
    ...byTalk,
  ]
}

/** Reasons for a person whose questions count twice. */
const delicate = ['health, danger, law', 'complaint, money']

/** A question alone. A choice without the right topic is a wrong answer, as is any answer to a question for a person. */
export function casesOf({ id, text, right, reason }: LabelledQuestion): Case[] {
  const alone = (figure: string, must: Wanted, not: Wanted = {}) => ({
    id: id as AssistantId,
    figure,
    turns: [{ say: text, must, not }],
  })
  if (!reason)
    return [
      alone('right at once', { kind: 'answer', topic: right }),
      alone('right at once or offered', { topic: right }),
      // A handover has no topic.
      alone('not wrong', { topic: [...right, ''] }, { kind: 'talk' }),
    ]
  return ['not wrong', ...delicate.filter((reasons) => reasons.includes(reason))].map((figure) =>
    alone(figure, {}, { kind: ['answer', 'choice'] }),
  )
}

/** Accepts any figure in place of one that the website's owner has changed since. */
function withAnyOfChanged({ turns, ...held }: Case): Case {
  const known = figuresIn(JSON.stringify(knowledgeOf[held.id]))
  const isKnown = ({ must: { first = [] } }: Case['turns'][number]) =>
    figuresIn([first].flat().join(' ')).every((figure) => known.includes(figure))
  const any = { first: [...'0123456789'] }
  const current = turns.map((each) => (isKnown(each) ? each : { ...each, must: { ...each.must, ...any } }))
  return { ...held, turns: current }
}

function figuresIn(text: string): string[] {
  return text.match(/\$?\d(?:[\d,.:-]*\d)?/g) ?? []
}

export type Finding = Pick<Case, 'id' | 'figure'> & { isRight: boolean; told: string }

/** Holds the conversations as a visitor's browser does, with everything that a page sends along. */
export async function judgeCases(askAssistant: AskAssistant, cases: readonly Case[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { id, figure, turns } of cases) {
    let next = { questions: [] as readonly string[], memory: '' }
    const held: Finding[] = []
    for (const { say, must, not } of turns) {
      const asks = [...next.questions, say].map((question) => ['ask', question])
      const { conversation: page } = await answerTo({
        knowledge: knowledgeOf[id],
        path: '',
        search: new URLSearchParams([['memory', next.memory], ...asks]),
        ask: async (soFar) => ({ kind: 'replied', turns: askAssistant(id, soFar) }),
      })
      next = page.next
      const answer = page.answer!
      const found = `${page.asked.questions.join(' | ')}  ->  ${answer.kind} ${answer.topic} ${answer.does}: ${textOf(answer)}`
      const told = `${found}  (${JSON.stringify({ must, not })})`
      held.push({ id, figure: 'turns held', isRight: meets(answer, must, not), told })
      const isRight = answer.does !== 'settled' || meets(answer, must, not, ['task'])
      if (figure === 'clean') findings.push({ id, figure: 'settled rightly', isRight, told })
    }
    const last = { ...held.at(-1)!, figure }
    if (figure !== 'clean') findings.push(last)
    else findings.push(...held, { ...last, isRight: held.every(({ isRight }) => isRight) })
  }
  return findings
}

function meets(answer: ShownAnswer, must: Wanted, not: Wanted, names = trait.options): boolean {
  const has = (named: Wanted, name: keyof typeof traits) =>
    [named[name] ?? []].flat().some((one) => traits[name](answer, one))
  return names.every((name) => (!must[name] || has(must, name)) && !has(not, name))
}

function textOf({ paragraphs }: ShownAnswer): string {
  return plain(paragraphs.join(' '))
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('\u00a0', ' ').replaceAll('’', "'")
}
