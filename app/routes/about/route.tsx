import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { about } from '~/content/about'
import { nextSteps } from '~/content/next-steps'
import { pages } from '~/content/pages'
import { people as team, sampleNotes } from '~/content/people'
import { callsToAction, whoIsBehind } from '~/content/site'
import { picture } from '~/pictures/picture.server'
import { ButtonLink } from '~/ui/links'
import { Picture } from '~/ui/picture'
import { SampleNote } from '~/ui/sample-note'
import { Chapter, Page, Paragraphs } from '~/ui/sections/page'
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
  const { title, intro, mission, differentiators, approach, people } = about
  return (
    <Page
      title={title}
      intro={intro}
      step={nextSteps.about}
      beside={
        <div className="grid grid-cols-4 gap-4">
          {portraits.map(({ name, picture: portrait }) => (
            <p key={name} className="text-center text-sm font-semibold">
              <Picture picture={portrait} alt="" eager className="mb-2 h-auto w-full rounded-full" /> {name}
            </p>
          ))}
          <SampleNote of={portraits} text={sampleNotes.people} className="col-span-4" />
        </div>
      }
      actions={
        <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ButtonLink variant="dark" {...callsToAction.quiz} />{' '}
          <ButtonLink variant="quiet" {...callsToAction.launch} />
        </div>
      }
    >
      <Chapter title={mission.title}>
        <Paragraphs paragraphs={mission.paragraphs} className="text-lg" />
      </Chapter>
      <Chapter title={differentiators.title}>
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
          {Object.entries(differentiators.list).map(([point, text]) => (
            <li key={point} className="border-t-2 border-ink pt-4">
              <h3 className="text-lg">{point}</h3>
              <p className="mt-2 text-soft">{unbroken(text)}</p>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={approach.title}>
        <ol>
          {Object.entries(approach.list).map(([point, text], index) => (
            <li
              key={point}
              className="grid grid-cols-[3rem_1fr] border-t border-line py-5 first:border-t-0 first:pt-0"
            >
              <Tally count={index + 1} className="size-8" />
              <div className="max-w-read">
                <h3 className="text-lg">{point}</h3>
                <p className="mt-1 text-soft">{unbroken(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Chapter>
      <Chapter title={people.title}>
        <ul className="mb-10 grid gap-x-8 gap-y-8 sm:grid-cols-2">
          {portraits.map(({ name, role, does, contact }) => (
            <li key={name} className="border-t-2 border-ink pt-4">
              <h3 className="text-lg">{name}</h3>
              <p className="text-sm font-semibold text-pine">{role}</p>
              <p className="mt-2">{unbroken(does)}</p>
              <p className="mt-2 text-sm text-soft">{unbroken(contact)}</p>
            </li>
          ))}
        </ul>
        <Paragraphs
          paragraphs={[...people.paragraphs, whoIsBehind().sentence].filter(Boolean)}
          className="text-lg"
        />
      </Chapter>
    </Page>
  )
}
