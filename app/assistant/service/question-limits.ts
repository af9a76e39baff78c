import type { Log } from '~/platform/log'
import { createThrottle, type HourlyLimits, type ThrottleEvent } from '~/platform/rate-limit'

/** A question takes some 10 ms with its page, and a curious visitor asks many. */
const questionsPerSubmission = 50

/** Allows many questions for each submission that the limits allow; counted by each server alone. */
export function createQuestionThrottle(submissions: HourlyLimits, log: Log<ThrottleEvent>) {
  const total = submissions.total * questionsPerSubmission
  return createThrottle({
    perClient: submissions.perClient * questionsPerSubmission,
    total,
    shared: null,
    log,
    totalReached: `The ${total} questions an hour that SUBMISSIONS_PER_HOUR_TOTAL allows are reached`,
  })
}
