import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { benefits } from '~/content/benefits'
import { launch } from '~/content/launch'
import { nextSteps } from '~/content/next-steps'
import { packages, packageWords } from '~/content/packages'
import { pages } from '~/content/pages'
import { callsToAction } from '~/content/site'
import { picture } from '~/pictures/picture.server'
import partStyles from '~/styles/components.css?inline'
import { ButtonLink } from '~/ui/button-link'
import { fill } from '~/ui/fill'
import type { PageHandle } from '~/ui/layout/page-handle'
import { Benefits } from '~/ui/sections/benefits'
import { Comparison } from './comparison'
import { CostTable } from './cost-table'
import { NextStep } from '~/ui/sections/next-step'
import { PackageGrid } from '~/ui/sections/package-card'
import { PageHead } from '~/ui/sections/page-head'
import { Terms } from '~/ui/sections/terms'
import { TextLink } from '~/ui/text-link'
import { unbroken } from '~/ui/unbroken'
import { pageMeta } from '~/routes/shared/page-meta.server'
import { graph, service } from '~/routes/shared/structured-data.server'

export const handle: PageHandle = { styles: partStyles }

export { meta } from '~/routes/shared/head'

export function loader({ context }: LoaderFunctionArgs) {
  const offers = packages.map(({ title, price }) => `${title} ${price}`).join(', ')
  const description = fill(pages.launch.description, { offers })
  const structuredData = graph(service(context.siteUrl))
  return {
    meta: pageMeta(pages.launch, context, { description, structuredData }),
    drawing: picture('pages/launch'),
  }
}

export default function LaunchPage() {
  const { drawing } = useLoaderData<typeof loader>()
  const { title, note, lead, compareLink, quiz, compare, questions } = launch
  const [first, ...others] = packages
  const timelines = others.map(({ timeline }) => timeline).join(' and ')
  return (
    <>
      <div className="mx-auto max-w-site px-5 py-8 md:px-8 md:py-14">
        <PageHead picture={drawing}>
          <h1 className="max-w-[13.3em] text-3xl">{title}</h1>
          <p className="mt-4 max-w-read text-soft">
            {unbroken(fill(note, { package: first.title, others: timelines }))}
          </p>
          <p className="mt-4 max-w-read text-lg max-sm:hidden">{unbroken(lead)}</p>
          <div className="mt-6 flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:flex-wrap">
            <ButtonLink variant="quiet" label={first.cta} to={first.ctaLink} /> <TextLink {...compareLink} />
          </div>
        </PageHead>
        <section aria-labelledby="packages" className="mt-20">
          <h2 id="packages" className="sr-only">
            {launch.packages}
          </h2>
          <PackageGrid offers={packages} words={packageWords} />
        </section>
        <section className="mt-16 flex flex-col gap-6 bg-sand p-6 md:flex-row md:items-center md:justify-between md:p-10">
          <div>
            <h2 className="text-xl">{quiz.title}</h2>
            <p className="mt-2 text-soft">{quiz.text}</p>
          </div>
          <ButtonLink variant="dark" {...callsToAction.quiz} />
        </section>
        <div className="mt-20 *:not-last:mb-20">
          <Comparison {...compare} offers={packages} />
          <Cost {...launch.cost} />
          <p>
            <TextLink {...questions} />
          </p>
        </div>
      </div>
      <Benefits {...benefits} />
      <NextStep {...nextSteps.launch} />
    </>
  )
}

function Cost({ title, table, terms }: (typeof launch)['cost']) {
  return (
    <section id="cost" aria-labelledby="cost-title" className="grid gap-x-gutter gap-y-8 lg:grid-cols-12">
      <h2 id="cost-title" className="text-2xl lg:sticky lg:top-24 lg:col-span-5 lg:self-start">
        {title}
      </h2>
      <div className="lg:col-span-7">
        <CostTable {...table} offers={packages} />
        <Terms terms={terms} className="mt-8 border-t border-line" />
      </div>
    </section>
  )
}
