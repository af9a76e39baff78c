import { useActionData, useLoaderData, useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useState, type MouseEvent } from 'react'
import { afterSending, fromDemo, fromDraft, getStartedHelp, getStartedPage } from '~/content/enquiry-pages'
import { packages, packageTitles } from '~/content/packages'
import { pages } from '~/content/pages'
import { quiz } from '~/content/quiz'
import { draftPath, showroom, trades, type Trade } from '~/content/showroom'
import { orderTerms, termsLink } from '~/content/terms'
import { inputs } from '~/forms/form'
import { packageName } from '~/forms/package-name'
import { noPackage, projectForm } from '~/forms/registry'
import { startDay, startPlan } from './start-plan'
import { neverStored, pageLoader } from '~/platform/page-loader.server'
import { answerIds, keepAnswers, summary } from '~/quiz/quiz'
import type { Draft } from '~/showroom/draft/draft'
import { draftNames, draftSearch, readDraft } from '~/showroom/draft/read-draft'
import { openingSentence } from '~/showroom/draft/week'
import { fill } from '~/content/fill'
import { EnquiryPage, NextSteps } from '~/routes/shared/enquiry-page'
import type { PageHandle } from '~/ui/layout/page-handle'
import { Titled } from '~/ui/titled'
import { FeatureList } from '~/ui/sections/feature-list'
import { TextLink } from '~/ui/links'
import { Terms } from '~/ui/sections/terms'
import { pageMeta } from '~/routes/shared/page-meta.server'
import { formAction } from '~/routes/shared/submit-form.server'

export const handle: PageHandle = { script: 'router' }

export { headers, meta } from '~/routes/shared/head'

const declared = {
  version: startDay,
  search: {
    package: [...Object.keys(packageTitles), ...Object.values(packageTitles)],
    ...answerIds,
    trade: trades.map(({ id }) => id),
    ...Object.fromEntries(draftNames.map((name) => [name, neverStored])),
    receipt: neverStored,
    sent: neverStored,
  },
}

export const loader = pageLoader(declared, async ({ search, context }) => {
  const receipt = await context.readReceipt(projectForm, search)
  const trade = trades.find(({ id }) => id === search.get('trade'))
  const demo = showroom.find(({ id }) => id === trade?.id)
  const { draft, errors } = readDraft(search)
  const isDraft = trade && Object.keys(errors).length === 0
  const from = trade ? `&trade=${trade.id}${isDraft ? `&${draftSearch(draft)}` : ''}` : ''
  const answers = summary(search)
  const prefilled = isDraft
    ? { details: draftSummary(trade, draft, context.siteUrl), note: fromDraft.note }
    : answers
      ? { details: answers, note: quiz.summary.note }
      : { details: demo ? fill(fromDemo.details, demo) : '', note: demo && fromDemo.note }
  return {
    meta: pageMeta(pages.getStarted, context, { isIndexed: receipt.kind === 'none' }),
    titles: packageTitles,
    offers: packages.map(({ title, price, timeline, contains, features, page, ctaLink }) => ({
      title,
      price,
      timeline,
      contains,
      features: Object.keys(features),
      page,
      to: keepAnswers(`${ctaLink}${from}`, search),
      plan: startPlan(context.now(), timeline),
    })),
    ...prefilled,
    receipt,
    after: receipt.kind === 'given' ? afterSending : null,
    contactEmail: context.contactEmail,
  }
})

export const action = formAction(projectForm)

export { clientAction, clientLoader, shouldRevalidate } from '~/ui/form/send-by-script'

export default function GetStartedPage() {
  const { titles, offers, details, ...page } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const named = new URLSearchParams(useLocation().search).get('package')
  // Without script, a form that comes back may name another package than the URL.
  const chosen = packageName(reply?.values['package'] ?? named, titles)
  // A link may also name the package as its page does, such as `growth`.
  const ownPage = `/launch/${chosen.toLowerCase()}`
  const offer = offers.find((each) => each.title === chosen || each.page === ownPage)
  const isSent = !reply && page.receipt.kind === 'given'
  const { selected, unselected, sent, intro } = getStartedPage
  return (
    <EnquiryPage
      {...page}
      title={isSent ? sent : chosen !== noPackage ? fill(selected, { package: chosen }) : unselected}
      intro={intro}
      form={projectForm}
      initial={{ package: chosen, details }}
      reply={reply}
      choice={<PackageChoice chosen={offer} offers={offers} />}
      aside={offer && <ChosenPackage {...offer} />}
      help={
        import.meta.env.SSR && (
          <div className="*:not-last:mb-6">
            <NextSteps steps={getStartedHelp.steps} />
            <Terms terms={orderTerms} className="border-t border-line text-sm" />
            <p className="flex flex-wrap gap-x-6">
              <TextLink {...termsLink} /> <TextLink {...getStartedHelp.questions} />
            </p>
          </div>
        )
      }
    />
  )
}

