import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { nextSteps } from '~/content/next-steps'
import { pages } from '~/content/pages'
import { privacy } from '~/content/privacy'
import { fill } from '~/ui/fill'
import { TextPage } from '~/ui/sections/text-page'
import { pageMeta } from '~/routes/shared/page-meta.server'

export { meta } from '~/routes/shared/head'

export function loader({ context }: LoaderFunctionArgs) {
  const sections = Object.entries(privacy.sections).map(
    ([title, paragraphs]) => [title, paragraphs.map((paragraph) => fill(paragraph, context))] as const,
  )
  return { meta: pageMeta(pages.privacy, context), sections: Object.fromEntries(sections) }
}

export default function PrivacyPage() {
  const { sections } = useLoaderData<typeof loader>()
  return <TextPage {...privacy} sections={sections} step={nextSteps.privacy} />
}
