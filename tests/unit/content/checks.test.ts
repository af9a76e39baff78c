import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../support/temporary-journal'
import { rowsOf } from '../../support/rows'
import { lineProblems } from '../../../scripts/site-content/lines'
import { content, contentProblems } from '../../../scripts/site-content/plugin'
import { readText } from '../../../scripts/site-content/texts'

const { packages, people, quotes, site, ownerDecisions, facts } = content
const [starter, growth, salesMachine] = packages
const [person, ...others] = people
const { name: owner } = person!
const withPackage = (changed: object) => ({ packages: [{ ...starter, ...changed }, growth, salesMachine] })
const withFact = (demo: keyof typeof facts, changed: object) => ({
  facts: { ...facts, [demo]: { ...facts[demo], ...changed } },
})
const withSite = (own: object) => ({ site: { ...site, ...own } })
const { services } = facts.barbershop
/** The content with one entry changed in these fields. */
const changes: Record<string, (own: object) => object> = {
  package: withPackage,
  site: withSite,
  hours: (hours) => withFact('barbershop', { hours }),
  company: (own) => withSite({ company: { ...site.company, town: '', ...own } }),
  account: (own) =>
    withSite({ footer: { social: [{ label: 'Mastodon', to: 'https://a.example', ...own }] } }),
  statistic: (own) => ({ home: { statistics: { list: [own] } } }),
  cut: (own) => withFact('barbershop', { services: { ...services, cut: { ...services.cut, ...own } } }),
  decisions: (own) => ({ ownerDecisions: { ...ownerDecisions, ...own } }),
  person: (own) => ({ people: [{ ...person, ...own }, ...others] }),
}
const changed = (name: string, own: object) =>
  changes[name]?.(own) ?? withFact(name as keyof typeof facts, own)

it.each<readonly [string, object]>([
  ['app/content/packages.ts: price: the cheapest package goes first', { packages: packages.toReversed() }],
  [`app/content/people.ts, ${owner}: is there twice`, { people: [person, person] }],
  [`app/content/testimonials.ts, entry 2: author: is missing`, { quotes: [quotes[0], {}] }],
  [`app/content/people.ts, ${owner}: contact: is missing`, changed('person', { contact: null })],
  [`app/content/people.ts, ${owner}: does: is empty`, changed('person', { does: ' ' })],
  [`app/content/testimonials.ts, ${quotes[0]!.author}: is there twice`, { quotes: [quotes[0], quotes[0]] }],
  ...rowsOf('support/content-fields').map(
    ([problem, name, fields]) => [problem, changed(name, JSON.parse(fields))] as const,
  ),
])('a build ends with "%s"', (problem, given) => {
  const found = contentProblems({ ...content, ...(given as Partial<typeof content>) })
  expect(found).toContainEqual(expect.stringContaining(problem))
})

it.each(rowsOf('support/content-lines'))(
  'of %s a build says "%s" with the line: %s',
  (name, problem, line) => {
    const found = lineProblems({ file: name, source: `${line}\n${line}\n` })
    expect(found).toEqual([1, 2].map((at) => expect.stringMatching(`^${name}\\(${at}\\): ${problem}`)))
  },
)

it('a price with cents is no wrong order of packages as well', () =>
  expect(contentProblems({ ...content, ...(withPackage({ price: '$850.50' }) as object) })).toHaveLength(1))

it('a build ends with every wrong field of a question', () => {
  const narrow = { first: [{ asked: '\bwho', answer: '' }], instead: [{ asked: '(who', answer: 'Us.' }] }
  const who = { labl: 'Who?', answer: ' ', link: { label: 'Us', to: 'launch' }, ...narrow }
  const questions = { words: { word: '{Who}' }, groups: { Us: { who } } }
  const found = contentProblems({ ...content, questions } as unknown as typeof content)
  const wrong =
    'word: Nothing fills {|label: is missing|answer, entry 1: is empty|to: begins|first, entry 1, asked: has|instead, entry 1, asked: I|Unrecognized key: "labl'
  for (const each of wrong.split('|')) expect(found.join()).toContain(each)
})

const opening = '# Title\n\nLead.\n\n'

it.each(['No title', '##A', '## A\n\n#Heading', '## A\n\n## B\n\nC', '## A\n\n1. B'])(
  'a page of text such as %j ends a build',
  (text) => expect(() => readText('a.md', text.replace(/^#/, `${opening}#`))).toThrow('a.md: '),
)

it('a build names the file and the line or field of the first mistake, and prints nothing else', () => {
  const folder = temporaryFolder()
  for (const name of ['app', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.content.json'])
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const file = 'app/content/packages.ts'
  const text = readFileSync(file, 'utf8')
  const check = (mistyped: string | Buffer, name = file) => {
    writeFileSync(join(folder, name), mistyped)
    const words = ['--import', 'tsx', 'scripts/check-content.ts']
    return spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' }).stderr
  }
  expect(check(text)).toBe('')
  const other = 'app/content/questions.json'
  const written = readFileSync(other, 'utf8')
  expect(check(written.replace('"which"', '"pay"'), other)).toMatch(
    /\(\d+\): "pay": \{: Map keys must be unique\n.*twice/,
  )
  expect(check(written.replace('\\\\b', '\\d'), other)).toMatch(/questions\.json\(3\): .*Invalid escape/)
  const listed = written.replace(/(?<=\.")\n +\]/, ',$&')
  expect(check(listed, other)).toMatch(/questions\.json\(\d\d+\): .*Unexpected ,/)
  const curly = written.replace(/(?<="asked": )"(.*)"/, '“$1”')
  const line = curly.split('"asked": “', 1)[0]!.split('\n').length
  expect(check(curly, other)).toMatch(new RegExp(`^${other}\\(${line}\\): The quotes around a value are`))
  expect(check(written, other)).toBe('')
  for (const [mistake, advice, by] of rowsOf('support/mistyped'))
    expect(check(text.replace(new RegExp(mistake), by))).toMatch(
      new RegExp(`^${file}\\(\\d+,\\d+\\): .*\\n\\S.*\\n${advice}.*\\n$`),
    )
  for (const unread of [Buffer.from(`\uFEFF${text}`, 'utf16le'), '\n', `${text}\0`])
    expect(check(unread)).toBe(`${file}: is empty, not saved as UTF-8, or has control characters\n`)
  writeFileSync(join(folder, file), text)
  expect(check('A post', 'app/content/posts/bakery.MD')).toBe(
    'app/content/posts/bakery.MD: is no post: its name ends in .md\n',
  )
})
