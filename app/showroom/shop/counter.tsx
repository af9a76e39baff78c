import type { Asking } from '../conversation'
import { AnswerPlace, AskForm, Suggestions } from '../parts/ask'
import { counter } from './content'

/** The card that lies on the counter; the answer is written on its lines. */
export function Counter({ asking }: { asking: Asking }) {
  return (
    <section id="counter" className="niche counter" aria-labelledby="counter-title">
      <div className="card">
        <h2 id="counter-title">{counter.title}</h2>
        <p className="introduction">{asking.introduction}</p>
        <AskForm
          asking={asking}
          label={counter.label}
          button={counter.button}
          placeholder={counter.placeholder}
        />
        <Suggestions asking={asking} />
        <AnswerPlace asking={asking} />
      </div>
    </section>
  )
}
