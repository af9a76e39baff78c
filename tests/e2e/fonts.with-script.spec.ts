import { headingCharacters, textCharacters } from '../../app/fonts/characters'
import { expect, test } from './visit'

const fonts = [
  // The text font comes without arrows, and the specification wants one: "Read More →".
  { font: '400 40px "Instrument Sans"', characters: textCharacters, drawnByFallback: ['→'] },
  { font: '700 40px "Bricolage Grotesque"', characters: headingCharacters, drawnByFallback: [] },
]

for (const { font, characters, drawnByFallback } of fonts) {
  test.describe(font, () => {
    test.beforeEach(async ({ page, open }) => {
      await open('/')
      // A first page that is quicker than its fonts does without them; the next one has them.
      await open('/')
      await page.evaluate(async (name) => document.fonts.load(name, 'A'), font)
    })

    test('draws every character that the site uses', async ({ page }) => {
      const missing = await page.evaluate(
        ([name, wanted]) => {
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
      expect(missing).toEqual(drawnByFallback)
    })
  })
}

test('sets the letters of headings closer that would stand apart', async ({ page, open }) => {
  await open('/')
  await open('/')
  const [kerned, apart] = await page.evaluate(async () => {
    const font = '700 40px "Bricolage Grotesque"'
    await document.fonts.load(font, 'A')
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    pen.font = font
    return (['normal', 'none'] as const).map((kerning) => {
      pen.fontKerning = kerning
      return pen.measureText('Two Year We Today').width
    })
  })
  expect(kerned).toBeLessThan(Number(apart) * 0.99)
})
