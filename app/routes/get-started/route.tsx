import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import {
  afterSending,
  fromDemo,
  fromDraft,
  getStartedHelp,
  getStartedPage,
  notices,
} from '~/content/enquiry-pages'
import { packages, packageTitles } from '~/content/packages'
import { pages } from '~/content/pages'
import { quiz } from '~/content/quiz'
import { showroom } from '~/content/showroom'
import { dislikeTerm, hostingNote, paymentTerm } from '~/content/terms'
import { initialValues } from '~/forms/form'
import { noPackage, packageName } from '~/forms/package-name'
import { projectForm } from '~/forms/project'
import { startDay, startPlan } from '~/offers/start-plan'
import { neverCached, neverStored, pageLoader } from '~/platform/page-loader.server'
import { answerIds, keepAnswers, summary } from '~/quiz/quiz'
import { draftSummary } from '~/showroom/draft/draft-summary'
import { draftNames, draftSearch, readDraft } from '~/showroom/draft/read-draft'
import { fill } from '~/ui/fill'
import { EnquiryPage, NextSteps } from '~/ui/form/enquiry-page'
import { ChosenPackage, PackageChoice } from './package'
import type { PageHandle } from '~/ui/layout/page-handle'
import { TextLink } from '~/ui/text-link'
import { pageMeta } from '~/routes/shared/page-meta.server'
import { formAction } from '~/routes/shared/submit-form.server'

export const handle: PageHandle = { script: 'router' }

export { headers, meta } from '~/routes/shared/head'

const declared = {
  package: [...Object.keys(packageTitles), ...Object.values(packageTitles)],
  ...answerIds,
  trade: showroom.map(({ id }) => id),
  ...Object.fromEntries(draftNames.map((name) => [name, neverStored])),
  receipt: neverCached,
  sent: neverStored,
}

export const loader = pageLoader(
  declared,
  async ({ search, context }) => {
    const receipt = await context.readReceipt(projectForm, search)
    const demo = showroom.find(({ id }) => id === search.get('trade'))
    const { draft, errors } = readDraft(search)
    const isDraft = demo && Object.keys(errors).length === 0
    const from = demo ? `&trade=${demo.id}${isDraft ? `&${draftSearch(draft)}` : ''}` : ''
    return {
      meta: pageMeta(pages.getStarted, context, { isIndexed: receipt.kind === 'none' }),
      titles: packageTitles,
      offers: packages.map(({ title, price, timeline, features, page, ctaLink }) => ({
        title,
        price,
        timeline,
        features: Object.keys(features),
        page,
        to: keepAnswers(`${ctaLink}${from}`, search),
        plan: startPlan(context.now(), timeline),
      })),
      ...(isDraft
        ? { details: draftSummary(demo, draft, context.siteUrl), note: fromDraft.note }
        : prefilled(summary(search), demo)),
      receipt,
      words: getStartedPage,
      after: receipt.kind === 'given' ? afterSending : null,
      contactEmail: context.contactEmail,
    }
  },
  startDay,
)

export const action = formAction(projectForm)

export { clientAction, clientLoader, shouldRevalidate } from '~/ui/form/send-by-script'

export default function GetStartedPage() {
  const { titles, offers, details, words, ...page } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const named = new URLSearchParams(useLocation().search).get('package')
  // A form that came back without script may name another package than the address.
  const chosen = packageName(reply?.values['package'] ?? named, titles)
  const offer = offers.find(({ title }) => title === chosen)
  const isSent = !reply && page.receipt.kind === 'given'
  const { selected, unselected, sent, lead, choice } = words
  return (
    <EnquiryPage
      {...page}
      title={chosen !== noPackage ? fill(selected, { package: chosen }) : isSent ? sent : unselected}
      lead={lead}
      form={projectForm}
      initial={initialValues(projectForm, { package: chosen, details })}
      reply={reply}
      words={notices}
      choice={<PackageChoice {...choice} chosen={chosen} offers={offers} />}
      aside={offer && <ChosenPackage {...offer} words={words} />}
      help={
        import.meta.env.SSR ? (
          <div className="*:not-last:mb-6">
            <NextSteps {...getStartedHelp.steps} />
            <p>{`${hostingNote} ${paymentTerm.text} ${dislikeTerm.text}`}</p>
            <TextLink {...getStartedHelp.questions} />
          </div>
        ) : null
      }
    />
  )
}

/** The details that the quiz or a demo website leads here with, and a note that says so. */
function prefilled(answers: string, demo: (typeof showroom)[number] | undefined) {
  if (answers) return { details: answers, note: quiz.summary.note }
  if (!demo) return { details: '' }
  const { details, note } = fromDemo
  return { details: fill(details, { trade: demo.trade, client: demo.client }), note }
}
