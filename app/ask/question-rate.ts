import { createThrottle, type ThrottleOptions } from '~/platform/rate-limit'

/** A question takes some 10 ms with its page, and a curious visitor asks many. */
const questionsPerSubmission = 50

type QuestionLimits = Omit<ThrottleOptions, 'shared' | 'totalReached'>

/** Allows many questions for each submission that the limits allow; counted by each server alone. */
export function createQuestionThrottle({ perClient, total: submissions, ...options }: QuestionLimits) {
  const total = submissions * questionsPerSubmission
  return createThrottle({
    ...options,
    perClient: perClient * questionsPerSubmission,
    total,
    shared: null,
    totalReached: `The ${total} questions an hour that SUBMISSIONS_PER_HOUR_TOTAL allows are reached`,
  })
}
