import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { assistantMistakes } from '~/content/assistant-mistakes'
import { nextSteps } from '~/content/next-steps'
import { pages } from '~/content/pages'
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
        <div className="mt-14">
          {sections.map((section) => (
            <section
              key={section.title}
              className="grid gap-x-gutter gap-y-4 border-t border-line py-8 lg:grid-cols-12"
            >
              <h2 className="text-xl lg:col-span-4">{section.title}</h2>
              <div className="max-w-read space-y-4 lg:col-span-8">
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
            </section>
          ))}
        </div>
      </div>
      <NextStep {...nextSteps.assistant} />
    </>
  )
}
