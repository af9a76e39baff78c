import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { assistantMistakes } from '~/content/assistant-mistakes'
import { nextSteps } from '~/content/next-steps'
import { pages } from '~/content/pages'
import { picture } from '~/pictures/picture.server'
import { TextPage } from '~/ui/sections/text-page'
import { pageMeta } from '~/routes/shared/page-meta.server'

export { meta } from '~/routes/shared/head'

export function loader({ context }: LoaderFunctionArgs) {
  return { meta: pageMeta(pages.assistantMistakes, context), drawing: picture('pages/wrong-answer') }
}

export default function AssistantMistakesPage() {
  const { drawing } = useLoaderData<typeof loader>()
  return <TextPage {...assistantMistakes} picture={drawing} step={nextSteps.assistant} />
}
