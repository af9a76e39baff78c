import { execFile, spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knowledgeOf } from '~/ask/assistants'
import { demoBar } from '~/content/demo-bar'
import { previewPage } from '~/content/preview'
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
  function show(path: string, fields: Record<string, string> = {}): Promise<string> {
    const input = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    const sends = input.length > 0 ? ['-get_data'] : []
    return new Promise((resolve, reject) => {
      const lynx = execFile(
        'lynx',
        ['-dump', '-nolist', '-width=100', '-display_charset=utf-8', ...sends, origin + path],
        (error, stdout) => (error ? reject(error) : resolve(stdout.replace(/\s+/g, ' '))),
      )
      lynx.stdin?.end(input.length > 0 ? `${input.join('&')}\n---\n` : '')
    })
  }

  it.each(showroom)(
    '$client says what it is, answers and rehearses, and so does a draft in its look',
    async (demo) => {
      const page = await show(demoPath(demo))
      for (const words of [demoBar.demo.join(' '), demoBar.start, demoBar.only])
        expect(page).toContain(words)
      const [question = ''] = knowledgeOf[demo.id].suggestions
      const reply = ask(demo.id, question)
      const answer = await show(demoPath(demo), { ask: question })
      expect(answer).toContain(question)
      for (const paragraph of reply.kind === 'answer'
        ? reply.topics.flatMap((topic) => topic.answer)
        : [reply.kind])
        expect(answer).toContain(paragraph.replace(/\s+/g, ' '))

      const facts = { name: 'O’Neill', thing: 'Soup', price: '5', hours: 'daily' }
      const draft = await show('/preview', { ...facts, make: '1', trade: demo.id })
      for (const told of ['A draft by', 'O’Neill', 'Soup', '$5']) expect(draft).toContain(told)
      expect(await show(draftPath(demo), { ...facts, ask: 'How much is the soup?' })).toContain('Soup is $5.')
    },
  )

  it('the form of a draft says what to type, and the agency’s assistant answers', async () => {
    const form = await show('/preview')
    for (const label of [previewPage.name.label, previewPage.town.label, 'Price', previewPage.button])
      expect(form).toContain(label)
    expect(await show('/questions', { ask: 'what does it cost' })).toContain('three packages')
  })
})
