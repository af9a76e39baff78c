import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { about } from '~/content/about'
import { nextSteps } from '~/content/next-steps'
import { pages } from '~/content/pages'
import { people as team, sampleNotes } from '~/content/people'
import { callsToAction, whoIsBehind } from '~/content/site'
import { picture } from '~/pictures/picture.server'
import { ButtonLink } from '~/ui/button-link'
import { fill } from '~/ui/fill'
import { Chapter } from '~/ui/sections/text-page'
import { Picture } from '~/ui/picture'
import { SampleNote } from '~/ui/sample-note'
import { NextStep } from '~/ui/sections/next-step'
import { Tally } from '~/ui/tally'
import { unbroken } from '~/ui/unbroken'
import { pageMeta } from '~/routes/shared/page-meta.server'

export { meta } from '~/routes/shared/head'

export function loader({ context }: LoaderFunctionArgs) {
  const portraits = team.map((person) => ({ ...person, picture: picture(person.portrait) }))
  return { meta: pageMeta(pages.about, context), portraits }
}

export default function AboutPage() {
  const { portraits } = useLoaderData<typeof loader>()
  const { title, lead, mission, differentiators, approach, people } = about
  return (
    <>
      <div className="mx-auto max-w-site px-5 pt-8 pb-16 md:px-8 md:pt-14">
        <header className="grid items-center gap-x-gutter lg:grid-cols-12">
          <div className="lg:col-span-8">
            <h1 className="max-w-[10.65em] text-3xl">{title}</h1>
            <p className="mt-5 max-w-read text-lg text-soft">{unbroken(lead)}</p>
            <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
              <ButtonLink variant="loud" {...callsToAction.quiz} />{' '}
              <ButtonLink variant="quiet" {...callsToAction.launch} />
            </div>
          </div>
          <Tally count={5} className="hidden size-56 justify-self-end lg:col-span-4 lg:block" />
        </header>
        <Chapter title={mission.title}>
          <Paragraphs paragraphs={mission.paragraphs} />
        </Chapter>
        <Chapter title={differentiators.title}>
          <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
            {differentiators.list.map((point) => (
              <li key={point.title} className="border-t-2 border-ink pt-4">
                <h3 className="text-lg">{point.title}</h3>
                <p className="mt-2 text-soft">{unbroken(point.text)}</p>
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
                  <p className="mt-1 text-soft">{unbroken(point.text)}</p>
                </div>
              </li>
            ))}
          </ol>
        </Chapter>
        <Chapter title={people.title}>
          <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
            {portraits.map(({ name, role, does, answers, picture: portrait }) => (
              <li key={name} className="grid grid-cols-[5rem_1fr] gap-x-5 border-t-2 border-ink pt-5">
                <Picture picture={portrait} alt="" className="size-20 rounded-full" />
                <div>
                  <h3 className="text-lg">{name}</h3>
                  <p className="text-sm font-semibold text-pine">{role}</p>
                  <p className="mt-2">{unbroken(does)}</p>
                  <p className="mt-2 text-sm text-soft">
                    {fill(people.answers, { name: name.split(' ')[0]! })} {unbroken(answers)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <SampleNote of={portraits} text={sampleNotes.people} className="mt-5 mb-10" />
          <Paragraphs paragraphs={[...people.paragraphs, whoIsBehind().sentence].filter(Boolean)} />
        </Chapter>
      </div>
      <NextStep {...nextSteps.about} />
    </>
  )
}

function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="max-w-read *:not-last:mb-5 text-lg">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{unbroken(paragraph)}</p>
      ))}
    </div>
  )
}
