import { execFile, spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knowledgeOf } from '~/ask/assistants'
import { previewPage } from '~/content/preview'
import { demoPath, draftPath, showroom } from '~/content/showroom'
import { site as content } from '~/content/site'
import { rehearsalNote } from '~/showroom/kit/read-rehearsal'
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

  it.each(showroom)('$client says what it is, answers and rehearses', async (demo) => {
    const path = demoPath(demo)
    const page = await show(path)
    expect(page).toContain(`A demo by ${content.name}`)
    expect(page).toContain('Start one like this')
    const [question = ''] = knowledgeOf[demo.id].suggestions
    const reply = ask(demo.id, question)
    const answer = await show(path, { ask: question })
    expect(answer).toContain(`You asked “${question}”`)
    for (const paragraph of reply.kind === 'answer'
      ? reply.topics.flatMap((topic) => topic.answer)
      : [reply.kind])
      expect(answer).toContain(paragraph.replace(/\s+/g, ' '))
    expect(page).toContain(rehearsalNote)
  })

  it.each(showroom)(
    'a draft in the look of $client says what was typed, and answers from it',
    async (demo) => {
      const typed = {
        name: 'O’Neill',
        thing: 'Soup',
        price: '5',
        hours: 'daily',
        make: '1',
        trade: demo.id,
      }
      const form = await show('/preview')
      for (const label of ['Your business name', 'Town', 'Price', previewPage.button])
        expect(form).toContain(label)
      const draft = await show('/preview', typed)
      expect(draft).toContain(`A draft by ${content.name}`)
      for (const told of ['O’Neill', 'Soup', '$5']) expect(draft).toContain(told)
      const { make: _, trade: __, ...facts } = typed
      const answer = await show(draftPath(demo), { ...facts, ask: 'How much is the soup?' })
      expect(answer).toContain('Soup is $5.')
    },
  )

  it('the agency’s assistant answers', async () => {
    expect(await show('/questions', { ask: 'what does it cost' })).toContain(
      'three packages, each at a fixed price',
    )
  })
})
