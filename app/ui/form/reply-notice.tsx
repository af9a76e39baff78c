import type { notices } from '~/content/enquiry-pages'
import type { MouseEvent } from 'react'
import { fieldErrorTexts, type FieldErrors, type Form } from '~/forms/form'
import type { SubmissionReply } from '~/forms/reply'
import { fill } from '~/content/fill'

type Notices = typeof notices

interface ReplyNoticeProps {
  words: Notices
  form: Form
  reply: SubmissionReply | undefined
  errors: FieldErrors | undefined
  isEarlier?: boolean
  contactEmail: string
}

export function ReplyNotice({ words, form, reply, errors, isEarlier, contactEmail }: ReplyNoticeProps) {
  const wrong = fieldErrorTexts(form, errors)
  if (wrong.length > 0) return <ErrorSummary title={countErrors(words, wrong.length)} wrong={wrong} />
  const notice: { title: string; text: string } | null = isEarlier ? words.earlier : noticeOf(words, reply)
  if (!notice) return null
  const minutes = reply?.outcome === 'throttled' ? Math.ceil(reply.retryAfterSeconds / 60) : 0
  const values = { ...reply, minutes }
  return (
    <div tabIndex={-1} data-next autoFocus className="mb-8 border-l-4 border-ink bg-sand p-5">
      <h2 className="text-lg">{fill(notice.title, values)}</h2>
      <p className="mt-1">
        <span>{fill(notice.text, values)}</span>
        {reply?.outcome !== 'quarantined' && (
          <span>
            {' '}
            <MailLink to={contactEmail} />.
          </span>
        )}
      </p>
    </div>
  )
}

export function MailLink({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} className="font-semibold wrap-anywhere underline underline-offset-4">
      {to}
    </a>
  )
}

const fieldLinkStyle = 'inline-flex min-h-11 items-center underline underline-offset-4'

export function ErrorSummary({ title, wrong }: { title: string; wrong: ReturnType<typeof fieldErrorTexts> }) {
  return (
    <div className="mb-7 border-l-4 border-danger pl-4 text-danger">
      <p className="font-semibold">{title}</p>
      <ul>
        {wrong.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={focusField} className={fieldLinkStyle}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Stands above the errors, and begins the page's title, which a screen reader says first. Empty without errors. */
export function countErrors({ errors }: Notices, count: number): string {
  const { one, many } = errors
  return count > 1 ? fill(many, { count }) : count === 1 ? one : ''
}

/** Moves the focus without a step in history, which would make the router forget the reply. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

function noticeOf(notices: Notices, reply: SubmissionReply | undefined) {
  if (reply?.outcome === 'held') return reply.reference ? notices.held : notices.unsaved
  if (reply?.outcome === 'throttled') return notices.throttled[reply.limit]
  if (reply?.outcome === 'unreachable' || reply?.outcome === 'quarantined') return notices[reply.outcome]
  return null
}
