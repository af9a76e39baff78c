import { expect, it, vi } from 'vitest'
import { ownerDecisions } from '~/content/owner-decisions'
import { packages } from '~/content/packages'
import { people } from '~/content/people'

const [starter, growth, salesMachine] = packages
const [ruth, ...others] = people

/** What a build says to changed content. */
async function problemsWith(file: string, content: object): Promise<string> {
  vi.resetModules()
  vi.doMock(`../../../app/content/${file}`, () => content)
  const { siteContent } = await import('../../../scripts/site-content/plugin')
  vi.doUnmock(`../../../app/content/${file}`)
  const { buildStart } = siteContent() as unknown as { buildStart: () => void }
  try {
    buildStart()
    return ''
  } catch (error) {
    return String(error)
  }
}

it.each([
  [
    'packages.ts, standard: price: is missing',
    'packages',
    { packages: [starter, { ...growth, price: undefined }, salesMachine] },
  ],
  [
    'packages.ts, basic: price: is no price such as $1,200',
    'packages',
    { packages: [{ ...starter, price: '€8' }, growth, salesMachine] },
  ],
  [
    'packages.ts: price: the cheapest package stands first',
    'packages',
    { packages: [growth, starter, salesMachine] },
  ],
  [
    'people.ts, Ruth Amsel: answers: is missing',
    'people',
    { people: [{ ...ruth, answers: undefined }, ...others] },
  ],
  ['people.ts, Ruth Amsel: does: is empty', 'people', { people: [{ ...ruth, does: ' ' }, ...others] }],
  [
    'people.ts, Ruth Amsel: portrait: names no file of pictures/people/',
    'people',
    { people: [{ ...ruth, portrait: 'covers/name' }, ...others] },
  ],
  [
    'owner-decisions.ts: hosting.yearlyPrice: is no bare whole number such as 180',
    'owner-decisions',
    { ownerDecisions: { ...ownerDecisions, hosting: { ...ownerDecisions.hosting, yearlyPrice: '$200' } } },
  ],
])('a build ends with "%s"', async (problem, file, content) => {
  expect(await problemsWith(file, content)).toContain(problem)
})
