import { cleanup, screen } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { people, sampleNotes } from '~/content/people'
import { posts } from '~/content/posts'
import { sampleWarnings } from '~/content/samples'
import { whoIsBehind, site, type Sample } from '~/content/site'
import { testimonials } from '~/content/testimonials'
import { Footer } from '~/ui/layout/footer'
import { SampleNote } from '~/ui/sample-note'
import BlogPostPage from '~/routes/blog/post'
import { Testimonials } from '~/routes/home/testimonials'
import { renderAt } from './render-at'

const picture = { width: 1, height: 1, src: '/a.svg', sources: [] }
/** Without what it is flagged with, as an owner's own. */
const own = <Thing extends Sample>(thing: Thing) => {
  const { sample: _, ...others } = thing
  return others
}
const person = own(people[0]!)
const quote = own(testimonials.quotes[0]!)
const account = own(site.footer.social[0]!)

/** What shows a quote, a person, an author and a social account, each with these flags besides. */
const places = (flags: Sample): Record<string, RouteObject> => ({
  quotes: { element: <Testimonials quotes={[{ ...quote, picture, ...flags }]} /> },
  people: { element: <SampleNote of={[{ ...person, ...flags }]} text={sampleNotes.people} /> },
  author: {
    element: <BlogPostPage />,
    hydrateFallbackElement: <p>Loading</p>,
    loader: () => ({
      post: posts[0],
      author: { ...person, portrait: picture, ...flags },
      picture,
      readOn: [],
      related: [],
    }),
  },
  social: {
    element: (
      <Footer
        {...site}
        footer={{ ...site.footer, social: [{ ...account, ...flags }] }}
        company=""
        contactEmail={undefined}
      />
    ),
  },
})

const notes = {
  quotes: testimonials.sampleNote,
  ...sampleNotes,
  social: site.footer.sampleNote,
}

it.each(Object.entries(notes))('a line says so under %s that are samples, alone', async (kind, note) => {
  renderAt('/', [{ path: '/', ...places({ sample: true })[kind] } as RouteObject])
  expect(await screen.findByText(note)).toBeVisible()
  cleanup()
  renderAt('/', [{ path: '/', ...places({})[kind] } as RouteObject])
  await vi.waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(screen.queryByText(/sample/i)).toBeNull()
})

it('start and doctor name the kinds that are left, and nothing once all is replaced', () => {
  expect(sampleWarnings({ quotes: [{ sample: true }, {}], people: [{}] })).toEqual([
    expect.stringMatching(/: quotes \(1\)$/),
  ])
  expect(sampleWarnings({ quotes: [{}], people: [{}] })).toEqual([])
})

it.each([
  ['12 Main Street', 'Springfield', ['its address is 12 Main Street, Springfield.']],
  ['', 'Springfield', ['its address is Springfield.']],
  ['', '', []],
])('the footer says who is behind the site at "%s", "%s"', (street, town, said) => {
  const company = whoIsBehind({ ...site.company, street, town }).sentence
  renderAt('/', [{ path: '/', element: <Footer {...site} company={company} contactEmail={undefined} /> }])
  expect(screen.queryAllByText(/web agency/).map(({ textContent }) => textContent)).toEqual(
    said.map((words) => expect.stringContaining(words) as string),
  )
})
