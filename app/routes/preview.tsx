import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pages } from '~/content/pages'
import { draftPath, showroom } from '~/content/showroom'
import { neverStored, pageLoader } from '~/page-loader.server'
import { draftNames, draftSearch, readDraft } from '~/showroom/draft/read-draft'
import { pageMeta } from './page-meta.server'

export { headers, meta } from './head'

const declared = {
  trade: showroom.map(({ id }) => id),
  ...Object.fromEntries([...draftNames, 'make'].map((name) => [name, neverStored])),
}

export const loader = pageLoader(declared, ({ search, context }) => {
  const exhibit = showroom.find(({ id }) => id === search.get('trade'))
  const { draft, errors } = readDraft(search)
  if (search.has('make') && exhibit && Object.keys(errors).length === 0)
    throw redirect(`${draftPath(exhibit)}?${draftSearch(draft)}`, 303)
  return { meta: pageMeta(pages.preview, context), errors }
})

export default function PreviewPage() {
  const { errors } = useLoaderData<typeof loader>()
  return <pre>{JSON.stringify(errors)}</pre>
}
