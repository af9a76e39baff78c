import type { notices } from '~/content/enquiry-pages'
import type { FieldErrors } from '~/forms/form'
import type { Reply } from '~/forms/reply'
import { fill } from '../fill'

export type NoticeWords = typeof notices

interface ReplyNoticeProps {
  reply: Reply | undefined
  errors: FieldErrors | undefined
  /** Whether the URL has an unverified receipt. */
  isEarlier: boolean
  words: NoticeWords
  contactEmail: string
}

export function ReplyNotice({ reply, errors, isEarlier, words, contactEmail }: ReplyNoticeProps) {
  if (errors) {
    const count = Object.keys(errors).length
    const text = count === 1 ? words.errors.one : fill(words.errors.many, { count })
    return <p className="mb-7 border-l-4 border-danger py-1 pl-4 font-semibold text-danger">{text}</p>
  }
  const notice = noticeOf(reply, words) ?? (isEarlier ? words.earlier : null)
  if (!notice) return null
  return (
    <div tabIndex={-1} data-next autoFocus className="mb-8 border-l-4 border-accent bg-sand p-5">
      <h2 className="text-lg">{notice.title}</h2>
      <p className="mt-1">
        {notice.text}
        {reply?.outcome !== 'quarantined' && (
          <>
            {' '}
            <a
              href={`mailto:${contactEmail}`}
              className="font-semibold text-accent-text underline underline-offset-4"
            >
              {contactEmail}
            </a>
            .
          </>
        )}
      </p>
    </div>
  )
}

function noticeOf(reply: Reply | undefined, words: NoticeWords): { title: string; text: string } | null {
  switch (reply?.outcome) {
    case 'held':
      return reply.reference ? filled(words.held, { reference: reply.reference }) : words.unsaved
    case 'unreachable':
      return words.unreachable
    case 'throttled':
      return filled(words.throttled[reply.limit], { minutes: Math.ceil(reply.retryAfterSeconds / 60) })
    case 'quarantined':
      return filled(words.quarantined, { reference: reply.reference })
    default:
      return null
  }
}

function filled({ title, text }: { title: string; text: string }, facts: Parameters<typeof fill>[1]) {
  return { title, text: fill(text, facts) }
}
