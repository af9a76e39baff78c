import { describe, expect, it } from 'vitest'
import { showroom, type Demo } from '~/content/showroom'
import { tasks } from '~/showroom/demos'
import { converse, inShort } from '../../../support/assistants'
import { rowsOf } from '../../../support/rows'

type Id = Demo['id']

/** What the website does at the last of these words. */
const last = (id: Id | 'questions', ...questions: readonly string[]) => converse(id, questions).at(-1)!

// The website, what is said to it, at which step it then is with which choices, and words of its reply.
const plays = rowsOf('questions/plays')

it.each(plays)('%s, "%s": %s', (id, said, expected, words = '') => {
  const { reply, task } = last(id as Id, ...said.split(' / '))
  const step = task ? [task.step, ...Object.values(task.values)].join(' ') : 'nothing'
  expect(task && !task.isAlone ? `${step} and a reply` : step).toBe(expected)
  const says = `${inShort(reply)}: ${task?.says}`.replaceAll('\u00a0', ' ')
  expect(says).toMatch(new RegExp(words))
})

describe.each(showroom.map(({ id }) => id))('%s', (id) => {
  const { dialogue, fields, decline } = tasks[id]

  it('plays the dialogue of the home page to its end', () => {
    const { task } = last(id, ...dialogue.filter((_, index) => index % 2 === 0))
    expect(task!.says).not.toBe('')
    expect(dialogue.at(-1)).toContain(task!.says)
    for (const [name, value] of Object.entries(task!.values)) {
      const options = fields.find((field) => field.name === name)!.options.map((option) => option.value)
      expect(options).toContain(value)
    }
  })

  it('ends its task at a "no"', () => {
    for (const no of ['no thanks', 'never mind', 'Not now.']) {
      const { task } = last(id, dialogue[0]!, no)
      expect(task, no).toMatchObject({ step: 'idle', says: decline, values: {} })
      expect(last(id, dialogue[0]!, no, 'yes').task).toBeUndefined()
    }
  })
})
