import { Mail, Phone, Timer } from 'lucide-react'
import type { consultationPage } from '~/content/enquiry-pages'
import { PageLink } from '../page-link'

type HelpPanelProps = (typeof consultationPage)['help'] & { contactEmail: string }

const linkStyle =
  'mt-1 inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4 hover:text-ink'

/** The other ways to a conversation: the quiz, a call, an e-mail (specification section 2, "/consultation"). */
export function HelpPanel({ title, quiz, call, mail, contactEmail }: HelpPanelProps) {
  const callLink = `mailto:${contactEmail}?subject=${encodeURIComponent(call.subject)}&body=${encodeURIComponent(call.body.replaceAll('\n', '\r\n'))}`
  return (
    <aside aria-labelledby="help" className="bg-sand p-6 md:p-8">
      <h2 id="help" className="text-xl">
        {title}
      </h2>
      <div className="mt-6 border-t border-line py-5">
        <Timer aria-hidden className="size-6 text-pine" strokeWidth={1.6} />
        <h3 className="mt-2 text-lg">{quiz.title}</h3>
        <p className="mt-1 text-soft">{quiz.text}</p>
        <PageLink to={quiz.link.to} className={linkStyle}>
          {quiz.link.label}
        </PageLink>
      </div>
      <div className="border-t border-line py-5">
        <Phone aria-hidden className="size-6 text-pine" strokeWidth={1.6} />
        <h3 className="mt-2 text-lg">{call.title}</h3>
        <p className="mt-1 text-soft">{call.text}</p>
        <a href={callLink} className={linkStyle}>
          {call.label}
        </a>
      </div>
      <div className="border-t border-line pt-5">
        <Mail aria-hidden className="size-6 text-pine" strokeWidth={1.6} />
        <h3 className="mt-2 text-lg">{mail.title}</h3>
        <p className="mt-1 text-soft">{mail.text}</p>
        <a href={`mailto:${contactEmail}`} className={`${linkStyle} break-all`}>
          {contactEmail}
        </a>
      </div>
    </aside>
  )
}
