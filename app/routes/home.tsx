import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { benefits } from '~/content/benefits'
import { home } from '~/content/home'
import { nextSteps } from '~/content/next-steps'
import { packageCard, packages } from '~/content/packages'
import { pages } from '~/content/pages'
import { posts } from '~/content/posts'
import type { Post } from '~/content/posts/post'
import { securityScout } from '~/content/security-scout'
import { demoPath, showroom, type Exhibit } from '~/content/showroom'
import { callsToAction } from '~/content/site'
import { statistics } from '~/content/statistics'
import { testimonials } from '~/content/testimonials'
import { pageLoader } from '~/page-loader.server'
import { picture } from '~/pictures/picture.server'
import { fill } from '~/ui/fill'
import { Island } from '~/ui/islands/island'
import { Section } from '~/ui/section'
import { Benefits } from '~/ui/sections/benefits'
import { BlogTeaser } from '~/ui/sections/blog-teaser'
import { Hero } from '~/ui/sections/hero'
import { NextStep } from '~/ui/sections/next-step'
import { Packages } from '~/ui/sections/packages'
import { SecurityScout, type ScoutPhase } from '~/ui/sections/security-scout'
import { Showroom } from '~/ui/sections/showroom'
import { Statistics } from '~/ui/sections/statistics'
import { Testimonials } from '~/ui/sections/testimonials'
import type { PageHandle } from '~/ui/layout/page-handle'
import { exhibitCard } from './exhibit.server'
import { pageMeta } from './page-meta.server'
import { graph, organization, service, website } from './structured-data.server'

export const handle: PageHandle = { script: 'islands' }

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

const declared = {
  trade: showroom.map(({ id }) => id),
  package: packages.map(({ title }) => title),
  scout: ['found', 'explained'],
}

export const loader = pageLoader(declared, ({ search, context }) => {
  const { siteUrl } = context
  const trade = showroom.find(({ id }) => id === search.get('trade'))
  const demo = trade ?? showroom[0]!
  return {
    ...home,
    hero: {
      ...home.hero,
      promise: trade?.promise ?? home.hero.promise,
      offer: fill(home.hero.offer, { price: packages[0].price }),
      trades: {
        title: home.hero.trades.title,
        links: showroom.map((exhibit) => tradeLink(exhibit, exhibit === demo)),
      },
      demo: { ...demo, path: demoPath(demo), picture: picture(`showroom/${demo.id}`) },
    },
    meta: pageMeta(pages.home, context, {
      description: fill(pages.home.description, { price: packages[0].price }),
      structuredData: graph(organization(siteUrl), website(siteUrl), service(siteUrl)),
    }),
    offers: packages,
    card: packageCard,
    selected: search.get('package') ?? '',
    exhibits: showroom.map(exhibitCard),
    statistics,
    scout: { words: securityScout, start: scoutPhase(search.get('scout')) },
    benefits,
    testimonials: {
      ...testimonials,
      quotes: testimonials.quotes.map((quote) => ({ ...quote, picture: picture(quote.avatar) })),
    },
    posts: posts.map(teaserOf),
  }
})

export default function HomePage() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <Hero {...page.hero} actions={[callsToAction.quiz, callsToAction.launch]} />
      <Packages {...page.packages} offers={page.offers} card={page.card} selected={page.selected} />
      <Showroom {...page.showroom} exhibits={page.exhibits} />
      <Statistics {...page.statistics} />
      <Section id="scout" className="over-bar bg-sand">
        <Island name="scout" component={SecurityScout} props={page.scout} />
      </Section>
      <Benefits {...page.benefits} />
      <Testimonials {...page.testimonials} />
      <BlogTeaser {...page.blog} posts={page.posts} />
      <NextStep {...nextSteps.home} />
    </>
  )
}

/** The picture changes in place: on a phone it is below the first screen. */
function tradeLink({ id }: Exhibit, isChosen: boolean) {
  return { label: home.hero.trades.labels[id], to: `/?trade=${id}#demo`, isChosen }
}

function teaserOf({ title, category, date, published, readTime, excerpt, image, imageAlt }: Post) {
  return { title, category, date, published, readTime, excerpt, imageAlt, picture: picture(image) }
}

function scoutPhase(step: string | null): Exclude<ScoutPhase, 'scanning'> {
  return step === 'found' || step === 'explained' ? step : 'idle'
}
