import { data, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { draftLink, startLink } from '~/content/next-steps'
import { packageOf } from '~/content/packages'
import { draftWords } from '~/content/preview'
import { pages } from '~/content/pages'
import { demoPath, draftPath, trades } from '~/content/showroom'
import { neverStored, pageLoader } from '~/platform/page-loader.server'
import { DemoDocument } from '~/showroom/kit/demo-document'
import { tradeOf, withExamples } from '~/showroom/draft/draft'
import { draftKnowledge } from '~/showroom/draft/draft-assistant'
import { draftNames, draftSearch, readDraft } from '~/showroom/draft/read-draft'
import { stepName } from '~/showroom/kit/read-rehearsal'
import { demos, tasks } from '~/showroom/demos'
import { fill } from '~/content/fill'
import type { PageHandle } from '~/ui/layout/page-handle'
import { answerTo, noteOf } from '~/routes/shared/assistant-answer.server'
import { pageMeta } from '~/routes/shared/page-meta.server'

export const handle: PageHandle = { document: 'own' }

export { headers, meta } from '~/routes/shared/head'

const fields = Object.values(tasks).flatMap((task) => task.fields.map(({ name }) => name))
const typed = [...draftNames, ...fields, stepName, 'make', 'ask', 'memory', 'who', 'number']
const declared = {
  paths: trades.map(draftPath),
  search: Object.fromEntries(typed.map((name) => [name, neverStored])),
}

export const loader = pageLoader(declared, async ({ params, search, context }) => {
  const trade = trades.find(({ id }) => id === params['trade'])
  if (!trade) throw data(null, { status: 404 })
  const { id } = trade.look
  const { draft: told, errors } = readDraft(search)
  if (Object.keys(errors).length > 0) {
    search.set('trade', trade.id)
    throw redirect(`${pages.preview.path}?${search}`, 303)
  }
  const draft = { ...told, isAnyTrade: trade.id === 'other' }
  const query = draftSearch(draft)
  const to = `${draftLink(trade).to}&${query}`
  const known = withExamples(draft, id)
  const task = demos[id].taskOf(draft)
  const { conversation, rehearsal, title, init } = await answerTo({
    knowledge: draftKnowledge(known, task, to),
    path: `${draftPath(trade)}?${query}`,
    search,
    ask: (soFar) => context.ask(id, soFar, draft),
    fields: task.fields,
    isCounted: true,
  })
  if (init.status) throw data(null, init)
  const isEmpty = draft.things.length === 0 && !draft.week
  const heard = tradeOf(draft.name)
  const isUnheard = isEmpty && !heard && search.get('make') === 'named'
  const example = draft.isAnyTrade ? '/#showroom' : demoPath(trade.look)
  const change = { label: isEmpty ? draftWords.add : draftWords.change, to }
  const not = heard === trade.id && draftWords.not[trade.id]
  const misheard = not ? [{ label: not, to: `${draftLink({ id: 'other' }).to}&${query}` }] : []
  const made = [known.things !== draft.things && 'prices', id !== 'shop' && 'times'].filter(Boolean)
  const examples = made.length > 0 ? `, with example ${made.join(' and ')}` : ''
  const name = fill(draftWords.title, { name: draft.town ? `${draft.name}, ${draft.town}` : draft.name })
  return {
    meta: pageMeta(pages.preview, context, {
      isIndexed: false,
      title: title ? `${title} | ${name}` : name,
      description: draftWords.description,
    }),
    id,
    client: draft.name,
    draft,
    conversation: { ...conversation, note: noteOf(conversation.answer, search, trade.look.moment) },
    says: fill(isUnheard ? draftWords.unheard : draftWords.says, { ...packageOf(trade.offer), examples }),
    start: { label: draftWords.start, to: `${startLink(trade).to}&${query}` },
    offer: isEmpty ? { label: isUnheard ? draftWords.choose : draftWords.addYours, to } : change,
    ways: [change, ...misheard, { label: draftWords.end.demo, to: example }],
    rehearsal,
  }
})

export default function DraftPage() {
  const page = useLoaderData<typeof loader>()
  // Keeps the demo websites out of the client bundle.
  return import.meta.env.SSR ? <DemoDocument {...page} /> : null
}
