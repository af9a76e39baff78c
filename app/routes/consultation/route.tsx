import { useActionData, useLoaderData } from '@remix-run/react'
import { CircleHelp, Mail, Phone, Timer } from 'lucide-react'
import { cleanQuestion } from '~/assistant/question-text'
import { afterSending, consultationHelp, consultationPage, handedOverMessage } from '~/content/enquiry-pages'
import { pages } from '~/content/pages'
import { consultationForm } from '~/forms/registry'
import { neverStored, pageLoader } from '~/platform/page-loader.server'
import { fill } from '~/content/fill'
import { textLinkStyle } from '~/ui/links'
import { EnquiryPage, NextSteps } from '~/routes/shared/enquiry-page'
import type { PageHandle } from '~/ui/layout/page-handle'
import { pageMeta } from '~/routes/shared/page-meta.server'
import { formAction } from '~/routes/shared/submit-form.server'

export const handle: PageHandle = { script: 'router' }

export { headers, meta } from '~/routes/shared/head'

const declared = { search: { question: neverStored, receipt: neverStored, sent: neverStored } }

export const loader = pageLoader(declared, async ({ search, context }) => {
  const receipt = await context.readReceipt(consultationForm, search)
  const question = cleanQuestion(search.get('question') ?? '')
  return {
    meta: pageMeta(pages.consultation, context, { isIndexed: receipt.kind === 'none' && !question }),
    message: question && fill(handedOverMessage, { question }),
    receipt,
    title: receipt.kind === 'given' ? consultationPage.sent : consultationPage.title,
    intro: consultationPage.intro,
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
  const ways = [
    { ...quiz, Icon: Timer },
    { ...call, Icon: Phone, link: { label: call.label, to: callLink } },
    { ...questions, Icon: CircleHelp },
    { ...mail, Icon: Mail, link: { label: contactEmail, to: `mailto:${contactEmail}` } },
  ]
  return (
    <aside aria-labelledby="help" className="bg-sand p-6 md:p-8">
      <h2 id="help" className="mb-4 text-xl">
        {title}
      </h2>
      {ways.map(({ title: way, text, Icon, link }) => (
        <div key={way} className="border-t border-line py-3 last:pb-0">
          <h3 className="flex items-center gap-3 text-lg">
            <Icon aria-hidden className="size-6 text-pine" strokeWidth={1.6} />
            {way}
          </h3>
          <p className="mt-1 text-soft">{text}</p>
          <a href={link.to} className={`wrap-anywhere ${textLinkStyle}`}>
            {link.label}
          </a>
        </div>
      ))}
    </aside>
  )
}
