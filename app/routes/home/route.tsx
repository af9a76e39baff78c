import { useLoaderData } from '@remix-run/react'
import { OwnersSide } from '~/routes/shared/owners-side'
import { benefits, pricingLink } from '~/content/benefits'
import { home } from '~/content/home'
import { draftNamed, nextSteps } from '~/content/next-steps'
import { ownersSide } from '~/content/owners-side'
import { packageOf, packages, packageWords } from '~/content/packages'
import { pages } from '~/content/pages'
import { posts } from '~/content/posts'
import { demoPath, showroom, type Demo } from '~/content/showroom'
import { callsToAction } from '~/content/site'
import { testimonials } from '~/content/testimonials'
import { ownersSidesInBrief } from '~/routes/shared/owners-side.server'
import { pageLoader } from '~/platform/page-loader.server'
import { picture } from '~/pictures/picture.server'
import { tasks } from '~/showroom/tasks'
import homeStyles from './home.css?inline'
import partStyles from '~/styles/components.css?inline'
import { fill } from '~/ui/fill'
import { Island } from './island'
import type { PageHandle } from '~/ui/layout/page-handle'
import { Benefits } from '~/ui/sections/benefits'
import { BlogTeaser } from './blog-teaser'
import { EstimateBox } from './estimate-box'
import { Hero } from './hero'
import { NextStep } from '~/ui/sections/next-step'
import { Packages } from './packages'
import { SecurityScout } from './security-scout'
import { Showroom } from './showroom'
import { Statistics } from './statistics'
import { Testimonials } from './testimonials'
import { SwipeRow } from './swipe-row'
import { demoCard } from '~/routes/shared/demo-card.server'
import { pageMeta } from '~/routes/shared/page-meta.server'
import { graph, organization, service, website } from '~/routes/shared/structured-data.server'

export const handle: PageHandle = { script: 'islands', styles: partStyles + homeStyles }

export { meta } from '~/routes/shared/head'

const [{ price }, { price: booking }] = packages

const declared = {
  trade: showroom.map(({ id }) => id),
  package: packages.map(({ title }) => title),
  scout: ['found', 'asked', 'explained'],
}

export const loader = pageLoader(declared, ({ search, context }) => {
  const { siteUrl } = context
  const trade = showroom.find(({ id }) => id === search.get('trade'))
  const demo = trade ?? showroom[0]!
  return {
    meta: pageMeta(pages.home, context, {
      ...(trade && { title: `${home.hero.trades[trade.id]} | ${pages.home.title}` }),
      description: fill(pages.home.description, { price }),
      structuredData: graph(organization(siteUrl), website(siteUrl), service(siteUrl)),
    }),
    promise: trade?.promise ?? fill(home.hero.promise, { booking }),
    offer: trade ? offerOf(trade) : fill(home.hero.offer, { price }),
    demo: {
      ...demo,
      path: demoPath(demo),
      picture: picture(`showroom/${demo.id}`),
      dialogue: tasks[demo.id].dialogue,
      draft: draftNamed(demo),
    },
    selected: search.get('package') ?? '',
    scoutStart: {
      isFound: /^(found|explained)$/.test(search.get('scout') ?? ''),
      isAsked: /^(asked|explained)$/.test(search.get('scout') ?? ''),
    },
    demos: showroom.map(({ id }) => demoCard(id)),
    quotes: testimonials.quotes.map((quote) => ({ ...quote, picture: picture(quote.avatar) })),
    sides: ownersSidesInBrief,
    blogLead: fill(home.blog.lead, { count: home.blog.counts[posts.length - 1] ?? posts.length }),
    teasers: posts.map((post) => ({ ...post, picture: picture(post.image) })),
  }
})

export default function HomePage() {
  const { promise, offer, demo, selected, scoutStart, demos, quotes, sides, blogLead, teasers } =
    useLoaderData<typeof loader>()
  const { hero, estimate, scout } = home
  return (
    <>
      <Hero
        {...hero}
        promise={promise}
        offer={offer}
        demo={demo}
        links={showroom.map(({ id }) => tradeLink(id, id === demo.id))}
        draft={demo.draft}
        actions={[callsToAction.quiz, callsToAction.launch]}
      />
      <Showroom {...home.showroom} demos={demos} draft={demo.draft} />
      <Packages {...home.packages} offers={packages} card={packageWords} />
      <Statistics {...home.statistics} />
      <section className="over-bar mx-auto grid max-w-site gap-x-gutter gap-y-2 px-5 py-3 md:px-8 lg:grid-cols-2 lg:py-10">
        <Island
          name="estimate"
          component={EstimateBox}
          props={{
            words: estimate,
            offers: packages.map(({ title, price: cost }) => ({ title, price: cost })),
            selected,
          }}
        />
        <div id="scout">
          <Island name="scout" component={SecurityScout} props={{ words: scout, start: scoutStart }} />
        </div>
        <details className="fold unfolded min-w-0 lg:col-span-2 lg:mt-6">
          <summary className="min-h-11 cursor-pointer">
            <h2 className="text-lg md:text-xl">{ownersSide.title}</h2>
          </summary>
          <SwipeRow label={ownersSide.title} className="grid-cols-3 gap-x-gutter">
            {sides.map((side) => (
              <li key={side.caption}>
                <OwnersSide {...side} />
              </li>
            ))}
          </SwipeRow>
        </details>
      </section>
      <Benefits {...benefits} link={pricingLink} />
      <Testimonials {...testimonials} quotes={quotes} />
      <BlogTeaser title={home.blog.title} lead={blogLead} posts={teasers} />
      <NextStep {...nextSteps.home} />
    </>
  )
}

function offerOf(trade: Demo) {
  const { title, price: cost, timeline } = packageOf(trade.offer)
  return fill(home.hero.tradeOffer, { title, price: cost, timeline })
}

/** The picture changes in place: on a phone it is below the first screen. */
function tradeLink(id: keyof typeof home.hero.trades, isChosen: boolean) {
  return { label: home.hero.trades[id], to: `/?trade=${id}#demo`, isChosen }
}
