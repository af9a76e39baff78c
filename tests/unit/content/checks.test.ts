import { expect, it } from 'vitest'
import { content, contentProblems } from '../../../scripts/site-content/plugin'
import { readText } from '../../../scripts/site-content/texts'

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

const decisionsOfTests = {
  ...ownerDecisions,
  hosting: { ...hosting, includedMonths: 12, yearlyPrice: 180 },
  changes: { freeDays: 30, hourlyPrice: 60 },
  furtherLanguage: { price: 300, days: 2 },
}

it.each([
  ['2-year hosting', 'hosting.includedMonths of owner-decisions.ts: 12 months'],
  ['A domain, then $200 a year', 'hosting.yearlyPrice of owner-decisions.ts: 180 dollars'],
  ['Changes for 60 days', 'changes.freeDays of owner-decisions.ts: 30 days'],
  ['A second language for $1,300', 'furtherLanguage.price of owner-decisions.ts: 300 dollars'],
])('a feature such as "%s" contradicts what is decided', (line, field) => {
  const features = { 'Free domain plus 1-year hosting': 'Kept running.', [line]: 'Words.' }
  const given = { ...content, ...withPackage({ features }), ownerDecisions: decisionsOfTests }
  expect(contentProblems(given as unknown as typeof content)).toEqual([
    `packages.ts, basic: features: "${line}" contradicts ${field}`,
  ])
})

it('a build ends with nothing where all is well', () => {
  expect(contentProblems(content)).toEqual([])
})

it.each(['No title', '# Title\n\nLead.\n\n##Heading', '# Title\n\nLead.\n\n## One\n\n{retentionDay}'])(
  'a build ends with %j as a page of text',
  (source) => expect(() => readText('a.md', source)).toThrow('a.md: '),
)
