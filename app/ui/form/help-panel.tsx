import { CircleHelp, Mail, Phone, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { consultationPage } from '~/content/enquiry-pages'
import { textLinkStyle } from '../text-link'

type HelpPanelProps = (typeof consultationPage)['help'] & { contactEmail: string }

const linkStyle = `mt-1 ${textLinkStyle}`

/** Specification section 2, "/consultation". */
export function HelpPanel({ title, quiz, call, questions, mail, contactEmail }: HelpPanelProps) {
  const callLink = `mailto:${contactEmail}?subject=${encodeURIComponent(call.subject)}&body=${encodeURIComponent(call.body.replaceAll('\n', '\r\n'))}`
  return (
    <aside aria-labelledby="help" className="bg-sand p-6 md:p-8">
      <h2 id="help" className="text-xl">
        {title}
      </h2>
      <Way {...quiz} icon={Timer} place="mt-6 border-t border-line py-5">
        <a href={quiz.link.to} className={linkStyle}>
          {quiz.link.label}
        </a>
      </Way>
      <Way {...call} icon={Phone} place="border-t border-line py-5">
        <a href={callLink} className={linkStyle}>
          {call.label}
        </a>
      </Way>
      <Way {...questions} icon={CircleHelp} place="border-t border-line py-5">
        <a href={questions.link.to} className={linkStyle}>
          {questions.link.label}
        </a>
      </Way>
      <Way {...mail} icon={Mail} place="border-t border-line pt-5">
        <a href={`mailto:${contactEmail}`} className={`${linkStyle} break-all`}>
          {contactEmail}
        </a>
      </Way>
    </aside>
  )
}

type WayProps = { title: string; text: string; icon: typeof Mail; place: string; children: ReactNode }

function Way({ title, text, icon: Icon, place, children }: WayProps) {
  return (
    <div className={place}>
      <Icon aria-hidden className="size-6 text-pine" strokeWidth={1.6} />
      <h3 className="mt-2 text-lg">{title}</h3>
      <p className="mt-1 text-soft">{text}</p>
      {children}
    </div>
  )
}
