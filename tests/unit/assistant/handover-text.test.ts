import { expect, it } from 'vitest'
import { handoverText } from '~/assistant/handover-text'
import { knowledgeOf } from '~/assistant/service/assistants'

it('a handover says that it does not guess, and who answers; the dental practice names the number for the night', () => {
  for (const knowledge of Object.values(knowledgeOf)) {
    expect(handoverText(knowledge, 'unsure').join(' ')).toMatch(/don’t want to guess/)
    expect(handoverText(knowledge, 'unsure').at(-1)).toBe(knowledge.handover.who)
    expect(handoverText(knowledge, 'itself').join(' ')).toContain('program that answers from a written list')
  }
  expect(handoverText(knowledgeOf['dental-practice'], 'health').join(' ')).toContain('555-0199')
  expect(handoverText(knowledgeOf.shop, 'health').join(' ')).not.toContain('555-0199')
})
