import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import {
  afterSending,
  demoDetails,
  getStartedPage,
  notices,
  projectSteps,
  questionsLink,
} from '~/content/enquiry-pages'
import { packages, packageTitles } from '~/content/packages'
import { pages } from '~/content/pages'
import { quiz } from '~/content/quiz'
import { showroom } from '~/content/showroom'
import { whatToGather } from '~/content/what-to-gather'
import { initialValues } from '~/forms/form'
import { noPackage, packageName } from '~/forms/package-name'
import { projectForm } from '~/forms/project'
import { startDay, startPlan } from '~/offers/start-plan'
import { neverCached, neverStored, pageLoader } from '~/page-loader.server'
import { answerIds, keepAnswers, summary } from '~/quiz/quiz'
import { fill } from '~/ui/fill'
import { ChosenPackage } from '~/ui/form/chosen-package'
import { EnquiryForm } from '~/ui/form/enquiry-form'
import { NextSteps } from '~/ui/form/next-steps'
import { PackageChoice } from '~/ui/form/package-choice'
import { AfterSending } from '~/ui/form/success'
import type { PageHandle } from '~/ui/layout/page-handle'
import { ServerPart } from '~/ui/layout/server-part'
import { TextLink } from '~/ui/text-link'
import { pageMeta } from './page-meta.server'

export const handle: PageHandle = { script: 'router' }

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export { passOnHeaders as headers } from './pass-on-headers'

const declared = {
  package: [...Object.keys(packageTitles), ...Object.values(packageTitles)],
  ...answerIds,
  trade: showroom.map(({ id }) => id),
  receipt: neverCached,
  sent: neverStored,
}

export const loader = pageLoader(
  declared,
  async ({ search, context }) => {
    const demo = showroom.find(({ id }) => id === search.get('trade'))
    const answers = summary(search)
    const details =
      answers || (demo ? fill(demoDetails.details, { trade: demo.trade, client: demo.client }) : '')
    const receipt = await context.readReceipt(projectForm, search)
    return {
      meta: pageMeta(pages.getStarted, context, { isIndexed: receipt.kind === 'none' }),
      named: packageName(search.get('package'), packageTitles),
      offers: packages.map(({ title, price, timeline, features, page, ctaLink }) => ({
        title,
        price,
        timeline,
        features,
        page,
        to: keepAnswers(demo ? `${ctaLink}&trade=${demo.id}` : ctaLink, search),
        plan: startPlan(context.now(), timeline),
      })),
      details,
      prefilled: answers ? quiz.summary.note : demo ? demoDetails.note : null,
      receipt,
      after: receipt.kind === 'given' ? { ...afterSending.project, gather: whatToGather } : null,
      contactEmail: context.contactEmail,
    }
  },
  startDay,
)

export function action({ request, context }: ActionFunctionArgs) {
  return context.submit(projectForm, request)
}

export {
  sendByScript as clientAction,
  revalidateUnlessKept as shouldRevalidate,
} from '~/ui/form/send-by-script'

export default function GetStartedPage() {
  const { named, offers, details, prefilled, receipt, after, contactEmail } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  // A form that came back without script may name another package than the address.
  const offer = offers.find(({ title }) => title === (reply?.values.package ?? named))
  const chosen = offer?.title ?? named
  const isSent = !reply && receipt.kind === 'given'
  // Hidden once the form is sent; a page that opened on the success box has none.
  const [hadForm] = useState(!isSent)
  const { lead, choice, plan, offer: offerWords } = getStartedPage
  return (
    <div className="mx-auto max-w-site px-5 py-10 md:px-8 md:py-16">
      <h1 className="max-w-[18ch] text-3xl">{heading(chosen, isSent)}</h1>
      {!isSent && <p className="mt-5 max-w-read text-lg text-soft">{lead}</p>}
      {!isSent && prefilled && <p className="mt-4 max-w-read font-semibold">{prefilled}</p>}
      <div className="mt-10 grid items-start gap-x-gutter gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <EnquiryForm
            form={projectForm}
            initial={initialValues(projectForm, { package: chosen, details })}
            reply={reply}
            receipt={receipt}
            words={notices}
            contactEmail={contactEmail}
            choice={<PackageChoice {...choice} chosen={chosen} offers={offers} />}
          />
          {isSent && after && <AfterSending {...after} contactEmail={contactEmail} />}
        </div>
        <div className="space-y-10 lg:col-span-5">
          {offer && <ChosenPackage {...offer} words={{ offer: offerWords, plan }} />}
          {hadForm && (
            <ServerPart as="div" className="space-y-6" hidden={isSent}>
              {import.meta.env.SSR ? (
                <>
                  <NextSteps {...projectSteps} />
                  <TextLink {...questionsLink} />
                </>
              ) : null}
            </ServerPart>
          )}
        </div>
      </div>
    </div>
  )
}

function heading(chosen: string, isSent: boolean): string {
  const { selected, unselected, sent: thanks } = getStartedPage
  if (chosen !== noPackage) return fill(selected, { package: chosen })
  return isSent ? thanks : unselected
}
