import { headingCharacters, textCharacters } from '../../app/fonts/characters'
import type { CDPSession } from 'playwright/test'
import { expectSteady } from './steady'
import { expect, hold, test as testInOwnTab, testInSharedTab as test } from './visit'

const fonts = [
  // The text font comes without arrows, and the specification wants one: "Read More →".
  { font: '400 40px "Instrument Sans"', characters: textCharacters, drawnByFallback: ['→'] },
  { font: '700 40px "Bricolage Grotesque"', characters: headingCharacters, drawnByFallback: [] },
]

test('the fonts draw every character that the site uses, and set the letters of headings closer that would stand apart', async ({
  page,
  open,
}) => {
  await open('/')
  // A first page that is quicker than its fonts does without them; the next one has them.
  await open('/')

  for (const { font, characters, drawnByFallback } of fonts) {
    const missing = await page.evaluate(
      async ([name, wanted]) => {
        await document.fonts.load(name, 'A')
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
        const width = (character: string, fallback: string) => {
          pen.font = `${name}, ${fallback}`
          return pen.measureText(character).width
        }
        // What the font doesn't hold is drawn by the fallback, and those two are not of one width.
        return [...wanted].filter((each) => width(each, 'monospace') !== width(each, 'serif'))
      },
      [font, characters] as const,
    )
    expect(missing, font).toEqual(drawnByFallback)
  }

  const [kerned, apart] = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    pen.font = '700 40px "Bricolage Grotesque"'
    return (['normal', 'none'] as const).map((kerning) => {
      pen.fontKerning = kerning
      return pen.measureText('Two Year We Today').width
    })
  })
  expect(kerned).toBeLessThan(Number(apart) * 0.99)
})

/** The face that draws the first element of a selector. */
async function faceOf(session: CDPSession, selector: string): Promise<string | undefined> {
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts: faces } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return faces[0]?.postScriptName
}

testInOwnTab(
  'late fonts move nothing, draw the headings as soon as they are there and the text from the next page on',
  async ({ page, open }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const release = await hold(page, '**/*.woff2')
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    // Ten times what `font-display: optional` waits for the font.
    await page.waitForTimeout(1000)
    release()
    await page.waitForLoadState('load')
    await expectSteady(page)
    await expect.poll(() => faceOf(session, 'h1')).toMatch(/Bricolage/)
    const [text, strong] = [await faceOf(session, 'h1 + p'), await faceOf(session, 'h1 + p strong')]
    expect(text).not.toMatch(/Instrument/)
    expect(strong, 'a bold face of its own, not the other made bolder').toMatch(/bold/i)
    // What is intercepted isn't cached.
    await page.unrouteAll()
    await open('/launch')
    await open('/about')
    expect(await faceOf(session, 'h1')).toMatch(/Bricolage/)
    expect(await faceOf(session, 'main p')).toMatch(/Instrument/)
  },
)
