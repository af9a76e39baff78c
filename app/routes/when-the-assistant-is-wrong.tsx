import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { assistantMistakes } from '~/content/assistant-mistakes'
import { nextSteps } from '~/content/next-steps'
import { pages } from '~/content/pages'
import { Chapter } from '~/ui/chapter'
import { NextStep } from '~/ui/sections/next-step'
import { pageMeta } from './page-meta.server'

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export function loader({ context }: LoaderFunctionArgs) {
  return { ...assistantMistakes, meta: pageMeta(pages.assistantMistakes, context) }
}

export default function AssistantMistakesPage() {
  const { title, lead, sections } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="mx-auto max-w-site px-5 pt-8 pb-12 md:px-8 md:pt-14">
        <h1 className="max-w-[16ch] text-3xl">{title}</h1>
        <p className="mt-5 max-w-read text-lg text-soft">{lead}</p>
        {sections.map((section) => (
          <Chapter key={section.title} title={section.title}>
            <div className="max-w-read space-y-4">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.list && (
                <ul className="border-t border-line">
                  {section.list.map((point) => (
                    <li key={point} className="border-b border-line py-2.5">
                      {point}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </Chapter>
        ))}
      </div>
      <NextStep {...nextSteps.assistant} />
    </>
  )
}
