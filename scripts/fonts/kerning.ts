import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs'

/** How much closer (negative) or wider two neighbours stand than their widths say, in the font's units. */
export interface Kern {
  left: number
  right: number
  /** Font units. */
  value: number
}

/**
 * What a font says of the distance between the letters of each pair, asked of the shaper that browsers use, so that it does not
 * matter how the font keeps it. Pairs at their usual distance are left out.
 *
 * @param pairs two characters each
 */
export function kerningOf(fontFile: Uint8Array, pairs: Iterable<string>): Kern[] {
  const font = new Font(new Face(new Blob(fontFile)))
  return [...pairs].flatMap((pair) => {
    const [left, right] = shaped(font, pair, '+kern')
    const [leftAlone] = shaped(font, pair, '-kern')
    if (!left || !right || !leftAlone || left.codepoint === 0 || right.codepoint === 0) return []
    const value = (left.xAdvance ?? 0) - (leftAlone.xAdvance ?? 0)
    return value === 0 ? [] : [{ left: left.codepoint, right: right.codepoint, value }]
  })
}

function shaped(font: Font, text: string, kerning: '+kern' | '-kern') {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  const feature = Feature.fromString(kerning)
  shape(font, buffer, feature ? [feature] : [])
  return buffer.getGlyphInfosAndPositions()
}
