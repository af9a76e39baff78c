import { expect, it } from 'vitest'
import { content, contentProblems } from '../../../scripts/site-content/plugin'

const { packages, people, ownerDecisions } = content
const [starter, growth, salesMachine] = packages
const [ruth, ...others] = people

it.each([
  [
    'packages.ts, standard: price: is missing',
    { packages: [starter, { ...growth, price: undefined }, salesMachine] },
  ],
  [
    'packages.ts, basic: price: is no price such as $1,200',
    { packages: [{ ...starter, price: '€8' }, growth, salesMachine] },
  ],
  [
    'packages.ts, basic: price: is no text: put it in quotes',
    { packages: [{ ...starter, price: 850 }, growth, salesMachine] },
  ],
  ['packages.ts: price: the cheapest package goes first', { packages: [growth, starter, salesMachine] }],
  ['people.ts, Ruth Amsel: answers: is missing', { people: [{ ...ruth, answers: undefined }, ...others] }],
  ['people.ts, Ruth Amsel: does: is empty', { people: [{ ...ruth, does: ' ' }, ...others] }],
  [
    'people.ts, Ruth Amsel: portrait: names no file of pictures/people/',
    { people: [{ ...ruth, portrait: 'covers/name' }, ...others] },
  ],
  [
    'owner-decisions.ts: hosting.yearlyPrice: is no bare whole number such as 180',
    { ownerDecisions: { ...ownerDecisions, hosting: { ...ownerDecisions.hosting, yearlyPrice: '$200' } } },
  ],
])('a build ends with "%s"', (problem, changed) => {
  const found = contentProblems({ ...content, ...(changed as Partial<typeof content>) })
  expect(found).toContainEqual(expect.stringContaining(problem))
})

it('a build ends with nothing where all is well', () => {
  expect(contentProblems(content)).toEqual([])
})
