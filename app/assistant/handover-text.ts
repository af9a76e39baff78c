import type { HandoverReason, Knowledge } from './knowledge'

const openings: Readonly<Partial<Record<HandoverReason, string>>> = {
  complaint: 'I’m sorry to hear that. That’s one for a person, and I’d rather not guess.',
  exception: 'I’d rather not guess: only a person here can make an exception.',
  money: 'I’d rather not guess about your money. A person decides that.',
  'off-topic': 'That isn’t on my list, and I’d rather not guess.',
  person: 'That’s one for a person. I’m a program, and I’d rather not guess.',
}

/** What the assistant says as it hands over, as paragraphs: that it doesn't guess, and who answers, when and how to reach them. */
export function handoverText({ handover }: Knowledge, reason: HandoverReason): readonly string[] {
  const opening = openings[reason] ?? 'I don’t know that one, and I’d rather not guess.'
  const first = handover.first?.[reason] ?? []
  const told = reason === 'unsure' ? [opening, first] : [first, opening]
  return [...told.flat(), handover.who]
}
