import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { nextSteps } from '~/content/next-steps'
import { pages } from '~/content/pages'
import { privacy } from '~/content/privacy'
import { fill } from '~/ui/fill'
import { NextStep } from '~/ui/sections/next-step'
import { pageMeta } from './page-meta.server'

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export function loader({ context }: LoaderFunctionArgs) {
  const { contactEmail, retentionDays } = context
  return { ...privacy, meta: pageMeta(pages.privacy, context), facts: { contactEmail, retentionDays } }
}

export default function PrivacyPage() {
  const { title, lead, sections, facts } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="mx-auto max-w-site px-5 pt-8 pb-12 md:px-8 md:pt-14">
        <h1 className="max-w-[16ch] text-3xl">{title}</h1>
        <p className="mt-6 max-w-read text-lg text-soft">{lead}</p>
        <div className="mt-16">
          {sections.map((section) => (
            <section
              key={section.title}
              className="grid gap-x-gutter gap-y-4 border-t border-line py-8 lg:grid-cols-12"
            >
              <h2 className="text-xl lg:col-span-4">{section.title}</h2>
              <div className="max-w-read space-y-4 lg:col-span-8">
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{fill(paragraph, facts)}</p>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      <NextStep {...nextSteps.privacy} />
    </>
  )
}
