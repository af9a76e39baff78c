import { Fragment, type ReactNode } from 'react'
import { unbroken } from '~/ui/unbroken'
import { longestConversation } from '../conversation'
import { formTo, KeptSearch } from './address'
import { Asked } from './asked'
import { askLink, type Conversation, type ShownAnswer } from './conversation'
import { NoteForm } from './note'

interface AskFormProps {
  conversation: Conversation
  label: string
  button: ReactNode
  placeholder?: string | undefined
}

/** A field for a question. `ask-script.ts` sends it without leaving the page. */
export function AskForm({ conversation: { address, asked }, label, button, placeholder }: AskFormProps) {
  return (
    <form className="ask-form" {...formTo(address, 'answer-place')} role="search" data-ask="">
      <KeptSearch address={address} />
      <Asked asked={asked.slice(1 - longestConversation)} />
      <label htmlFor="ask">{label}</label>
      <div className="ask-line">
        <input
          id="ask"
          name="ask"
          maxLength={500}
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
export function Suggestions({
  conversation: { address, asked, suggestions },
}: {
  conversation: Conversation
}) {
  return (
    <ul className="suggestions" id="suggestions">
      {suggestions.map((question) => (
        <li key={question}>
          <a href={askLink(address, asked, question)} rel="nofollow" data-ask="">
            {question}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The conversation so far. Its newest answer is announced when the script replaces it. */
export function AnswerPlace({ conversation }: { conversation: Conversation }) {
  const { answer, thread, note } = conversation
  return (
    <>
      <ol className="thread" id="thread" aria-label="Asked before">
        {thread.map((each, index) => (
          <li key={index}>
            <Said answer={each} />
          </li>
        ))}
      </ol>
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
            <Said answer={answer} />
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
            {note && <NoteForm conversation={conversation} note={note} question={answer.question} />}
          </section>
        )}
      </div>
    </>
  )
}

function Said({ answer: { question, paragraphs, isPlayed, isRehearsed } }: { answer: ShownAnswer }) {
  return (
    <>
      <p className="asked" data-played={isPlayed || undefined}>
        <span>You asked</span> “<bdi>{question}</bdi>”
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{withNumbers(paragraph)}</p>
      ))}
      {isRehearsed && <p className="rehearsed">A rehearsal: nothing is booked, stored or sent.</p>}
    </>
  )
}

/** Telephone numbers dial, and no line ends within them, nor within a word or a time. */
function withNumbers(text: string): ReactNode[] {
  return text.split(/((?:\b1-\d{3}-)?\b\d{3}-\d{4}\b)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} className="number" href={`tel:${part}`}>
        {part}
      </a>
    ) : (
      <Fragment key={index}>{unbroken(part)}</Fragment>
    ),
  )
}
