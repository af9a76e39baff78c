import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { applyExample, changeNumbers, readExamples, removeEntry } from '../support/owner-edits'
import { temporaryFolder } from '../support/temporary-journal'

/** Of the tests, those that read what the site says. */
const ofContent =
  'assistant blog documents drafts files head links metrics packages page-cache pages ' +
  'questions quiz showroom specification submissions'
const units = ['assistant', 'content', 'forms', 'offers', 'quiz', 'showroom', 'ui']
const tests = [
  ...units.map((name) => `tests/unit/${name}`),
  ...ofContent.split(' ').map((name) => `tests/http/${name}.test.ts`),
]

const examples = readExamples()
const lists = examples.filter(({ anchor }) => anchor)
const [, author = ''] = /name: '(.*)'/.exec(lists.find(({ file }) => /people/.test(file))!.text)!
const [, agency = ''] = /name: '(.*)'/.exec(
  examples.find(({ file, anchor }) => /site/.test(file) && !anchor)!.text,
)!
const [, post = ''] = /^id: (.*)/m.exec(examples.find(({ file }) => /posts/.test(file))!.text)!

it.each([
  ['one more of everything', 0],
  ['two of everything taken away, one in their place, and every price and number another', 2],
])('the tests pass with every example of docs/content.md: %s', { timeout: 1_800_000 }, (_, count) => {
  const root = temporaryFolder()
  const ignored = new Set(
    ['node_modules', 'build', 'data', '.git', '.cache', 'test-results'].map((name) => resolve(name)),
  )
  cpSync('.', root, { recursive: true, filter: (source) => !ignored.has(resolve(source)) })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))

  const folder = join(root, 'app/content/posts')
  const posts = readdirSync(folder).filter((name) => name.endsWith('.md'))
  for (const file of posts.slice(0, count)) rmSync(join(folder, file))
  for (const list of lists) for (let each = 0; each < count; each += 1) removeEntry(root, list)
  for (const example of examples) applyExample(root, example)
  if (count > 0) changeNumbers(root)
  for (const name of readdirSync(join(root, 'app/content'), { recursive: true, encoding: 'utf8' })) {
    const file = join(root, 'app/content', name)
    if (statSync(file).isFile()) writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Dayfive', agency))
  }
  if (count > 0)
    for (const file of posts.slice(count)) {
      const text = readFileSync(join(folder, file), 'utf8')
      writeFileSync(join(folder, file), text.replace(/^author: .*/m, `author: ${author}`))
    }
  // In the place of `npm run pictures`, which takes minutes.
  cpSync('public/social/about.png', join(root, `public/social/blog-${post}.png`))

  for (const [program, ...args] of [
    ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', 'app/content', 'app/showroom'],
    ['typescript/bin/tsc'],
    ['../scripts/build.js'],
    ['vitest/vitest.mjs', 'run', '--project=unit', '--project=components', '--project=http', ...tests],
  ] as const) {
    const run = spawnSync(process.execPath, [join('node_modules', program), ...args], {
      cwd: root,
      stdio: 'inherit',
    })
    expect(run.status, program).toBe(0)
  }
})
