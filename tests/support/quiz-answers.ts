import { questions } from '~/content/quiz'

const chosen = ['practice', 'answer', 'phone', 'first', 'to-1500']

/** What is pressed, question by question, on the way to the AI Growth Website. */
export const answersToGrowth = questions.map(
  ({ choices }, place) => choices.find(({ id }) => id === chosen[place])!.label,
)
