import { Fragment, type ReactNode } from 'react'
import type { Look } from '~/ui/look'
import { unbroken } from '~/ui/unbroken'
import { formTo, KeptSearch } from './address'
import { Asked } from './asked'
import { askLink, type Conversation, type ShownAnswer } from './conversation'
import { NoteForm } from './note'

/** Class names of a conversation's parts, beside the names that each has. */
export type TalkLook = Look<
  | 'form'
  | 'label'
  | 'line'
  | 'field'
  | 'button'
  | 'suggestions'
  | 'suggestion'
  | 'thread'
  | 'past'
  | 'place'
  | 'answer'
  | 'asked'
  | 'text'
  | 'links'
  | 'link'
  | 'rehearsed'
>

interface AskFormProps {
  conversation: Conversation
  look?: TalkLook | undefined
  label: string
  button: ReactNode
  placeholder?: string | undefined
}

/** A field for a question. `ask-script.ts` sends it without leaving the page. */
export function AskForm({
  conversation: { address, next },
  look = {},
  label,
  button,
  placeholder,
}: AskFormProps) {
  return (
    <form
      className={named('ask-form', look.form)}
      {...formTo(address, 'answer-place')}
      role="search"
      data-ask=""
    >
      <KeptSearch address={address} />
      <Asked asked={next} />
      <label htmlFor="ask" className={look.label}>
        {label}
      </label>
      <div className={named('ask-line', look.line)}>
        <input
          id="ask"
          className={look.field}
          name="ask"
          maxLength={500}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="send"
        />
        <button className={look.button}>{button}</button>
      </div>
    </form>
  )
}

interface TalkProps {
  conversation: Conversation
  look?: TalkLook | undefined
}

/** Questions to try, as links. */
export function Suggestions({ conversation: { address, next, suggestions }, look = {} }: TalkProps) {
  return (
    <ul className={named('suggestions', look.suggestions)} id="suggestions">
      {suggestions.map((question) => (
        <li key={question}>
          <a className={look.suggestion} href={askLink(address, next, question)} rel="nofollow" data-ask="">
            {question}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The conversation so far. Its newest answer is announced when the script replaces it. */
export function AnswerPlace({ conversation, look = {} }: TalkProps) {
  const { answer, thread, note } = conversation
  return (
    <>
      <ol className={named('thread', look.thread)} id="thread" aria-label="Asked before">
        {thread.map((each, index) => (
          <li key={index} className={look.past}>
            <Said answer={each} look={look} />
          </li>
        ))}
      </ol>
      <div className={named('answer-place', look.place)} id="answer-place" aria-live="polite">
        {answer && (
          <section
            id="answer"
            className={named('answer', look.answer)}
            aria-label="Answer"
            tabIndex={-1}
            data-kind={answer.kind}
            data-topic={answer.topic}
            data-task={answer.does}
          >
            <Said answer={answer} look={look} />
            {answer.links.length > 0 && (
              <ul className={named('answer-links', look.links)}>
                {answer.links.map(({ label, to }) => (
                  <li key={to}>
                    <a
                      className={look.link}
                      href={to}
                      {...(answer.kind === 'choice' && { 'data-ask': '', rel: 'nofollow' })}
                    >
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

interface SaidProps {
  answer: ShownAnswer
  look: TalkLook
}

function Said({ answer: { question, paragraphs, isPlayed, isRehearsed }, look }: SaidProps) {
  return (
    <>
      <p className={named('asked', look.asked)} data-played={isPlayed || undefined}>
        <span>You asked</span> “<bdi>{question}</bdi>”
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={look.text}>
          {withNumbers(paragraph)}
        </p>
      ))}
      {isRehearsed && (
        <p className={named('rehearsed', look.rehearsed)}>A rehearsal: nothing is booked, stored or sent.</p>
      )}
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

function named(name: string, look: string | undefined): string {
  return look ? `${name} ${look}` : name
}
