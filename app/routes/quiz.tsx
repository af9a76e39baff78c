import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { quizPage } from '~/content/coming-pages'
import { site } from '~/content/site'
import { MessagePage } from '~/ui/sections/message-page'

export const meta: MetaFunction = () => [
  { title: quizPage.meta.title },
  { name: 'description', content: quizPage.meta.description },
]

export function loader() {
  return { ...quizPage, links: site.navigation.filter(({ to }) => to !== '/quiz') }
}

export default function QuizPage() {
  const { title, paragraphs, links } = useLoaderData<typeof loader>()
  return <MessagePage title={title} paragraphs={paragraphs} links={links} />
}
