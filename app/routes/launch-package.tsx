import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { startWith } from '~/content/next-steps'
import { packageTexts, packageWords } from '~/content/package-pages'
import { packages } from '~/content/packages'
import { packagePages } from '~/content/pages'
import { showroom } from '~/content/showroom'
import { ButtonLink } from '~/ui/button-link'
import { Chapter } from '~/ui/chapter'
import { ExhibitCard } from '~/ui/sections/exhibit-card'
import { NextStep } from '~/ui/sections/next-step'
import { FeatureList } from '~/ui/sections/feature-list'
import { exhibitCard } from './exhibit.server'
import { pageMeta } from './page-meta.server'
import { graph, service } from './structured-data.server'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export function loader({ params, context }: LoaderFunctionArgs) {
  const place = packages.findIndex(({ page }) => page === `/launch/${params.package}`)
  const offer = packages[place]
  const page = packagePages[place]
  if (!offer || !page) throw data(null, { status: 404 })
  const { demo, ...text } = packageTexts[offer.id]
  const exhibit = showroom.find(({ id }) => id === demo)!
  return {
    ...text,
    meta: pageMeta(page, context, {
      structuredData: graph(service(context.siteUrl, [{ ...offer, description: text.lead }])),
    }),
    words: packageWords,
    offer,
    exhibit: exhibitCard(exhibit),
    step: startWith(offer),
  }
}

export default function PackagePage() {
  const { words, offer, exhibit, step, ...page } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="mx-auto max-w-site px-5 pt-8 pb-16 md:px-8 md:pt-14 md:pb-20">
        <header>
          <p className="flex flex-wrap items-baseline gap-x-4">
            <span className="price text-2xl">{offer.price}</span>
            <span className="text-soft">{offer.timeline}</span>
          </p>
          <h1 className="mt-2 max-w-[18ch] text-3xl">{page.headline}</h1>
          <p className="mt-5 max-w-read text-lg text-soft">{page.lead}</p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <ButtonLink voice="loud" label={offer.cta} to={offer.ctaLink} />
            <ButtonLink voice="quiet" {...words.compare} />
          </div>
        </header>
        <Chapter title={page.plan.title}>
          <ol className="day-strip">
            {page.plan.steps.map(({ days, work }) => (
              <li
                key={days}
                className="grid gap-x-8 gap-y-1 border-t border-line py-4 first:border-t-0 first:pt-0 sm:grid-cols-[8rem_1fr]"
              >
                <p className="font-display text-lg font-bold">{days}</p>
                <p className="max-w-read">{work}</p>
              </li>
            ))}
          </ol>
          <p className="mt-2 max-w-read border-l-4 border-accent pl-4 text-soft">{page.plan.note}</p>
        </Chapter>
        <Chapter title={words.contents}>
          <FeatureList features={offer.features} className="max-w-read" />
        </Chapter>
        <Chapter title={page.asks.title}>
          <ul className="max-w-read border-t border-line">
            {page.asks.list.map((point) => (
              <li key={point} className="border-b border-line py-2.5">
                {point}
              </li>
            ))}
          </ul>
        </Chapter>
        <Chapter title={page.fits.title}>
          <p className="max-w-read text-lg">{page.fits.text}</p>
        </Chapter>
        <Chapter title={page.demoTitle}>
          <div className="max-w-3xl">
            <ExhibitCard {...exhibit} sizes="(width < 64rem) calc(100vw - 2.5rem), 48rem" />
          </div>
        </Chapter>
      </div>
      <NextStep {...step} />
    </>
  )
}
