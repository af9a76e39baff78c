import { demoBar } from '~/content/demo-bar'
import { Asked, PageForm } from './page-form'
import { noteLimits, type Conversation, type ShownNote } from './answer-words'

type NoteFormProps = { conversation: Conversation; note: ShownNote; question: string }

const fields = [
  { label: 'First name', name: 'who', autoComplete: 'name' },
  { label: 'Number', name: 'number', inputMode: 'tel', autoComplete: 'tel' },
] as const

export type NoteProps = Omit<ShownNote, 'state'> & { question: string }

export function Note({ time, question, who, number }: NoteProps) {
  return (
    <blockquote>
      <p>{time}</p>
      <p>
        “<bdi>{question}</bdi>”
      </p>
      <p>
        <bdi>{who}</bdi>, <bdi className="number">{number}</bdi>
      </p>
    </blockquote>
  )
}

/** Asks for a name and a number, then shows the note that the owner gets. Both are sent like a question and stored nowhere. */
export function NoteForm({ conversation: { url, asked }, note, question }: NoteFormProps) {
  if (note.state === 'left')
    return (
      <figure className="note" tabIndex={-1}>
        <figcaption>{`${demoBar.only} This is what the owner receives:`}</figcaption>
        <Note {...note} question={question} />
      </figure>
    )
  const missing = note.state === 'incomplete' ? 'note-missing' : undefined
  return (
    <PageForm className="note" url={url} place="note" data-ask="">
      <Asked asked={asked} />
      <p>
        On the real website you’d leave your name and number here. Enter a name and number to see what the
        owner receives.
      </p>
      {missing && (
        <p className="missing" role="alert" id={missing}>
          Please enter both a first name and a phone number.
        </p>
      )}
      <p className="note-line">
        {fields.map(({ label, ...input }) => (
          <label key={label}>
            {label}{' '}
            <input
              {...input}
              maxLength={noteLimits[input.name]}
              defaultValue={note[input.name]}
              aria-describedby={missing}
            />
          </label>
        ))}
        <button>Send</button>
      </p>
    </PageForm>
  )
}
