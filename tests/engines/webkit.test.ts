import { describe, expect, test } from 'vitest'
import { addresses } from '../support/addresses'
import { promisesOf, sideways } from './promises'
import { webkit } from './webkit'

promisesOf(webkit(), (visit) => {
  describe('letters twice as large break no word and keep to the window of a phone:', () => {
    test.each([...addresses, '/showroom/artist'])('%s', async (address) => {
      const visitor = await visit(address, { textZoom: 2, width: 390 })
      expect(await sideways(visitor)).toBeLessThanOrEqual(0)
      expect(await visitor.evaluate(brokenWords)).toEqual([])
    })
  })
})

/** Runs in the page: what begins on one line and ends on another, but for addresses, which are no words. */
function brokenWords() {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  for (let text; (text = texts.nextNode() as Text | null);) {
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      if (word.includes('@') || text.parentElement!.closest('.sr-only, .out-of-sight')) continue
      for (const part of word.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index + part.index)
        range.setEnd(text, index + part.index + part[0].length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
        if (new Set(lines).size > 1) broken.push(word)
      }
    }
  }
  return broken
}
