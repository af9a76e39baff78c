import { cleanup, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { people, sampleNotes } from '~/content/people'
import { blog, posts } from '~/content/posts'
import { sampleWarnings } from '~/content/samples'
import { whoIsBehind, site, type Sample } from '~/content/site'
import { testimonials } from '~/content/testimonials'
import { Footer } from '~/ui/layout/footer'
import { SampleNote } from '~/ui/sample-note'
import { Article } from '~/routes/blog/article'
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
const places = (flags: Sample): Record<string, ReactElement> => ({
  quotes: <Testimonials {...testimonials} quotes={[{ ...quote, picture, ...flags }]} />,
  people: <SampleNote of={[{ ...person, ...flags }]} text={sampleNotes.people} className="" />,
  author: (
    <Article
      words={blog}
      post={posts[0]!}
      author={{ ...person, portrait: picture, sampleNote: sampleNotes.author, ...flags }}
      picture={picture}
      previous={undefined}
      next={undefined}
      related={[]}
    />
  ),
  social: (
    <Footer
      {...site}
      footer={{ ...site.footer, social: [{ ...account, ...flags }] }}
      company=""
      contactEmail={undefined}
    />
  ),
})

const notes = {
  quotes: testimonials.sampleNote,
  ...sampleNotes,
  social: site.footer.sampleNote,
}

it.each(Object.entries(notes))('a line says so under %s that are samples, alone', (kind, note) => {
  renderAt('/', [{ path: '/', element: places({ sample: true })[kind] }])
  expect(screen.getByText(note)).toBeVisible()
  cleanup()
  renderAt('/', [{ path: '/', element: places({})[kind] }])
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
