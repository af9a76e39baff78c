import { data, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { startLike } from '~/content/next-steps'
import { packages } from '~/content/packages'
import { demoPages } from '~/content/pages'
import { demoPath, showroom } from '~/content/showroom'
import { neverStored, pageLoader } from '~/page-loader.server'
import { knowledgeOf } from '~/showroom/assistants'
import { DemoDocument } from '~/showroom/demo-document'
import { DemoBar, DemoEnd } from '~/showroom/parts/demo-bar'
import { laterSteps, readRehearsal, stepName } from '~/showroom/rehearsal'
import { demoSites } from '~/showroom/sites'
import type { PageHandle } from '~/ui/layout/page-handle'
import { answerTo, withAnswer } from './answer.server'
import { pageMeta } from './page-meta.server'

export const handle: PageHandle = { document: 'own' }

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export { passOnHeaders as headers } from './pass-on-headers'

export const loader = pageLoader(declaredAt, async ({ params, search, context }) => {
  const place = showroom.findIndex(({ id }) => id === params.site)
  const exhibit = showroom[place]
  const page = demoPages[place]
  if (!exhibit || !page) throw data(null, { status: 404 })
  const { id, client, does } = exhibit
  const { title, price, page: packagePage } = packages.find((offer) => offer.id === exhibit.offer)!
  const answer = await answerTo(knowledgeOf[id], demoPath(exhibit), search, (text) => context.ask(id, text))
  return withAnswer(answer, {
    meta: pageMeta(
      page,
      context,
      answer.asking.answered ? { title: `${answer.asking.answered.title} | ${client}` } : {},
    ),
    id,
    client,
    does,
    offer: { title, price, page: packagePage },
    start: startLike(exhibit),
    rehearsal: readRehearsal(demoSites[id].rehearsal, search),
  })
})

export default function DemoSitePage() {
  const { id, asking, rehearsal, ...page } = useLoaderData<typeof loader>()
  // The code of the demo websites isn't part of the client bundle.
  if (!import.meta.env.SSR) return null
  const site = demoSites[id]
  return (
    <DemoDocument site={site}>
      <DemoBar {...page} />
      <site.Page asking={asking} rehearsal={rehearsal} start={page.start} />
      <DemoEnd {...page} />
    </DemoDocument>
  )
}

/** The choices of this site's rehearsal. */
function declaredAt(path: string) {
  const exhibit = showroom.find((each) => path === demoPath(each))
  const fields = exhibit ? demoSites[exhibit.id].rehearsal : []
  const choices = Object.fromEntries(
    fields.map(({ name, options }) => [name, options.map(({ value }) => value)]),
  )
  return { ...choices, [stepName]: laterSteps, ask: neverStored }
}
