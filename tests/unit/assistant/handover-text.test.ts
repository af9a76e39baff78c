import { expect, it } from 'vitest'
import { handoverText } from '~/assistant/handover-text'
import { reasons } from '~/assistant/knowledge'
import { knowledgeOf } from '~/ask/assistants'
import { facts } from '~/showroom/dental-practice/facts'

it('a handover says that it does not guess, and who answers; the dental practice names the number for the night', () => {
  for (const knowledge of Object.values(knowledgeOf)) {
    for (const reason of [...reasons, 'unsure'] as const) {
      expect(handoverText(knowledge, reason).join(' '), reason).toMatch(/rather not guess/)
      expect(handoverText(knowledge, reason).at(-1)).toBe(knowledge.handover.who)
    }
    expect(knowledge.introduction).toContain('program that answers from a written list')
  }
  for (const reason of ['health', 'danger'] as const) {
    expect(handoverText(knowledgeOf['dental-practice'], reason).join(' ')).toContain(facts.nightPhone)
    expect(handoverText(knowledgeOf.shop, reason).join(' ')).not.toContain(facts.nightPhone)
  }
})
