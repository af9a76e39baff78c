import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { nextSteps } from '~/content/next-steps'
import { ownerDecisions } from '~/content/owner-decisions'
import { pages } from '~/content/pages'
import { readText } from '~/routes/shared/text.server'
import { picture } from '~/pictures/picture.server'
import { TextPage } from '~/ui/sections/text-page'
import { pageMeta } from '~/routes/shared/page-meta.server'

export { meta } from '~/routes/shared/head'

export function loader({ context }: LoaderFunctionArgs) {
  return {
    meta: pageMeta(pages.assistantMistakes, context),
    text: readText('assistant-mistakes', ownerDecisions.changes),
    drawing: picture('pages/wrong-answer'),
  }
}

export default function AssistantMistakesPage() {
  const { drawing, text } = useLoaderData<typeof loader>()
  return <TextPage {...text} picture={drawing} step={nextSteps.assistant} />
}
