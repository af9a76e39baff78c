import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { postNote } from '~/content/coming-pages'
import { postNotFound } from '~/content/errors'
import { posts } from '~/content/posts'
import { MessagePage } from '~/ui/sections/message-page'

export const meta: MetaFunction<typeof loader> = ({ data: post }) => [
  { title: `${post?.title ?? postNotFound} | Dayfive` },
  { name: 'description', content: post?.excerpt },
]

export function loader({ params }: LoaderFunctionArgs) {
  const index = posts.findIndex((_, place) => String(place) === params.id)
  const post = posts[index]
  if (!post) throw data({ title: postNotFound }, { status: 404 })
  return post
}

const links = [
  { label: 'Back to Blog', to: '/#blog' },
  { label: 'Free Consultation', to: '/consultation' },
]

export default function BlogPostPage() {
  const { title, category, excerpt } = useLoaderData<typeof loader>()
  return <MessagePage eyebrow={category} title={title} paragraphs={[excerpt, postNote]} links={links} />
}
