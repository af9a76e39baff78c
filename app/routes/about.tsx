import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { about } from '~/content/about'
import { pages } from '~/content/pages'
import { callsToAction } from '~/content/site'
import { ButtonLink } from '~/ui/button-link'
import { Mark, Tally } from '~/ui/tally'
import { pageMeta } from './page-meta.server'

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export function loader({ context }: LoaderFunctionArgs) {
  return { ...about, meta: pageMeta(pages.about, context) }
}

export default function AboutPage() {
  const { title, lead, mission, differentiators, approach, people } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto max-w-site px-5 pt-14 pb-20 md:px-8 md:pt-20">
      <header className="grid items-center gap-x-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h1 className="max-w-[16ch] text-3xl">{title}</h1>
          <p className="mt-6 max-w-read text-lg text-soft">{lead}</p>
        </div>
        <Mark className="hidden size-56 justify-self-end lg:col-span-4 lg:block" />
      </header>
      <Chapter title={mission.title}>
        <Paragraphs paragraphs={mission.paragraphs} />
      </Chapter>
      <Chapter title={differentiators.title}>
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
          {differentiators.list.map((point) => (
            <li key={point.title} className="border-t-2 border-ink pt-4">
              <h3 className="text-lg">{point.title}</h3>
              <p className="mt-2 text-soft">{point.text}</p>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={approach.title}>
        <ol>
          {approach.list.map((point, index) => (
            <li
              key={point.title}
              className="grid grid-cols-[3rem_1fr] border-t border-line py-5 first:border-t-0 first:pt-0"
            >
              <Tally count={index + 1} className="size-8" />
              <div className="max-w-read">
                <h3 className="text-lg">{point.title}</h3>
                <p className="mt-1 text-soft">{point.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Chapter>
      <Chapter title={people.title}>
        <Paragraphs paragraphs={people.paragraphs} />
        <div className="mt-10 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ButtonLink voice="loud" {...callsToAction.quiz} />
          <ButtonLink voice="quiet" {...callsToAction.launch} />
        </div>
      </Chapter>
    </div>
  )
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-16 grid gap-x-12 gap-y-6 border-t border-line pt-8 lg:grid-cols-12">
      <h2 className="text-xl lg:col-span-4">{title}</h2>
      <div className="lg:col-span-8">{children}</div>
    </section>
  )
}

function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="max-w-read space-y-5 text-lg">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
