import type { Kern } from './kerning'

const bytesPerPair = 6
const bytesPerEntry = 16
// Where a font keeps its kerning, and what only works together with that.
const layoutTables = ['GPOS', 'GSUB', 'GDEF']

/** The table `kern` (OpenType 1.9, version 0 with one subtable of format 0): a sorted list of pairs, six bytes each. */
function kernTable(kerns: Kern[]): Buffer {
  const sorted = kerns.toSorted((one, other) => one.left - other.left || one.right - other.right)
  const pairs = sorted.flatMap(({ left, right, value }) => [left, right, value & 0xffff])
  const horizontal = 1
  const subtable = [
    0,
    14 + sorted.length * bytesPerPair,
    horizontal,
    ...searchHeader(sorted.length, bytesPerPair),
    ...pairs,
  ]
  return words([0, 1, ...subtable])
}

/**
 * The font file with these pairs as its only kerning. The checksum of the whole is left to the reader of WOFF2, which has to
 * work it out in any case (WOFF2, section 5.1).
 *
 * @param font in the form TrueType gave it (`sfnt`)
 */
export function withKerning(font: Buffer, kerns: Kern[]): Buffer {
  const tables = [
    ...tablesOf(font).filter(({ tag }) => !layoutTables.includes(tag)),
    { tag: 'kern', content: kernTable(kerns) },
  ].toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
  const header = Buffer.concat([font.subarray(0, 4), words(searchHeader(tables.length, bytesPerEntry))])
  let offset = header.length + tables.length * bytesPerEntry
  const directory = tables.map(({ tag, content }) => {
    const entry = Buffer.alloc(bytesPerEntry)
    entry.write(tag, 'latin1')
    entry.writeUInt32BE(checksum(content), 4)
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(content.length, 12)
    offset += padded(content).length
    return entry
  })
  return Buffer.concat([header, ...directory, ...tables.map(({ content }) => padded(content))])
}

/** What stands before a sorted list, for a reader that halves it until it has found its entry. */
function searchHeader(count: number, bytesEach: number): number[] {
  const entrySelector = Math.floor(Math.log2(count))
  const searchRange = bytesEach * 2 ** entrySelector
  return [count, searchRange, entrySelector, count * bytesEach - searchRange]
}

function tablesOf(font: Buffer) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, place) => {
    const entry = font.subarray(12 + place * bytesPerEntry)
    const start = entry.readUInt32BE(8)
    return {
      tag: entry.toString('latin1', 0, 4),
      content: font.subarray(start, start + entry.readUInt32BE(12)),
    }
  })
}

function checksum(content: Buffer): number {
  const whole = padded(content)
  let sum = 0
  for (let place = 0; place < whole.length; place += 4) sum = (sum + whole.readUInt32BE(place)) >>> 0
  return sum
}

function padded(content: Buffer): Buffer {
  return Buffer.concat([content, Buffer.alloc(-content.length & 3)])
}

function words(numbers: number[]): Buffer {
  const buffer = Buffer.alloc(numbers.length * 2)
  numbers.forEach((number, place) => buffer.writeUInt16BE(number, place * 2))
  return buffer
}
