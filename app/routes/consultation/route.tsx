import { useActionData, useLoaderData } from '@remix-run/react'
import { CircleHelp, Mail, Phone, Timer } from 'lucide-react'
import { cleanQuestion } from '~/assistant/question-text'
import { afterSending, consultationHelp, consultationPage, handedOverMessage } from '~/content/enquiry-pages'
import { pages } from '~/content/pages'
import type { SiteLink } from '~/content/site'
import { consultationForm } from '~/forms/registry'
import { neverStored, pageLoader } from '~/platform/page-loader.server'
import { fill } from '~/ui/fill'
import { textLinkStyle } from '~/ui/links'
import { EnquiryPage, NextSteps } from '~/routes/shared/enquiry-page'
import type { PageHandle } from '~/ui/layout/page-handle'
import { pageMeta } from '~/routes/shared/page-meta.server'
import { formAction } from '~/routes/shared/submit-form.server'

export const handle: PageHandle = { script: 'router' }

export { headers, meta } from '~/routes/shared/head'

const declared = { question: neverStored, receipt: neverStored, sent: neverStored }

export const loader = pageLoader(declared, async ({ search, context }) => {
  const receipt = await context.readReceipt(consultationForm, search)
  const question = cleanQuestion(search.get('question') ?? '')
  return {
    meta: pageMeta(pages.consultation, context, { isIndexed: receipt.kind === 'none' && !question }),
    message: question && fill(handedOverMessage, { question }),
    receipt,
    title: receipt.kind === 'given' ? consultationPage.sent : consultationPage.title,
    lead: consultationPage.lead,
    after: receipt.kind === 'given' ? afterSending : null,
    contactEmail: context.contactEmail,
  }
})

export const action = formAction(consultationForm)

export { clientAction, clientLoader, shouldRevalidate } from '~/ui/form/send-by-script'

export default function ConsultationPage() {
  const { message, ...page } = useLoaderData<typeof loader>()
  return (
    <EnquiryPage
      {...page}
      form={consultationForm}
      initial={{ message }}
      reply={useActionData<typeof action>()}
      help={
        import.meta.env.SSR && (
          <>
            <NextSteps steps={consultationHelp.steps} />
            <HelpPanel contactEmail={page.contactEmail} />
          </>
        )
      }
    />
  )
}

function HelpPanel({ contactEmail }: { contactEmail: string }) {
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
