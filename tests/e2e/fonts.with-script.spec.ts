import { fontCharacters } from '../../app/fonts/characters'
import { expect, test } from './visit'

// The fonts come without arrows, and the specification wants one: "Read More →".
const drawnByFallback = ['→']

for (const font of ['400 40px Instrument Sans', '700 40px Bricolage Grotesque']) {
  test(`${font} draws every character that the site uses`, async ({ page, open }) => {
    await open('/')
    // A first page that is quicker than its fonts does without them; the next one has them.
    await open('/')
    const missing = await page.evaluate(
      async ([name, characters]) => {
        await document.fonts.load(name, 'A')
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
        const width = (character: string, fallback: string) => {
          pen.font = `${name.replace(/px (.*)/, 'px "$1"')}, ${fallback}`
          return pen.measureText(character).width
        }
        // What the font doesn't hold is drawn by the fallback, and those two are not of one width.
        return [...characters].filter((each) => width(each, 'monospace') !== width(each, 'serif'))
      },
      [font, fontCharacters] as const,
    )
    expect(missing).toEqual(drawnByFallback)
  })
}
