import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { launch } from '~/content/launch'
import { packages } from '~/content/packages'
import { callsToAction } from '~/content/site'
import { ButtonLink } from '~/ui/button-link'
import { PackageGrid } from '~/ui/sections/package-card'

export const meta: MetaFunction = () => [
  { title: launch.meta.title },
  { name: 'description', content: launch.meta.description },
]

export function loader() {
  return { ...launch, offers: packages }
}

export default function LaunchPage() {
  const { title, lead, offers, quiz } = useLoaderData<typeof loader>()
  return (
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
        <ButtonLink voice="loud" to={callsToAction.quiz.to}>
          {callsToAction.quiz.label}
        </ButtonLink>
      </section>
    </div>
  )
}
