import { renderToStaticMarkup } from 'react-dom/server'
import type { RouteObject } from 'react-router-dom'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server'
import { expect, it } from 'vitest'
import { people, sampleNotes } from '~/content/people'
import { posts } from '~/content/posts'
import { sampleWarnings } from '~/content/samples'
import { site, type Sample } from '~/content/site'
import { testimonials } from '~/content/testimonials'
import { Footer } from '~/ui/layout/footer'
import { SampleNote } from '~/ui/sample-note'
import BlogPostPage from '~/routes/blog/post'
import { Testimonials } from '~/routes/home/testimonials'
import { parseHtml } from '../../support/parse-html'

const notes = { quotes: testimonials.sampleNote, ...sampleNotes, social: site.footer.sampleNote }

const picture = { width: 1, height: 1, src: '/a.svg', sources: [] }
/** Without its flag, as an owner's own content. */
const own = <Thing extends Sample>(thing: Thing) => {
  const { sample: _, ...others } = thing
  return others
}
const person = own(people[0]!)
const quote = own(testimonials.quotes[0]!)
const account = own(site.footer.social[0]!)
const author = { ...person, portrait: picture }
const footerProps = { ...site, company: '', contactEmail: 'hello@dayfive.test' }

/** The text of a page, rendered with the router of Remix. */
async function show(page: RouteObject) {
  const { dataRoutes, query } = createStaticHandler([{ path: '/', ...page } as RouteObject])
  const context = await query(new Request('http://site.test/'))
  if (context instanceof Response) throw new Error('It leads elsewhere')
  const router = createStaticRouter(dataRoutes as RouteObject[], context)
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} />)
  return parseHtml(html).body.textContent
}

/** Elements with quotes, people, an author and social accounts, each with one of these flags. */
const places = (...all: Sample[]): Record<keyof typeof notes, RouteObject> => ({
  quotes: { element: <Testimonials quotes={all.map((flags) => ({ ...quote, picture, ...flags }))} /> },
  people: { element: <SampleNote of={all.map((flags) => ({ ...person, ...flags }))} text={notes.people} /> },
  author: {
    element: <BlogPostPage />,
    loader: () => ({ post: posts[0], author: { ...author, ...all[0] }, picture, readOn: [], related: [] }),
  },
  social: {
    element: <Footer {...footerProps} footer={{ ...site.footer, social: [{ ...account, ...all[0] }] }} />,
  },
})

const kinds = Object.keys(notes) as (keyof typeof notes)[]
it.each(kinds)('a line marks %s as samples only while they are', async (kind) => {
  expect(await show(places({ sample: true })[kind])).toContain(notes[kind])
  expect(await show(places({})[kind])).not.toMatch(/sample/i)
})

it('among real ones, a line names the samples, and the title is that of real ones', async () => {
  const mixed = places({ sample: true }, {})
  const note = 'Samples, made up for now: '
  expect(await show(mixed.quotes)).toContain(
    `${testimonials.title}${testimonials.pause}${note}${quote.author}.`,
  )
  expect(await show(mixed.people)).toContain(`${note}${person.name}.`)
})

it('an empty list has no heading', async () => {
  const footer = { ...site.footer, social: [] }
  expect(await show({ element: <Testimonials quotes={[]} /> })).toBe('')
  expect(await show({ element: <Footer {...footerProps} footer={footer} /> })).not.toContain('Follow Us')
})

it('start and doctor name the kinds of samples that are left', () => {
  expect(sampleWarnings({ quotes: [{ sample: true }, {}], people: [{}] })).toEqual([
    expect.stringMatching(/: quotes \(1\)$/),
  ])
  expect(sampleWarnings({ quotes: [{}], people: [{}] })).toEqual([])
})
