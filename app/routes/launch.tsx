import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { benefits } from '~/content/benefits'
import { differences } from '~/content/comparison'
import { getStartedPage } from '~/content/enquiry-pages'
import { launch } from '~/content/launch'
import { nextSteps } from '~/content/next-steps'
import { ownerDecisions } from '~/content/owner-decisions'
import { packageCard, packages } from '~/content/packages'
import { pages } from '~/content/pages'
import { callsToAction } from '~/content/site'
import { periods, runningCost } from '~/offers/running-cost'
import { pageLoader } from '~/page-loader.server'
import { ButtonLink } from '~/ui/button-link'
import { fill } from '~/ui/fill'
import { Benefits } from '~/ui/sections/benefits'
import { Comparison } from '~/ui/sections/comparison'
import { NextStep } from '~/ui/sections/next-step'
import { PackageGrid } from '~/ui/sections/package-card'
import { RunningCost } from '~/ui/sections/running-cost'
import { TextLink } from '~/ui/text-link'
import { pageMeta } from './page-meta.server'
import { graph, service } from './structured-data.server'

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

const declared = { package: packages.map(({ id }) => id), months: periods.map(String) }

export const loader = pageLoader(declared, ({ search, context }) => {
  const offers = packages.map(({ title, price }) => `${title} ${price}`).join(', ')
  const description = fill(pages.launch.description, { offers })
  const [first, ...others] = packages
  const chosen = packages.find(({ id }) => id === search.get('package')) ?? first
  const period = periods.find((months) => String(months) === search.get('months')) ?? periods[0]
  return {
    ...launch,
    meta: pageMeta(pages.launch, context, { description, structuredData: graph(service(context.siteUrl)) }),
    note: fill(launch.note, {
      package: first.title,
      others: others.map(({ timeline }) => timeline).join(' and '),
    }),
    offers: packages,
    differences,
    cost: {
      words: launch.cost,
      periods,
      chosen: { id: chosen.id, title: chosen.title, period },
      cost: runningCost(chosen, period, ownerDecisions),
      changes: ownerDecisions.changes,
    },
    benefits: { ...benefits, link: { ...benefits.link, to: '#packages' } },
  }
})

export default function LaunchPage() {
  const { title, note, lead, offers, cost, ...page } = useLoaderData<typeof loader>()
  const { price, timeline } = getStartedPage.offer
  return (
    <>
      <div className="mx-auto max-w-site px-5 py-8 md:px-8 md:py-14">
        <h1 className="max-w-[20ch] text-3xl">{title}</h1>
        <p className="mt-4 max-w-read text-soft">{note}</p>
        <p className="mt-4 max-w-read text-lg max-sm:hidden">{lead}</p>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ButtonLink voice="loud" label={offers[0].cta} to={offers[0].ctaLink} />
          <ButtonLink voice="quiet" {...page.compareLink} />
        </div>
        <section aria-labelledby="packages" className="mt-14">
          <h2 id="packages" className="sr-only">
            {page.packages}
          </h2>
          <PackageGrid offers={offers} words={packageCard} />
        </section>
        <section className="mt-16 flex flex-col gap-6 bg-sand p-6 md:flex-row md:items-center md:justify-between md:p-10">
          <div>
            <h2 className="text-xl">{page.quiz.title}</h2>
            <p className="mt-2 text-soft">{page.quiz.text}</p>
          </div>
          <ButtonLink voice="loud" {...callsToAction.quiz} />
        </section>
        <div className="mt-20 space-y-20">
          <Comparison
            {...page.compare}
            undecided={cost.words.undecided}
            words={{ price, timeline }}
            offers={offers}
            differences={page.differences}
          />
          <RunningCost {...cost} offers={offers} />
          <p>
            <TextLink {...page.questions} />
          </p>
        </div>
      </div>
      <Benefits {...page.benefits} />
      <NextStep {...nextSteps.launch} />
    </>
  )
}
