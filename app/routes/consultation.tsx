import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { cleanQuestion } from '~/assistant/question-text'
import { afterSending, consultationPage, handedOverMessage, notices } from '~/content/enquiry-pages'
import { pages } from '~/content/pages'
import { whatToGather } from '~/content/what-to-gather'
import { consultationForm } from '~/forms/consultation'
import { initialValues } from '~/forms/form'
import { EnquiryForm } from '~/ui/form/enquiry-form'
import { HelpPanel } from '~/ui/form/help-panel'
import { NextSteps } from '~/ui/form/next-steps'
import { AfterSending } from '~/ui/form/success'
import { neverCached, neverStored, pageLoader } from '~/page-loader.server'
import { fill } from '~/ui/fill'
import type { PageHandle } from '~/ui/layout/page-handle'
import { ServerPart } from '~/ui/layout/server-part'
import { pageMeta } from './page-meta.server'

export const handle: PageHandle = { script: 'router' }

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export { passOnHeaders as headers } from './pass-on-headers'

const declared = { question: neverStored, receipt: neverCached, sent: neverStored }

export const loader = pageLoader(declared, async ({ search, context }) => {
  const receipt = await context.readReceipt(consultationForm, search)
  const question = cleanQuestion(search.get('question') ?? '')
  const head = pageMeta(pages.consultation, context, { isIndexed: receipt.kind === 'none' && !question })
  return {
    title: consultationPage.title,
    lead: consultationPage.lead,
    meta: head,
    message: question && fill(handedOverMessage, { question }),
    receipt,
    after: receipt.kind === 'given' ? { ...afterSending.consultation, gather: whatToGather } : null,
    contactEmail: context.contactEmail,
  }
})

export function action({ request, context }: ActionFunctionArgs) {
  return context.submit(consultationForm, request)
}

export {
  sendByScript as clientAction,
  revalidateUnlessKept as shouldRevalidate,
} from '~/ui/form/send-by-script'

export default function ConsultationPage() {
  const { title, lead, message, receipt, after, contactEmail } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const isSent = !reply && receipt.kind === 'given'
  // Hidden once the form is sent; a page that opened on the success box has none.
  const [hadForm] = useState(!isSent)
  return (
    <div className="mx-auto max-w-site px-5 py-10 md:px-8 md:py-16">
      <h1 className="max-w-[16ch] text-3xl">{title}</h1>
      {!isSent && <p className="mt-5 max-w-read text-lg text-soft">{lead}</p>}
      <div className="mt-10 grid items-start gap-x-gutter gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <EnquiryForm
            form={consultationForm}
            initial={initialValues(consultationForm, { message })}
            reply={reply}
            receipt={receipt}
            words={notices}
            contactEmail={contactEmail}
          />
          {isSent && after && <AfterSending {...after} contactEmail={contactEmail} />}
        </div>
        {hadForm && (
          <ServerPart as="div" className="space-y-10 lg:col-span-5" hidden={isSent}>
            {import.meta.env.SSR ? (
              <>
                <NextSteps {...consultationPage.steps} />
                <HelpPanel {...consultationPage.help} contactEmail={contactEmail} />
              </>
            ) : null}
          </ServerPart>
        )}
      </div>
    </div>
  )
}
