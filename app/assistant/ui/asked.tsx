/** What was asked before, sent along with the next question. */
export function Asked({ asked }: { asked: readonly string[] }) {
  return (
    <span data-asked="">
      {asked.map((question, index) => (
        <input key={index} type="hidden" name="ask" value={question} />
      ))}
    </span>
  )
}
