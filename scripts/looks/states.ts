import { knowledgeOf } from '~/ask/assistants'
import { demoPath, draftPath, type Demo } from '~/content/showroom'
import { readDraft } from '~/showroom/draft/read-draft'
import { stepName, type RehearsalField } from '~/showroom/kit/read-rehearsal'
import { draftTask, tasks } from '~/showroom/tasks'

type Parameters = readonly (readonly string[])[]

/** The addresses of all that a demo website and its drafts can show, by the name of the state; `questions` are customers'. */
export async function statesOf(
  exhibit: Demo,
  questions: readonly string[],
  origin: string,
): Promise<Record<string, string>> {
  const { id, examples } = exhibit
  const { suggestions } = knowledgeOf[id]
  const name = [['name', 'Alder & Sons']]
  const things = examples.map((each) => /^(.*?), (.*)$/.exec(each)!.slice(1) as [string, string])
  const full = [
    ...name,
    ['town', 'Kingsbridge'],
    ...things.flatMap(([thing, price]) => [
      ['thing', thing],
      ['price', price],
    ]),
    ['hours', 'salon'],
    ['person', 'Anna'],
  ]
  const task = tasks[id]
  const drafted = draftTask(id, readDraft(new URLSearchParams(full)).draft)
  const { review, done } = rehearsal(drafted.fields)
  const handover = asking('Can I talk to a person?')
  const demo = {
    page: [],
    ...rehearsal(task.fields),
    answer: asking(suggestions[0]!),
    choice: asking(await choiceOf(exhibit, questions, origin)),
    handover,
    note: [...handover, ['who', 'Anna'], ['number', '555-0100']],
    emergency: asking('My husband collapsed and isn’t breathing'),
    thread: asking(...task.dialogue.filter((_, index) => index % 2 === 0), 'Thank you'),
  }
  const draft = {
    'draft-name': name,
    'draft-full': full,
    'draft-review': [...full, ...review],
    'draft-done': [...full, ...done],
    'draft-thread': [...full, ...asking(`How much is ${things[0]![0]}?`, drafted.dialogue[0]!)],
  }
  return { ...addresses(demoPath(exhibit), demo), ...addresses(draftPath(exhibit), draft) }
}

function addresses(path: string, states: Record<string, Parameters>) {
  return Object.fromEntries(Object.entries(states).map(([state, search]) => [state, addressOf(path, search)]))
}

function addressOf(path: string, search: Parameters): string {
  return search.length > 0 ? `${path}?${new URLSearchParams(search as string[][])}` : path
}

/** Its steps, and what is missing when the visitor goes on without choosing anything, or with the first field alone. */
function rehearsal(fields: readonly RehearsalField[]) {
  const chosen = fields.map(({ name, options }) => [name, options[0]!.value])
  const first = chosen.slice(0, 1)
  const to = (step: string) => [[stepName, step]]
  return {
    choose: first,
    incomplete: to('review'),
    half: [...first, ...to('review')],
    review: [...chosen, ...to('review')],
    done: [...chosen, ...to('done')],
  }
}

function asking(...questions: readonly string[]): Parameters {
  return questions.map((question) => ['ask', question])
}

/** Words to which the assistant offers topics to choose from: two of a customer's, out of context. */
async function choiceOf(exhibit: Demo, questions: readonly string[], origin: string): Promise<string> {
  for (const question of questions) {
    const words = question.split(' ')
    for (const pair of words.map((_, index) => words.slice(index, index + 2).join(' '))) {
      const page = await fetch(origin + addressOf(demoPath(exhibit), asking(pair)))
      if ((await page.text()).includes('data-kind="choice"')) return pair
    }
  }
  throw new Error(`Nothing that is asked of ${exhibit.id} is answered with a choice`)
}
