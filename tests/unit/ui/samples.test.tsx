import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
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

// As generous as the other limits: a busy machine takes long.
configure({ asyncUtilTimeout: 30_000 })

const notes = {
  quotes: testimonials.sampleNote,
  ...sampleNotes,
  social: site.footer.sampleNote,
}

const picture = { width: 1, height: 1, src: '/a.svg', sources: [] }
/** Without what it is flagged with, as an owner's own. */
const own = <Thing extends Sample>(thing: Thing) => {
  const { sample: _, ...others } = thing
  return others
}
const person = own(people[0]!)
const quote = own(testimonials.quotes[0]!)
const account = own(site.footer.social[0]!)

/** Renders a page on the router that Remix stands on. */
function show(page: RouteObject) {
  const router = createMemoryRouter([{ path: '/', ...page } as RouteObject], {
    future: {
      v7_fetcherPersist: true,
      v7_normalizeFormMethod: true,
      v7_partialHydration: true,
      v7_relativeSplatPath: true,
      v7_skipActionErrorRevalidation: true,
    },
  })
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />)
}

/** What shows a quote, a person, an author and a social account, each with these flags besides. */
const places = (flags: Sample): Record<keyof typeof notes, RouteObject> => ({
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

const kinds = Object.keys(notes) as (keyof typeof notes)[]
it.each(kinds)('a line says so under %s that are samples, alone', async (kind) => {
  show(places({ sample: true })[kind])
  expect(await screen.findByText(notes[kind])).toBeVisible()
  cleanup()
  show(places({})[kind])
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(screen.queryByText(/sample/i)).toBeNull()
})

it('start and doctor name the kinds that are left, and nothing once all is replaced', () => {
  expect(sampleWarnings({ quotes: [{ sample: true }, {}], people: [{}] })).toEqual([
    expect.stringMatching(/: quotes \(1\)$/),
  ])
  expect(sampleWarnings({ quotes: [{}], people: [{}] })).toEqual([])
})
