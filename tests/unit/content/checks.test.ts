import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../support/temporary-journal'
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
    'site.ts, social: 0.to: begins with https://',
    { social: [{ label: 'Mastodon', to: 'mastodon.example/@dayfive' }] },
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

it.each([
  'No title',
  '# Title\n\nLead.\n\n##Heading',
  '# Title\n\nLead.\n\n## One\n\n{retentionDay}',
  '# Title\n\nLead.\n\n## Empty\n\n## One\n\nA.',
  '# Title\n\nLead.\n\n## One\n\n1. A.',
])('a build ends with %j as a page of text', (source) =>
  expect(() => readText('a.md', source)).toThrow('a.md: '),
)

it('a build names file and line, or field, of what cannot be read, and no more', () => {
  const folder = temporaryFolder()
  for (const name of ['app', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.content.json'])
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const check = (file: string, mistype: (text: string) => string | Buffer) => {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, mistype(text))
    const { stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-content.ts'], {
      cwd: folder,
      encoding: 'utf8',
    })
    writeFileSync(path, text)
    return `${status} ${stderr}`
  }
  const packagesFile = 'app/content/packages.ts'
  expect(check(packagesFile, (text) => text)).toBe('0 ')
  const bare = check(packagesFile, (text) => text.replace(/price: '.*'/, 'price: cheap'))
  expect(bare).toMatch(/^1 app\/content\/packages\.ts\(\d+,\d+\): .*'cheap'\.\n.*quote.*\n$/)
  const utf16 = check(packagesFile, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'))
  expect(utf16).toBe(`1 ${packagesFile}: is not saved as UTF-8\n`)
})