function draftSummary(trade: Trade, draft: Draft, siteUrl: string): string {
  const prices = draft.things.map(({ name, price }) => `${name} ${price}`).join(', ')
  const open = openingSentence(draft.week).replaceAll('\u00a0', ' ')
  const url = `${siteUrl}${draftPath(trade)}?${draftSearch(draft)}`
  const kind = trade.id === 'other' ? '' : trade.trade
  const details = fill(fromDraft.details, { ...draft, trade: kind, prices, open, url })
  return details.replace(/^[^:\n]*: \n/gm, '')
}

type Offer = ReturnType<typeof useLoaderData<typeof loader>>['offers'][number]

/** Each button posts the form for a page with another package and the same entries. With script, it only changes the URL. */
function PackageChoice({ chosen, offers }: { chosen: Offer | undefined; offers: Offer[] }) {
  const navigate = useNavigate()
  const isPending = useNavigation().formMethod === 'POST'
  const [pressed, setPressed] = useState<Element | null>(null)
  const choose = (event: MouseEvent, to: string) => {
    event.preventDefault()
    setPressed(event.currentTarget)
    // Rendered at once, so that the effect below runs before the paint.
    void navigate(to, { flushSync: true })
  }
  // The pressed button stays at its place in the window, although the heading and the notice above change their height.
  const before = pressed?.getBoundingClientRect().top ?? 0
  useEffect(() => {
    if (pressed) scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: 'instant' })
  })
  return (
    <fieldset className="-mt-3 min-w-0">
      <legend className="text-sm text-soft">{chosen ? getStartedPage.choice : getStartedPage.unsure}</legend>
      <p role="status" className="sr-only">
        {chosen && `${chosen.title}, ${chosen.price}`}
      </p>
      <ul className="mt-3 border-t border-line">
        {offers.map((offer) => (
          <li key={offer.title} className="border-b border-line">
            <button
              type="submit"
              name={inputs.choice}
              value={offer.title}
              formAction="#choice"
              formNoValidate
              // A choice would abort the post that is under way.
              disabled={isPending}
              aria-pressed={offer === chosen}
              onClick={(event) => choose(event, offer.to)}
              className="group flex min-h-14 w-full flex-wrap items-center gap-x-4 px-3 py-2.5 text-left hover:bg-sand"
            >
              <span
                aria-hidden
                className="size-5 shrink-0 rounded-full border-2 border-edge group-aria-pressed:border-6 group-aria-pressed:border-pine"
              />
              <span className="grow basis-36 font-semibold">
                {`${offer.title} `}
                <span className="block text-sm font-normal text-soft">{offer.timeline}</span>
              </span>{' '}
              <span className="price text-lg">{offer.price}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const sheetStyle = 'bg-sand p-6 md:p-8'

function ChosenPackage({ title, price, contains, features, page, plan }: Offer) {
  const { offer, plan: dates } = getStartedPage
  return (
    <Titled id="chosen" title={fill(offer.title, { price })} titleClass="text-lg" className={sheetStyle}>
      <div className="mt-4 border-l-4 border-pine pl-4">
        <h3 className="font-text font-semibold tracking-normal">
          {`${dates.title} `}
          <span className="font-normal text-soft">{`(${dates.label})`}</span>
        </h3>
        <p className="mt-1">{fill(dates.sentence, plan)}</p>
        <p className="mt-1 text-sm text-soft">{dates.note}</p>
      </div>
      <FeatureList first={contains} features={features} className="mt-6" />
      <p className="mt-3">
        <TextLink label={fill(offer.more, { package: title })} to={page} />
      </p>
    </Titled>
  )
}
