import type { HandoverRule } from './knowledge'
import { complaintRules } from './rules/complaint'
import { generosityRules } from './rules/generosity'
import { harmRules } from './rules/harm'
import { lawRules } from './rules/law'
import { offTopicRules } from './rules/off-topic'
import { personRules } from './rules/person'

/**
 * What belongs to a person in every trade, however sure the words look (the post "The chatbot that knows when to stop"). Of several
 * that hold, the first counts: what matters most to the customer.
 */
export const commonRules: readonly HandoverRule[] = [
  ...harmRules,
  ...lawRules,
  ...complaintRules,
  ...personRules,
  ...generosityRules,
  ...offTopicRules,
]
