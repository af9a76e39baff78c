import type { HandoverReason, Knowledge } from './knowledge'

const openings: Readonly<Partial<Record<HandoverReason, string>>> = {
  complaint: 'I’m sorry to hear that. It belongs to a person, and I don’t want to guess what they would say.',
  exception: 'I don’t want to guess at that: only a person here can make an exception.',
  money: 'I don’t want to guess about your money: a person decides that.',
  'off-topic': 'That isn’t on my list, and I don’t want to guess.',
  person: 'Of course. I’m a program, and I don’t want to guess at what you’d rather ask a person.',
}

/** What the assistant says as it hands over, as paragraphs: that it doesn't guess, and who answers, when and how to reach them. */
export function handoverText({ handover }: Knowledge, reason: HandoverReason): readonly string[] {
  const opening = openings[reason] ?? 'I don’t want to guess at that.'
  const first = handover.first?.[reason]
  return [opening, ...(first === undefined ? [] : [first]), handover.who]
}
