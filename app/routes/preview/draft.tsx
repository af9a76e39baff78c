import { data, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { draftLink, startLink } from '~/content/next-steps'
import { packageOf } from '~/content/packages'
import { draftWords } from '~/content/preview'
import { pages } from '~/content/pages'
import { demoPath, draftPath, showroom } from '~/content/showroom'
import { neverStored, pageLoader } from '~/platform/page-loader.server'
import { DemoDocument } from '~/showroom/kit/demo-document'
import { draftKnowledge } from '~/showroom/draft/draft-assistant'
import { draftNames, draftSearch, readDraft } from '~/showroom/draft/read-draft'
import { stepName } from '~/showroom/kit/read-rehearsal'
import { demos, tasks } from '~/showroom/demos'
import { fill } from '~/content/fill'
import type { PageHandle } from '~/ui/layout/page-handle'
import { answerTo } from '~/routes/shared/assistant-answer.server'
import { pageMeta } from '~/routes/shared/page-meta.server'

export const handle: PageHandle = { document: 'own' }

export { headers, meta } from '~/routes/shared/head'

const fields = Object.values(tasks).flatMap((task) => task.fields.map(({ name }) => name))
const typed = [...draftNames, ...fields, stepName, 'ask', 'memory']
const declared = {
  paths: showroom.map(draftPath),
  search: Object.fromEntries(typed.map((name) => [name, neverStored])),
}

export const loader = pageLoader(declared, async ({ params, search, context }) => {
  const demo = showroom.find(({ id }) => id === params['trade'])
  if (!demo) throw data(null, { status: 404 })
  const { id, trade } = demo
  const { draft, errors } = readDraft(search)
  if (Object.keys(errors).length > 0) {
    search.set('trade', id)
    throw redirect(`${pages.preview.path}?${search}`, 303)
  }
  const query = draftSearch(draft)
  const task = demos[id].taskOf(draft)
  const { conversation, rehearsal, title, init } = await answerTo({
    knowledge: draftKnowledge(draft, task),
    path: `${draftPath(demo)}?${query}`,
    search,
    ask: (soFar) => context.ask(id, soFar, draft),
    fields: task.fields,
    isCounted: true,
  })
  if (init.status) throw data(null, init)
  const change = {
    label: draft.things.length > 0 || draft.week ? draftWords.change : draftWords.add,
    to: `${draftLink(demo).to}&${query}`,
  }
  const name = fill(draftWords.title, { name: draft.town ? `${draft.name}, ${draft.town}` : draft.name })
  return {
    meta: pageMeta(pages.preview, context, {
      isIndexed: false,
      title: title ? `${title} | ${name}` : name,
      description: fill(draftWords.description, { trade: trade.toLowerCase() }),
    }),
    id,
    client: draft.name,
    draft,
    conversation,
    says: fill(draftWords.says, packageOf(demo.offer)),
    start: { label: draftWords.start, to: `${startLink(demo).to}&${query}` },
    offer: change,
    ways: [change, { label: draftWords.end.demo, to: demoPath(demo) }],
    rehearsal,
  }
})

export default function DraftPage() {
  const page = useLoaderData<typeof loader>()
  // Keeps the demo websites out of the client bundle.
  return import.meta.env.SSR ? <DemoDocument {...page} /> : null
}
