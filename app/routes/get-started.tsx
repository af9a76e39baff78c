import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { getStartedPage, notices } from '~/content/enquiry-pages'
import { packages, packageTitles } from '~/content/packages'
import { pages } from '~/content/pages'
import { quiz } from '~/content/quiz'
import { initialValues } from '~/forms/form'
import { noPackage, packageName } from '~/forms/package-name'
import { projectForm } from '~/forms/project'
import { neverCached, pageLoader } from '~/page-loader.server'
import { answerIds, keepAnswers, summary } from '~/quiz/quiz'
import { fill } from '~/ui/fill'
import { EnquiryForm } from '~/ui/form/enquiry-form'
import type { PageHandle } from '~/ui/layout/page-handle'
import { pageMeta } from './page-meta.server'

export const handle: PageHandle = { script: 'router' }

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export { passOnHeaders as headers } from './pass-on-headers'

const declared = {
  package: [...Object.keys(packageTitles), ...Object.values(packageTitles)],
  ...answerIds,
  receipt: neverCached,
  sent: neverCached,
}

export const loader = pageLoader(declared, async ({ search, context }) => {
  const chosen = packageName(search.get('package'), packageTitles)
  const details = summary(search)
  const others = packages
    .filter(({ title }) => title !== chosen)
    .map(({ title, price, ctaLink }) => ({ title, price, to: keepAnswers(ctaLink, search) }))
  const receipt = await context.readReceipt(projectForm, search)
  return {
    meta: pageMeta(pages.getStarted, context, { isIndexed: receipt.kind === 'none' }),
    chosen,
    others,
    details,
    prefilled: details ? quiz.summary.note : null,
    receipt,
    contactEmail: context.contactEmail,
  }
})

export function action({ request, context }: ActionFunctionArgs) {
  return context.submit(projectForm, request)
}

export {
  sendByScript as clientAction,
  revalidateUnlessKept as shouldRevalidate,
} from '~/ui/form/send-by-script'

export default function GetStartedPage() {
  const { chosen, others, details, prefilled, receipt, contactEmail } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const { lead, choose, change, steps } = getStartedPage
  const isChosen = chosen !== noPackage
  const isSent = receipt.kind === 'given'
  const headlineRef = useFocusOnChoice(chosen)
  return (
    <div className="mx-auto max-w-site px-5 py-14 md:px-8 md:py-20">
      <h1 ref={headlineRef} tabIndex={-1} className="max-w-[18ch] text-3xl">
        {heading(chosen, isSent)}
      </h1>
      {!isSent && <p className="mt-6 max-w-read text-lg text-soft">{lead}</p>}
      {!isSent && prefilled && <p className="mt-4 max-w-read font-semibold">{prefilled}</p>}
      <div className="mt-12 grid items-start gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <EnquiryForm
            form={projectForm}
            initial={initialValues(projectForm, { package: chosen, details })}
            reply={reply}
            receipt={receipt}
            words={notices}
            contactEmail={contactEmail}
          />
        </div>
        <div className="space-y-10 lg:col-span-5">
          {!isSent && <PackageChoice title={isChosen ? change : choose} offers={others} />}
          <NextSteps {...steps} />
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

/** The chosen package leaves the list of the others, and takes the focus along. */
function useFocusOnChoice(chosen: string) {
  const headlineRef = useRef<HTMLHeadingElement>(null)
  const shown = useRef(chosen)
  useEffect(() => {
    if (shown.current === chosen) return
    shown.current = chosen
    if (document.activeElement === document.body) headlineRef.current?.focus({ preventScroll: true })
  }, [chosen])
  return headlineRef
}

type PackageChoiceProps = { title: string; offers: { title: string; price: string; to: string }[] }

function PackageChoice({ title, offers }: PackageChoiceProps) {
  return (
    <section aria-labelledby="choice" className="bg-sand p-6 md:p-8">
      <h2 id="choice" className="text-lg">
        {title}
      </h2>
      <ul className="mt-4 border-t border-line">
        {offers.map((offer) => (
          <li key={offer.to} className="border-b border-line">
            <Link
              to={offer.to}
              className="flex min-h-12 items-center justify-between gap-4 font-semibold underline-offset-4 hover:text-accent-text hover:underline"
            >
              {offer.title}
              <span className="font-display">{offer.price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NextSteps({ title, list }: { title: string; list: readonly string[] }) {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-lg">
        {title}
      </h2>
      <ol className="mt-4 border-t border-line">
        {list.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.5rem_1fr] border-b border-line py-3.5">
            <span className="font-display font-bold text-accent-text">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
