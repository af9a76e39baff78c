import type { LoaderFunctionArgs } from '@remix-run/node'
import { assistantMistakes } from '~/content/assistant-mistakes'
import { nextSteps } from '~/content/next-steps'
import { pages } from '~/content/pages'
import { NextStep } from '~/ui/sections/next-step'
import { TextPage } from '~/ui/sections/text-page'
import { pageMeta } from './page-meta.server'

export { meta } from './head'

export function loader({ context }: LoaderFunctionArgs) {
  return { meta: pageMeta(pages.assistantMistakes, context) }
}

export default function AssistantMistakesPage() {
  return (
    <>
      <TextPage {...assistantMistakes} />
      <NextStep {...nextSteps.assistant} />
    </>
  )
}
