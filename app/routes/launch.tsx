import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { benefits } from '~/content/benefits'
import { launch } from '~/content/launch'
import { packages } from '~/content/packages'
import { pages } from '~/content/pages'
import { callsToAction } from '~/content/site'
import { ButtonLink } from '~/ui/button-link'
import { fill } from '~/ui/fill'
import { Benefits } from '~/ui/sections/benefits'
import { PackageGrid } from '~/ui/sections/package-card'
import { pageMeta } from './page-meta.server'
import { graph, service } from './structured-data.server'

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export function loader({ context }: LoaderFunctionArgs) {
  const offers = packages.map(({ title, price }) => `${title} ${price}`).join(', ')
  const description = fill(pages.launch.description, { offers })
  return {
    ...launch,
    meta: pageMeta(pages.launch, context, { description, structuredData: graph(service(context.siteUrl)) }),
    offers: packages,
    benefits,
  }
}

export default function LaunchPage() {
  const { title, lead, offers, quiz, benefits: section } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="mx-auto max-w-site px-5 py-14 md:px-8 md:py-20">
        <h1 className="max-w-[16ch] text-3xl">{title}</h1>
        <p className="mt-6 max-w-read text-lg text-soft">{lead}</p>
        <section aria-labelledby="packages" className="mt-16">
          <h2 id="packages" className="sr-only">
            AI Website Packages
          </h2>
          <PackageGrid offers={offers} actionOf={({ cta, ctaLink }) => ({ label: cta, to: ctaLink })} />
        </section>
        <section className="mt-20 flex flex-col gap-6 bg-sand p-6 md:flex-row md:items-center md:justify-between md:p-10">
          <div>
            <h2 className="text-xl">{quiz.title}</h2>
            <p className="mt-2 text-soft">{quiz.text}</p>
          </div>
          <ButtonLink voice="loud" {...callsToAction.quiz} />
        </section>
      </div>
      <Benefits {...section} />
    </>
  )
}
