import { useLoaderData } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { pricingLink } from '~/content/benefits'
import { home } from '~/content/home'
import { launch } from '~/content/launch'
import { nextSteps } from '~/content/next-steps'
import ownersSide from '~/content/owners-side.json' with { type: 'json' }
import { packageOf, packages, packageWords } from '~/content/packages'
import { pages } from '~/content/pages'
import { posts } from '~/content/posts'
import type { Post } from '~/content/posts/post'
import { showroom } from '~/content/showroom'
import { testimonials } from '~/content/testimonials'
import { pageLoader } from '~/platform/page-loader.server'
import { picture } from '~/pictures/picture.server'
import { tasks } from '~/showroom/demos'
import homeStyles from './home.css?inline'
import { ButtonLink, TextLink } from '~/ui/links'
import { fill } from '~/content/fill'
import type { PageHandle } from '~/ui/layout/page-handle'
import { Picture, type PictureFiles } from '~/ui/picture'
import { Section, SectionHead } from '~/ui/section'
import { Benefits } from '~/routes/shared/benefits'
import { DraftField, draftFieldStyle } from '~/routes/shared/draft-field'
import { NextStep } from '~/ui/sections/next-step'
import { PackageGrid } from '~/routes/shared/package-card'
import { EstimateBox } from './estimate-box'
import { Hero } from './hero'
import { SecurityScout } from './security-scout'
import { Testimonials } from './testimonials'
import { DemoCard } from '~/routes/shared/demo-card'
import { demoCard } from '~/routes/shared/demo-card.server'
import { OwnersSide, type OwnersSideProps } from '~/routes/shared/owners-side'
import { ownersSides } from '~/routes/shared/owners-side.server'
import { PostLine } from '~/routes/shared/post-line'
import { pageMeta } from '~/routes/shared/page-meta.server'
import { organization, service, website } from '~/routes/shared/structured-data.server'

export const handle: PageHandle = { script: 'islands', styles: homeStyles }

export { meta } from '~/routes/shared/head'

const declared = {
  search: {
    trade: showroom.map(({ id }) => id),
    package: packages.map(({ title }) => title),
    scout: ['found', 'asked', 'explained'],
  },
}

export const loader = pageLoader(declared, ({ search, context }) => {
  const { siteUrl } = context
  const trade = showroom.find(({ id }) => id === search.get('trade'))
  const demo = trade ?? showroom[0]!
  const sold = trade && packageOf(trade.offer)
  return {
    meta: pageMeta(pages.home, context, {
      ...(trade && { title: `${trade.trade} | ${pages.home.title}` }),
      description: fill(pages.home.description, packages[0]),
      structuredData: [organization(siteUrl), website(siteUrl), service(siteUrl)],
    }),
    tagline: sold ? fill(home.hero.tradeTagline, sold) : home.hero.tagline,
    promise: trade?.promise ?? home.hero.promise,
    offer: sold ? fill(home.hero.tradeOffer, sold) : home.hero.offer,
    shown: sold ? '' : fill(home.hero.shown, packageOf(demo.offer)),
    demo: { ...demo, picture: picture(`showroom/${demo.id}`), dialogue: tasks[demo.id].dialogue },
    estimate: {
      words: home.estimate,
      offers: packages.map(({ title, price }) => ({ title, price })),
      selected: search.get('package') ?? '',
    },
    scout: { words: home.scout, start: search.get('scout') ?? '' },
    demos: showroom.map(({ id }) => demoCard(id)),
    quotes: testimonials.quotes.map((quote) => ({ ...quote, picture: picture(quote.avatar) })),
    sides: Object.values(ownersSides).map(({ caption, note, mail }) => ({ caption, note, mail })),
    teasers: posts.map((post) => ({ ...post, picture: picture(post.image) })),
  }
})

export default function HomePage() {
  const { estimate, scout, demos, quotes, sides, teasers, ...hero } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero {...hero} />
      <Showroom demos={demos} />
      <Packages sides={sides} />
      <Statistics />
      <section className="bg-sand [view-timeline:--estimate]">
        <div className="mx-auto grid max-w-site gap-x-gutter gap-y-2 px-5 py-3 md:px-8 lg:grid-cols-[7fr_5fr] lg:py-10">
          {/* React hydrates an island when it comes near the screen, from props in JSON. */}
          <div data-island="estimate" data-props={JSON.stringify(estimate)}>
            <EstimateBox {...estimate} />
          </div>
          <div id="scout">
            <div data-island="scout" data-props={JSON.stringify(scout)}>
              <SecurityScout {...scout} />
            </div>
          </div>
        </div>
      </section>
      <Benefits link={pricingLink} />
      <Testimonials quotes={quotes} />
      <BlogTeaser teasers={teasers} />
      <NextStep {...nextSteps.home} />
    </>
  )
}

