import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { packageStep } from '~/content/next-steps'
import ownersSide from '~/content/owners-side.json' with { type: 'json' }
import { packageTexts } from '~/content/package-pages'
import { packages, packageWords } from '~/content/packages'
import { packagePages } from '~/content/pages'
import { termsOf } from '~/content/terms'
import { picture } from '~/pictures/picture.server'
import { pageLoader } from '~/platform/page-loader.server'
import { ButtonLink, TextLink } from '~/ui/links'
import type { PageHandle } from '~/ui/layout/page-handle'
import { CostTable } from './cost-table'
import packageStyles from './package.css?inline'
import { FeatureList } from '~/ui/sections/feature-list'
import { Chapter, Page } from '~/ui/sections/page'
import { Terms } from '~/ui/sections/terms'
import { unbroken } from '~/ui/unbroken'
import { DemoCard } from '~/routes/shared/demo-card'
import { demoCard } from '~/routes/shared/demo-card.server'
import { OwnersSide } from '~/routes/shared/owners-side'
import { ownersSides } from '~/routes/shared/owners-side.server'
import { fill } from '~/content/fill'
import { pageMeta } from '~/routes/shared/page-meta.server'
import { service } from '~/routes/shared/structured-data.server'

export const handle: PageHandle = { styles: packageStyles }

export { meta } from '~/routes/shared/head'

const declared = { paths: packagePages.map(({ path }) => path) }

export const loader = pageLoader(declared, ({ params, context }) => {
  const index = packages.findIndex(({ page }) => page === `/launch/${params.package}`)
  const offer = packages[index]
  const page = packagePages[index]
  if (!offer || !page) throw data(null, { status: 404 })
  const { demo, drawing, ...text } = packageTexts[offer.id]
  return {
    ...text,
    meta: pageMeta(page, context, {
      structuredData: [service(context.siteUrl, [{ ...offer, description: text.intro }])],
    }),
    offer,
    demo: demoCard(demo),
    side: ownersSides[offer.id],
    terms: termsOf(packages.slice(0, index + 1)),
    drawing: picture(drawing),
  }
})

export default function PackagePage() {
  const { offer, demo, side, drawing, ...page } = useLoaderData<typeof loader>()
  return (
    <Page
      title={page.headline}
      intro={page.intro}
      picture={drawing}
      step={packageStep(offer)}
      above={
        <p className="mb-2 flex flex-wrap items-baseline gap-x-2">
          <span className="price text-2xl">{offer.price}</span>{' '}
          <span className="whitespace-nowrap text-soft">{offer.timeline}</span>
        </p>
      }
      actions={
        <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ButtonLink variant="loud" label={offer.cta} to={offer.ctaLink} />{' '}
          <ButtonLink variant="quiet" {...packageWords.compare} />
          <p className="w-full font-semibold">{packageWords.refund}</p>
        </div>
      }
    >
      <Chapter title={fill(packageWords.demo, offer)}>
        <DemoCard {...demo} sizes="(width < 64rem) calc(100vw - 2.5rem), 58rem" />
      </Chapter>
      <Chapter title={page.plan.title}>
        <ol className="day-strip">
          {Object.entries(page.plan.steps).map(([days, work]) => (
            <li
              key={days}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 first:border-t-0 first:pt-0 sm:grid-cols-[9rem_1fr] sm:items-baseline"
            >
              <p className="font-display text-lg font-bold">{days}</p>
              <p className="max-w-read">{unbroken(work)}</p>
            </li>
          ))}
        </ol>
        <p className="border-t border-line pt-4 text-soft">{page.plan.note}</p>
      </Chapter>
      <Chapter title={packageWords.contents}>
        <p className="mb-3 text-soft">{fill(packageWords.meaning, offer)}</p>
        <FeatureList
          first={offer.contains}
          features={Object.keys(offer.features)}
          meanings={offer.features}
        />
        <p className="mt-3 max-w-read text-soft">{packageWords.session}</p>
        <TextLink {...packageWords.doubt} />
      </Chapter>
      <Chapter title={packageWords.cost}>
        <CostTable offers={[offer]} />
        <details className="fold unfolded mt-2 md:mt-8">
          <summary className="min-h-11 cursor-pointer font-semibold">{packageWords.terms}</summary>
          <Terms terms={page.terms} className="border-t border-line" />
        </details>
      </Chapter>
      <Chapter title={ownersSide.title}>
        <OwnersSide {...side} />
      </Chapter>
      <Chapter title={packageWords.asks}>
        <ul>
          {page.asks.map((need) => (
            <li key={need} className="border-b border-line py-2.5 first:pt-0">
              {unbroken(need)}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={packageWords.fits}>
        <p className="max-w-read text-lg">{unbroken(page.fits)}</p>
      </Chapter>
    </Page>
  )
}
