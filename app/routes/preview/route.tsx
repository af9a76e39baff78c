import { data, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pages } from '~/content/pages'
import { previewErrors, previewPage } from '~/content/preview'
import { draftPath, showroom } from '~/content/showroom'
import { neverStored, pageLoader } from '~/platform/page-loader.server'
import { picture } from '~/pictures/picture.server'
import { draftNames, draftSearch, readDraft, readTyped } from '~/showroom/draft/read-draft'
import { openingHours, patterns, weekdays } from '~/showroom/draft/week'
import { fill } from '~/ui/fill'
import { PreviewForm } from './preview-form'
import { pageMeta } from '~/routes/shared/page-meta.server'

export { headers, meta } from '~/routes/shared/head'

const declared = {
  trade: showroom.map(({ id }) => id),
  ...Object.fromEntries([...draftNames, 'make'].map((name) => [name, neverStored])),
}

/** `make` is sent by the form; without it the words of a URL stand in the form, to be changed. */
export const loader = pageLoader(declared, ({ search, context }) => {
  const demo = showroom.find(({ id }) => id === search.get('trade'))
  const shown = demo ?? showroom[0]!
  const read = readDraft(search)
  const isTyped = draftNames.some((name) => search.has(name))
  const errors = { ...(!demo && { trade: previewErrors.trade }), ...read.errors }
  const count = isTyped ? Object.keys(errors).length : 0
  if (search.has('make') && demo && count === 0)
    throw redirect(`${draftPath(demo)}?${draftSearch(read.draft)}`, 303)
  const { one, many, title } = previewPage.errors
  const summary = count === 1 ? one : fill(many, { count })
  return data(
    {
      meta: pageMeta(pages.preview, context, {
        ...(count > 0 && { title: fill(title, { errors: summary.replace(':', '') }) + pages.preview.title }),
        isIndexed: !isTyped,
      }),
      trades: showroom.map(({ id, trade }) => ({ id, trade, isChosen: id === demo?.id })),
      examples: shown.examples,
      demo: { domain: shown.domain, alt: shown.imageAlt, picture: picture(`showroom/${shown.id}`) },
      patterns: Object.entries(patterns).map(([id, week]) => ({
        id,
        label: openingHours(week)
          .map((row) => row.join(', '))
          .join('; '),
      })),
      typed: readTyped(search),
      errors: isTyped ? errors : {},
      summary,
    },
    { status: count > 0 ? 422 : 200 },
  )
})

export default function PreviewPage() {
  const { meta: _, ...shown } = useLoaderData<typeof loader>()
  return <PreviewForm {...shown} days={weekdays} words={previewPage} />
}
