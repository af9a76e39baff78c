import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privacyPage } from '~/content/coming-pages'
import { site } from '~/content/site'
import { MessagePage } from '~/ui/sections/message-page'

export const meta: MetaFunction = () => [
  { title: privacyPage.meta.title },
  { name: 'description', content: privacyPage.meta.description },
]

export function loader() {
  return { ...privacyPage, links: site.navigation }
}

export default function PrivacyPage() {
  const { title, paragraphs, links } = useLoaderData<typeof loader>()
  return <MessagePage title={title} paragraphs={paragraphs} links={links} />
}
