import { expect, it } from 'vitest'
import { content, contentProblems } from '../../../scripts/site-content/plugin'

const { packages, people, ownerDecisions } = content
const [starter, growth, salesMachine] = packages
const [person, ...others] = people

const { hosting } = ownerDecisions
const withPackage = (changed: object) => ({ packages: [{ ...starter, ...changed }, growth, salesMachine] })
const withPerson = (changed: object) => ({ people: [{ ...person, ...changed }, ...others] })

it.each([
  ['packages.ts, basic: price: is missing', withPackage({ price: undefined })],
  ['packages.ts, basic: price: is no price such as $1,200', withPackage({ price: '€8' })],
  ['packages.ts, basic: price: is no text: put it in quotes', withPackage({ price: 850 })],
  ['packages.ts, basic: features.Photos: is empty', withPackage({ features: { Photos: '' } })],
  ['packages.ts: price: the cheapest package goes first', { packages: [growth, starter, salesMachine] }],
  [`people.ts, ${person!.name}: answers: is missing`, withPerson({ answers: undefined })],
  [`people.ts, ${person!.name}: does: is empty`, withPerson({ does: ' ' })],
  [
    `people.ts, ${person!.name}: portrait: names no file of pictures/people/`,
    withPerson({ portrait: 'people/none' }),
  ],
  [
    'owner-decisions.ts: hosting.yearlyPrice: is no bare whole number such as 180',
    { ownerDecisions: { ...ownerDecisions, hosting: { ...hosting, yearlyPrice: '$200' } } },
  ],
])('a build ends with "%s"', (problem, changed) => {
  const found = contentProblems({ ...content, ...(changed as Partial<typeof content>) })
  expect(found).toContainEqual(expect.stringContaining(problem))
})

it('a build ends with nothing where all is well', () => {
  expect(contentProblems(content)).toEqual([])
})
