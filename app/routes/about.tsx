import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { aboutPage } from '~/content/coming-pages'
import { site } from '~/content/site'
import { MessagePage } from '~/ui/sections/message-page'

export const meta: MetaFunction = () => [
  { title: aboutPage.meta.title },
  { name: 'description', content: aboutPage.meta.description },
]

export function loader() {
  return { ...aboutPage, links: site.navigation.filter(({ to }) => to !== '/about') }
}

export default function AboutPage() {
  const { title, paragraphs, links } = useLoaderData<typeof loader>()
  return <MessagePage title={title} paragraphs={paragraphs} links={links} />
}
