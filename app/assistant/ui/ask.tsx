import type { ReactNode } from 'react'
import { askLink, type Conversation } from './conversation'

interface AskFormProps {
  conversation: Conversation
  label: string
  button: ReactNode
  placeholder?: string
}

/** A field for a question. `ask-script.ts` sends it without leaving the page. */
export function AskForm({ conversation, label, button, placeholder }: AskFormProps) {
  return (
    <form
      className="ask-form"
      action={`${conversation.address}#answer-place`}
      method="get"
      role="search"
      data-ask=""
    >
      <label htmlFor="ask">{label}</label>
      <div className="ask-line">
        <input
          id="ask"
          name="ask"
          maxLength={200}
          defaultValue={conversation.answer?.question}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="send"
        />
        <button>{button}</button>
      </div>
    </form>
  )
}

/** Questions to try, as links. */
export function Suggestions({ conversation }: { conversation: Conversation }) {
  return (
    <ul className="suggestions">
      {conversation.suggestions.map((question) => (
        <li key={question}>
          <a href={askLink(conversation.address, question)} rel="nofollow" data-ask="">
            {question}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Where the answer stands or will stand; announced when the script replaces it. */
export function AnswerPlace({ conversation: { answer } }: { conversation: Conversation }) {
  return (
    <div className="answer-place" id="answer-place" aria-live="polite">
      {answer && (
        <section
          id="answer"
          className="answer"
          aria-label="Answer"
          tabIndex={-1}
          data-kind={answer.kind}
          data-topic={answer.topic}
        >
          <p className="asked">
            <span>You asked</span> “<bdi>{answer.question}</bdi>”
          </p>
          {answer.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {answer.links.length > 0 && (
            <ul className="answer-links">
              {answer.links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to} {...(answer.kind === 'choice' && { 'data-ask': '', rel: 'nofollow' })}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  )
}
