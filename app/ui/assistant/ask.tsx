import { Fragment, type ReactNode } from 'react'
import type { Classes } from '../classes'
import { unbroken } from '../unbroken'
import { demoBar } from '~/content/demo-bar'
import { longestQuestion } from '~/assistant/question-text'
import { Asked, PageForm } from './page-form'
import { askLink, type Conversation, type ShownAnswer } from './answer-words'
import { NoteForm } from './note'

type FormClasses = Classes<'form' | 'label' | 'line' | 'field' | 'button'>
type TurnClasses = Classes<'asked' | 'text' | 'rehearsed' | 'links' | 'link'>
/** Additional class names of a conversation's parts. */
type TalkClasses = FormClasses & TurnClasses & Classes<'thread' | 'past' | 'answer'>

interface TalkProps {
  conversation: Conversation
  classes?: TalkClasses | undefined
  words: { label: string; placeholder?: string | undefined; button: ReactNode }
  /** Below the newest answer, such as a signature. */
  children?: ReactNode
}

/** A conversation: the earlier turns, the newest answer, which screen readers announce, and the field for the next question. */
export function Talk({ conversation, words, classes = {}, children }: TalkProps) {
  const { url, answer, thread, next, note, isCut } = conversation
  const asks = answer?.kind === 'choice' && { 'data-ask': '', rel: 'nofollow' }
  return (
    <div className="talk">
      <ol className={named('thread', classes.thread)} id="thread" aria-label="Earlier questions">
        {thread.map((each, index) => (
          <li key={index} className={classes.past}>
            <Said answer={each} classes={classes} />
          </li>
        ))}
      </ol>
      <div className="answer-place" id="answer-place" aria-live="polite">
        {answer && (
          <section
            id="answer"
            className={named('answer', classes.answer)}
            aria-label="Answer"
            tabIndex={-1}
            data-kind={answer.kind}
            data-topic={answer.topic}
            data-task={answer.does}
          >
            <Said answer={answer} isCut={isCut} classes={classes} />
            {answer.links.length > 0 && (
              <ul className={named('answer-links', classes.links)}>
                {answer.links.map(({ label, to }) => (
                  <li key={to}>
                    <a className={classes.link} href={to} {...asks}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
      </div>
      {children}
      <PageForm
        className={named('ask-form', classes.form)}
        url={url}
        place="answer-place"
        role="search"
        data-ask=""
      >
        <Asked asked={next} />
        <label htmlFor="ask" className={classes.label}>
          {words.label}
        </label>
        <div className={named('ask-line', classes.line)}>
          {/* One character more than is read: a question that is too long reaches the server, which says that it cut it. */}
          <input
            id="ask"
            className={classes.field}
            name="ask"
            maxLength={longestQuestion + 1}
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="send"
          />
          <button className={classes.button}>{words.button}</button>
        </div>
      </PageForm>
      <div id="note">
        {answer && note && <NoteForm conversation={conversation} note={note} question={answer.question} />}
      </div>
    </div>
  )
}

type SaidProps = { answer: ShownAnswer; isCut?: boolean; classes: TurnClasses }

function Said({ answer: { question, paragraphs, does, isPlayed, isRehearsed }, isCut, classes }: SaidProps) {
  return (
    <>
      <p className={named('asked', classes.asked)} data-played={isPlayed || undefined}>
        <span>You wrote</span> “<bdi>{question}</bdi>”
      </p>
      {isCut && <p className="aside">Only the first {longestQuestion} characters were read.</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={classes.text}>
          {withNumbers(paragraph)}
        </p>
      ))}
      {isRehearsed && (
        <p className={named('rehearsed', classes.rehearsed)}>
          {does === 'settled' ? `${demoBar.only} ${demoBar.skipped}` : demoBar.only}
        </p>
      )}
    </>
  )
}

type SuggestionsProps = { conversation: Conversation; classes?: Classes<'suggestions' | 'suggestion'> }

export function Suggestions({ conversation: { url, next, suggestions }, classes = {} }: SuggestionsProps) {
  return (
    <ul className={named('suggestions', classes.suggestions)} id="suggestions">
      {suggestions.map((question) => (
        <li key={question}>
          <a className={classes.suggestion} href={askLink(url, next, question)} rel="nofollow" data-ask="">
            {question}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Makes links of telephone numbers. No line breaks within them, or within a word with a hyphen. */
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

function named(name: string, own: string | undefined): string {
  return own ? `${name} ${own}` : name
}
