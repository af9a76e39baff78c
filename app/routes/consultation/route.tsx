import { useActionData, useLoaderData } from '@remix-run/react'
import { cleanQuestion } from '~/assistant/question-text'
import { afterSending, consultationHelp, consultationPage, handedOverMessage } from '~/content/enquiry-pages'
import { pages } from '~/content/pages'
import { consultationForm } from '~/forms/registry'
import { initialValues } from '~/forms/form'
import { neverCached, neverStored, pageLoader } from '~/platform/page-loader.server'
import { fill } from '~/ui/fill'
import { EnquiryPage, NextSteps } from '~/routes/shared/enquiry-page'
import { HelpPanel } from './help-panel'
import type { PageHandle } from '~/ui/layout/page-handle'
import { pageMeta } from '~/routes/shared/page-meta.server'
import { formAction } from '~/routes/shared/submit-form.server'

export const handle: PageHandle = { script: 'router' }

export { headers, meta } from '~/routes/shared/head'

const declared = { question: neverStored, receipt: neverCached, sent: neverStored }

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
      initial={initialValues(consultationForm, { message })}
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
