import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { nextSteps } from '~/content/next-steps'
import { pages } from '~/content/pages'
import { readText } from '~/routes/shared/text.server'
import { TextPage } from '~/ui/sections/text-page'
import { pageMeta } from '~/routes/shared/page-meta.server'

export { meta } from '~/routes/shared/head'

export function loader({ context }: LoaderFunctionArgs) {
  return {
    meta: pageMeta(pages.privacy, context),
    text: readText('privacy', context),
    contactEmail: context.contactEmail,
  }
}

export default function PrivacyPage() {
  const { text, contactEmail } = useLoaderData<typeof loader>()
  const { privacy: step } = nextSteps
  const action = { ...step.action, to: step.action.to + contactEmail }
  return <TextPage {...text} step={{ ...step, action }} />
}
