import { isFull } from './matrix'
import { expect, testInSharedTab as test } from './visit'

// The posts share one template, so one of them stands for all.
for (const place of isFull ? [0, 1, 2, 3] : [1]) {
  test(`a line of post ${place} has 60 to 75 letters where there is room`, async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(`/blog/${place}`)
    // A first page that is quicker than its fonts does without them, and other letters have other widths.
    await page.evaluate(async () => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=preload][href*=instrument]')!
      const font = new FontFace('Instrument Sans', `url(${href})`, { weight: '400 600' })
      document.fonts.add(await font.load())
    })
    const lengths = await page.locator('.prose > p').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const text = paragraph.firstChild as Text
        const range = document.createRange()
        const topOf = (letter: number) => {
          range.setStart(text, letter)
          range.setEnd(text, letter + 1)
          return range.getBoundingClientRect().top
        }
        const lines: number[] = []
        let start = 0
        for (let letter = 1; letter < text.length; letter++) {
          if (topOf(letter) - topOf(start) < 10) continue
          lines.push(letter - start)
          start = letter
        }
        // The last line ends where the paragraph does.
        return lines
      }),
    )
    expect(lengths.length).toBeGreaterThan(20)
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    expect(mean).toBeGreaterThanOrEqual(60)
    expect(mean).toBeLessThanOrEqual(75)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(80)
  })
}
