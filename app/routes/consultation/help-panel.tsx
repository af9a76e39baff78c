import { CircleHelp, Mail, Phone, Timer } from 'lucide-react'
import { consultationHelp } from '~/content/enquiry-pages'
import type { SiteLink } from '~/content/site'
import { textLinkStyle } from '~/ui/links'

export function HelpPanel({ contactEmail }: { contactEmail: string }) {
  const { title, quiz, call, questions, mail } = consultationHelp
  const callLink = `mailto:${contactEmail}?subject=${encodeURIComponent(call.subject)}&body=${encodeURIComponent(call.body.replaceAll('\n', '\r\n'))}`
  return (
    <aside aria-labelledby="help" className="bg-sand p-6 md:p-8">
      <h2 id="help" className="text-xl">
        {title}
      </h2>
      <Way {...quiz} icon={Timer} className="mt-6 py-5" />
      <Way {...call} icon={Phone} className="py-5" link={{ label: call.label, to: callLink }} />
      <Way {...questions} icon={CircleHelp} className="py-5" />
      <Way
        {...mail}
        icon={Mail}
        className="pt-5 [&>a]:break-all"
        link={{ label: contactEmail, to: `mailto:${contactEmail}` }}
      />
    </aside>
  )
}

type WayProps = { title: string; text: string; icon: typeof Mail; className: string; link: SiteLink }

function Way({ title, text, icon: Icon, className, link }: WayProps) {
  return (
    <div className={`border-t border-line ${className}`}>
      <Icon aria-hidden className="size-6 text-pine" strokeWidth={1.6} />
      <h3 className="mt-2 text-lg">{title}</h3>
      <p className="mt-1 text-soft">{text}</p>
      <a href={link.to} className={`mt-1 ${textLinkStyle}`}>
        {link.label}
      </a>
    </div>
  )
}
