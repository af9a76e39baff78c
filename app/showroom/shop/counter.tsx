import { AnswerPlace, AskForm, Suggestions } from '~/assistant/ui/ask'
import type { Conversation } from '~/assistant/ui/conversation'
import { counter, type Words } from './words'

/** The card that lies on the counter; the answer is written on its lines. */
export function Counter({ conversation, words }: { conversation: Conversation; words: Words }) {
  return (
    <section id="counter" className="niche counter" aria-labelledby="counter-title">
      <div className="card">
        <h2 id="counter-title">{counter.title}</h2>
        <p className="introduction">{conversation.introduction}</p>
        <AskForm
          conversation={conversation}
          label={counter.label}
          button={counter.button}
          placeholder={words.placeholder}
        />
        <Suggestions conversation={conversation} />
        <AnswerPlace conversation={conversation} />
      </div>
    </section>
  )
}
