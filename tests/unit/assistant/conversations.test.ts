import { beforeAll, describe, expect, it } from 'vitest'
import { createAssistants, knowledgeOf } from '~/ask/assistants'
import { readClassifiers } from '~/assistant/classifier'
import { judgeCases, readCases, type Finding } from '../../../scripts/assistant/conversations'

const sets = ['questions', 'questions/held-out'] as const

it('at least 150 conversations have three to seven turns, and name only topics that exist', () => {
  const held = sets.flatMap((set) => readCases(set).filter(({ figure }) => figure === 'clean'))
  expect(held.length).toBeGreaterThanOrEqual(150)
  const odd = held.filter(({ id, turns }) => {
    const known = knowledgeOf[id].topics.map((topic) => topic.id)
    const named = turns.flatMap(({ must, not }) => [must.topic ?? [], not.topic ?? []].flat())
    return turns.length < 3 || turns.length > 7 || named.some((topic) => !known.includes(topic))
  })
  // Of those held out nothing is shown.
  expect(odd.length).toBe(0)
})

describe.each(sets)('of all that is said in tests/%s', (set) => {
  let findings: Finding[]
  beforeAll(async () => {
    const converse = createAssistants(readClassifiers('build/assistants.bin'), Date.now)
    findings = await judgeCases(converse, readCases(set))
  })

  it.each<[string, number]>([
    ['settled rightly', 1],
    ['refusals kept', 1],
    ['agreements', 0.9],
    ['manners', 0.95],
    ['what it is', 0.95],
    ['facts first', 0.85],
  ])('%s: a share of %d is right', (figure, least) => {
    const own = findings.filter((each) => each.figure === figure)
    const wrong = own.filter(({ isRight }) => !isRight)
    const shown = set === 'questions' ? wrong.map(({ id, told }) => `${id}  ${told}`).join('\n') : ''
    expect(own.length).toBeGreaterThan(0)
    expect(1 - wrong.length / own.length, shown).toBeGreaterThanOrEqual(least)
  })
})
