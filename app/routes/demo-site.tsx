import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { knowledgeOf } from '~/ask/assistants'
import { demoBar } from '~/content/demo-bar'
import { draftLink, startLink } from '~/content/next-steps'
import { packageOf } from '~/content/packages'
import { demoPages } from '~/content/pages'
import { demoPath, showroom } from '~/content/showroom'
import { neverStored, pageLoader } from '~/platform/page-loader.server'
import { DemoDocument } from '~/showroom/kit/demo-document'
import { laterSteps, stepName } from '~/showroom/kit/read-rehearsal'
import { tasks } from '~/showroom/demos'
import { fill } from '~/content/fill'
import type { PageHandle } from '~/ui/layout/page-handle'
import { answerTo, noteOf } from './shared/assistant-answer.server'
import { pageMeta } from './shared/page-meta.server'

export const handle: PageHandle = { document: 'own' }

export { headers, meta } from './shared/head'

const declared = { paths: demoPages.map(({ path }) => path), search: declaredAt }

export const loader = pageLoader(declared, async ({ params, search, context }) => {
  const index = showroom.findIndex(({ id }) => id === params.site)
  const demo = showroom[index]
  const page = demoPages[index]
  if (!demo || !page) throw data(null, { status: 404 })
  const { id, client, does } = demo
  const { title: sold, price, page: to } = packageOf(demo.offer)
  const { conversation, rehearsal, title, init } = await answerTo({
    knowledge: knowledgeOf[id],
    path: demoPath(demo),
    search,
    ask: (soFar) => context.ask(id, soFar),
    fields: tasks[id].fields,
  })
  const note = init.status ? null : noteOf(conversation.answer, search, demo.moment)
  return data(
    {
      conversation: { ...conversation, note },
      meta: pageMeta(page, context, { isIndexed: false, ...(title && { title: `${title} | ${client}` }) }),
      id,
      client,
      draft: null,
      says: fill(demoBar.does, { does }),
      offer: { label: `${sold}, ${price}`, to },
      start: startLink(demo),
      ways: [draftLink(demo), demoBar.end.doubt],
      rehearsal,
    },
    init,
  )
})

export default function DemoSitePage() {
  const page = useLoaderData<typeof loader>()
  // Keeps the demo websites out of the client bundle.
  return import.meta.env.SSR ? <DemoDocument {...page} /> : null
}

function declaredAt(path: string) {
  const demo = showroom.find((each) => path === demoPath(each))
  const fields = demo ? tasks[demo.id].fields : []
  const choices = fields.map(({ name, options }) => [name, options.map(({ value }) => value)] as const)
  const typed = { ask: neverStored, memory: neverStored, who: neverStored, number: neverStored }
  return { ...Object.fromEntries(choices), [stepName]: laterSteps, ...typed }
}
