import type { ReactNode } from 'react'
import type { FieldErrors } from '~/forms/form'
import type { Reply } from '~/forms/reply'
import { fill } from '../fill'

export interface NoticeWords {
  errors: { one: string; many: string }
  held: { title: string; text: string }
  unsaved: { title: string; text: string }
  unreachable: { title: string; text: string }
  throttled: Record<'client' | 'total', { title: string; text: string }>
  quarantined: { title: string; text: string; button: string }
  earlier: { title: string; text: string }
  tooLong: string
  reference: string
}

interface ReplyNoticeProps {
  reply: Reply | undefined
  errors: FieldErrors | undefined
  /** Whether the address is that of a success which this site cannot vouch for. */
  isEarlier: boolean
  words: NoticeWords
  contactEmail: string
}

/** What is said above the form: about a try that did not go through, whose words it still holds, or about an old link. */
export function ReplyNotice({ reply, errors, isEarlier, words, contactEmail }: ReplyNoticeProps) {
  if (errors) {
    const count = Object.keys(errors).length
    const text = count === 1 ? words.errors.one : fill(words.errors.many, { count })
    return <p className="mb-7 border-l-4 border-danger py-1 pl-4 font-semibold text-danger">{text}</p>
  }
  const mail = <MailLink address={contactEmail} />
  switch (reply?.outcome) {
    case 'held': {
      const { reference } = reply
      const { title, text } = reference ? words.held : words.unsaved
      return (
        <Notice title={title}>
          {fill(text, { reference: reference ?? '' })} {mail}.
        </Notice>
      )
    }
    case 'unreachable':
      return (
        <Notice title={words.unreachable.title}>
          {words.unreachable.text} {mail}.
        </Notice>
      )
    case 'throttled': {
      const minutes = Math.ceil(reply.retryAfterSeconds / 60)
      const { title, text } = words.throttled[reply.limit]
      return (
        <Notice title={title}>
          {fill(text, { minutes })} {mail}.
        </Notice>
      )
    }
    case 'quarantined':
      return (
        <Notice title={words.quarantined.title}>
          {fill(words.quarantined.text, { reference: reply.reference })}
        </Notice>
      )
    default:
      return isEarlier ? (
        <Notice title={words.earlier.title}>
          {words.earlier.text} {mail}.
        </Notice>
      ) : null
  }
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div tabIndex={-1} data-next autoFocus className="mb-8 border-l-4 border-accent bg-sand p-5">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1">{children}</p>
    </div>
  )
}

function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="font-semibold text-accent-text underline underline-offset-4">
      {address}
    </a>
  )
}
