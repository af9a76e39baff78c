import type { SoFar } from '~/assistant/conversation'

/** What was asked before, sent along with the next question. */
export function Asked({ asked: { questions, table } }: { asked: SoFar }) {
  return (
    <span data-asked="">
      {table && <input type="hidden" name="table" value={table} />}
      {questions.map((question, index) => (
        <input key={index} type="hidden" name="ask" value={question} />
      ))}
    </span>
  )
}
