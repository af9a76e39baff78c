import { headingCharacters, textCharacters } from '../../app/fonts/characters'
import { expect, testInSharedTab as test } from './visit'

for (const { font, characters, drawnByFallback } of [
  // The text font comes without arrows, and one is wanted: "Read More →".
  { font: '400 40px "Instrument Sans"', characters: textCharacters, drawnByFallback: ['→'] },
  { font: '700 40px "Bricolage Grotesque"', characters: headingCharacters, drawnByFallback: [] },
])
  test(`${font} draws every character that the site uses`, async ({ page, open }) => {
    await open('/')
    const missing = await page.evaluate(
      async ([name, wanted]) => {
        await document.fonts.load(name, 'A')
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
        const width = (character: string, fallback: string) => {
          pen.font = `${name}, ${fallback}`
          return pen.measureText(character).width
        }
        // The fallback font draws characters that the font lacks, with other widths.
        return [...wanted].filter((each) => width(each, 'monospace') !== width(each, 'serif'))
      },
      [font, characters] as const,
    )
    expect(missing).toEqual(drawnByFallback)
  })
