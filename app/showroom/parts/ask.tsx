import type { ReactNode } from 'react'
import { askLink, type Asking } from '../conversation'

interface AskFormProps {
  asking: Asking
  label: string
  button: ReactNode
  placeholder?: string
}

/** A field for a question. `ask-script.ts` sends it without leaving the page. */
export function AskForm({ asking, label, button, placeholder }: AskFormProps) {
  return (
    <form
      className="ask-form"
      action={`${asking.address}#answer-place`}
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
          defaultValue={asking.answered?.question}
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
export function Suggestions({ asking }: { asking: Asking }) {
  return (
    <ul className="suggestions">
      {asking.suggestions.map((question) => (
        <li key={question}>
          <a href={askLink(asking.address, question)} rel="nofollow" data-ask="">
            {question}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Where the answer stands or will stand; announced when the script replaces it. */
export function AnswerPlace({ asking: { answered } }: { asking: Asking }) {
  return (
    <div className="answer-place" id="answer-place" aria-live="polite">
      {answered && (
        <section
          id="answer"
          className="answer"
          aria-label="Answer"
          tabIndex={-1}
          data-kind={answered.kind}
          data-topic={answered.topic}
        >
          <p className="asked">
            <span>You asked</span> “<bdi>{answered.question}</bdi>”
          </p>
          {answered.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {answered.links.length > 0 && (
            <ul className="answer-links">
              {answered.links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to} {...(answered.kind === 'choice' && { 'data-ask': '', rel: 'nofollow' })}>
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