function Showroom({ demos }: { demos: ReturnType<typeof demoCard>[] }) {
  const { title, intro, yours } = home.showroom
  return (
    <Section id="showroom" className="bg-sand">
      <SectionHead title={title} intro={intro} />
      <div className="mt-2 grid md:mt-4 lg:mt-8 lg:grid-cols-3 lg:gap-x-8">
        <SwipeRow
          aria-label={title}
          className="lg:col-[1/4] lg:row-start-1 lg:grid-cols-3 lg:grid-rows-2 lg:gap-x-8 lg:gap-y-8"
        >
          {demos.map((demo, index) => (
            // On a phone, Chromium would otherwise load these pictures with the first screen.
            <li
              key={demo.id}
              data-place={`${index + 1} of ${demos.length}`}
              className="max-md:w-[min(84vw,24rem)] max-md:min-h-62 max-[22rem]:min-h-79 max-md:relative max-md:pb-1 max-md:after:absolute max-md:after:bottom-4 max-md:after:left-2 max-md:after:rounded-sm max-md:after:bg-paper max-md:after:px-2 max-md:after:text-sm max-md:after:content-[attr(data-place)] max-md:[contain-intrinsic-height:auto_15rem] max-md:[content-visibility:auto]"
            >
              <DemoCard {...demo} sizes="(width < 64rem) 24rem, 24vw" />
            </li>
          ))}
        </SwipeRow>
        <p className="mt-1 md:mt-4 lg:col-span-3">
          <TextLink {...packageWords.doubt} />
        </p>
        <div className="[view-timeline:--yours] -mx-5 mt-2 -mb-4 bg-card px-5 py-4 md:mx-0 md:mt-6 md:mb-0 md:p-8 lg:col-start-3 lg:row-start-1 lg:mt-0 lg:grid lg:h-[calc(50%-1rem)] lg:content-center lg:gap-5 lg:self-end">
          <h3 className="text-xl lg:text-2xl">{yours.title}</h3>
          <DraftField id="draft-yours">
            <select name="trade" required aria-label={yours.trade} className={`${draftFieldStyle} pr-8!`}>
              <option value="">{yours.trade}</option>
              {demos.map(({ id, trade }) => (
                <option key={id} value={id}>
                  {trade}
                </option>
              ))}
              <option value="other">{yours.other}</option>
            </select>{' '}
          </DraftField>
        </div>
      </div>
    </Section>
  )
}

function Packages({ sides }: { sides: readonly OwnersSideProps[] }) {
  const { consultation, ...head } = home.packages
  return (
    <Section id="features">
      <SectionHead {...head} />
      <div className="mt-4 md:mt-26">
        <PackageGrid isBrief />
      </div>
      <details className="fold unfolded mt-2 md:mt-14">
        <summary className="min-h-11 cursor-pointer">
          <h3 className="text-lg md:text-xl">{ownersSide.title}</h3>
        </summary>
        <SwipeRow aria-label={ownersSide.title} className="grid-cols-3 gap-x-8">
          {sides.map((side) => (
            <li key={side.caption}>
              <OwnersSide {...side} />
            </li>
          ))}
        </SwipeRow>
      </details>
      <p className="mt-2 flex flex-col items-center justify-center gap-x-6 gap-y-2 border-t border-line pt-4 text-center md:flex-row">
        <span className="font-semibold">{launch.quiz.title}</span>{' '}
        <ButtonLink variant="quiet" {...consultation} className="px-3 max-sm:text-sm" />
      </p>
    </Section>
  )
}

function Statistics() {
  const { title, list, note } = home.statistics
  return (
    <section aria-label={title} className="pine-ground bg-pine-ground">
      <div className="mx-auto max-w-site px-5 py-5 md:px-8 lg:py-9">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-3 lg:grid-cols-4">
          {list.map(({ figure, label }) => (
            <div key={label} className="grid border-t border-line pt-2">
              <dt className="row-start-2 font-semibold">{label}</dt>
              <dd className="row-start-1 font-display text-3xl font-bold tracking-tight">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-sm">{note}</p>
      </div>
    </section>
  )
}

const teaserStyle = {
  first: 'lg:row-span-3',
  other: 'lg:grid lg:grid-cols-[9rem_1fr] lg:gap-6 lg:border-t lg:border-line lg:py-2.5',
  picture: 'h-auto w-full object-cover object-top max-lg:aspect-2/1',
  link: 'inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:text-pine hover:underline',
}

function BlogTeaser({ teasers }: { teasers: readonly (Post & { picture: PictureFiles })[] }) {
  return (
    <Section id="blog">
      <SectionHead {...home.blog} />
      <SwipeRow aria-label={home.blog.title} className="mt-4 lg:mt-8 lg:grid-cols-[1fr_2fr] lg:gap-x-gutter">
        {teasers.map((post, index) => (
          <li key={post.title} className={index === 0 ? teaserStyle.first : teaserStyle.other}>
            <Picture picture={post.picture} alt={post.imageAlt} className={teaserStyle.picture} />
            <div className={index === 0 ? 'mt-3' : 'max-lg:mt-3'}>
              <PostLine {...post} revised="" />
              <h3 className="mt-1 text-lg leading-tight">{post.title}</h3>
              <p className="mt-1 line-clamp-2 text-soft max-lg:text-sm">{post.excerpt}</p>
              <a href={post.path} aria-label={`Read More → ${post.title}`} className={teaserStyle.link}>
                Read More →
              </a>
            </div>
          </li>
        ))}
      </SwipeRow>
    </Section>
  )
}

/** A row to swipe on narrow screens (home.css), and a grid on wide ones. */
function SwipeRow({ className, children, ...list }: ComponentProps<'ul'>) {
  return (
    // A box that scrolls must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul {...list} tabIndex={0} className={`swipe -mx-5 px-5 md:-mx-8 md:px-8 lg:grid ${className}`}>
      {children}
    </ul>
  )
}
