import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { nextSteps } from '~/content/next-steps'
import { pages } from '~/content/pages'
import { privacy } from '~/content/privacy'
import { Chapter } from '~/ui/chapter'
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
        <p className="mt-5 max-w-read text-lg text-soft">{lead}</p>
        {sections.map((section) => (
          <Chapter key={section.title} title={section.title}>
            <div className="max-w-read space-y-4">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{fill(paragraph, facts)}</p>
              ))}
            </div>
          </Chapter>
        ))}
      </div>
      <NextStep {...nextSteps.privacy} />
    </>
  )
}
