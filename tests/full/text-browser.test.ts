import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knowledgeOf } from '~/ask/assistants'
import { demoBar } from '~/content/demo-bar'
import { demoPath, draftPath, showroom } from '~/content/showroom'
import { ask } from '../support/assistants'
import { startSite, type Site } from '../support/site'

const isInstalled = spawnSync('lynx', ['-version']).status === 0
// Without it the continuous integration fails, at the first page.
const isSkipped = !isInstalled && !process.env.CI
if (isSkipped) console.log('Nothing is tested in a text browser: lynx is not installed')

describe.skipIf(isSkipped)('in a text browser', () => {
  let site: Site
  let origin: string
  beforeAll(async () => {
    site = await startSite({ environment: { SITE_URL: '' } })
    origin = await site.listen()
  })
  afterAll(() => site.close())

  /** What lynx shows; with fields, of the form that it sends by GET. */
  async function show(path: string, fields: Record<string, string> = {}): Promise<string> {
    const url = `${origin}${path}?${new URLSearchParams(fields)}`
    const options = ['-dump', '-nolist', '-width=100', '-display_charset=utf-8']
    const { stdout } = await promisify(execFile)('lynx', [...options, url])
    return stdout.replace(/\s+/g, ' ')
  }

  it.each(showroom)(
    '$client says what it is, answers and rehearses, and so does a draft in its look',
    async (demo) => {
      const page = await show(demoPath(demo))
      for (const words of [demoBar.mark.join(' '), demoBar.start, demoBar.only]) expect(page).toContain(words)
      const [question = ''] = knowledgeOf[demo.id].suggestions
      const reply = ask(demo.id, question)
      const answered = await show(demoPath(demo), { ask: question })
      const told = reply.kind === 'answer' ? reply.topics.flatMap((topic) => topic.answer) : [reply.kind]
      for (const words of [question, ...told]) expect(answered).toContain(words.replace(/\s+/g, ' '))

      const facts = { name: 'O’Neill', thing: 'Soup', price: '5', hours: 'daily' }
      const draft = await show('/preview', { ...facts, make: '1', trade: demo.id })
      for (const words of ['A draft by', 'O’Neill', 'Soup', '$5']) expect(draft).toContain(words)
      expect(await show(draftPath(demo), { ...facts, ask: 'How much is the soup?' })).toContain('Soup: $5.')
    },
  )
})
