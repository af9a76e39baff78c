import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'

/** Rows that are alike for so long end a band. */
const gap = 24

interface Picture {
  width: number
  height: number
  pixels: Uint32Array
}

/** Undefined for pictures that are the same; else where they differ, of which a picture is written: before, after, and red. */
export async function differenceOf(before: Buffer, after: Buffer, file: string): Promise<string | undefined> {
  if (before.equals(after)) return undefined
  const [one, other] = [await decode(before), await decode(after)]
  const { width } = one
  if (width !== other.width) return `width ${width} -> ${other.width}: something is wider than the window`
  // What only moved, below an element that grew, is no difference.
  let alike = 0
  const least = Math.min(one.height, other.height)
  if (one.height !== other.height)
    while (alike < least && isSameRow(one, one.height - alike - 1, other, other.height - alike - 1)) alike++
  const end = Math.max(one.height, other.height) - alike
  const red = new Uint32Array(width * end)
  const bands: { from: number; until: number }[] = []
  let count = 0
  for (let y = 0; y < end; y++) {
    const soFar = count
    for (let at = y * width; at < (y + 1) * width; at++)
      if (one.pixels[at] !== other.pixels[at]) {
        red[at] = 0xff_00_00_ff
        count++
      }
    const band = bands.at(-1)
    if (count === soFar) continue
    if (band && y - band.until <= gap) band.until = y + 1
    else bands.push({ from: y, until: y + 1 })
  }
  if (count === 0 && one.height === other.height) return undefined
  mkdirSync(dirname(file), { recursive: true })
  const top = Math.max(0, (bands[0]?.from ?? end) - gap)
  const height = end - top
  const crop = { left: 0, top, width }
  const parts = [
    { input: await cut(before, one.height), left: 0, top: 0 },
    { input: await cut(after, other.height), left: width, top: 0 },
    {
      input: Buffer.from(red.buffer, top * width * 4),
      raw: { width, height, channels: 4 as const },
      left: 2 * width,
      top: 0,
    },
  ]
  await sharp({ create: { width: 3 * width, height, channels: 3, background: 'white' } })
    .composite(parts)
    .png({ compressionLevel: 2 })
    .toFile(file)
  const share = ((100 * count) / (width * end)).toFixed(2)
  const rows = bands.map(({ from, until }) => `y ${from}-${until}`).join(', ')
  const moved = alike > 0 ? `; what is below y ${end} only moved` : ''
  return `${share} %  height ${one.height} -> ${other.height}  ${rows}${moved}`

  function cut(picture: Buffer, whole: number) {
    return sharp(picture)
      .extract({ ...crop, height: Math.min(whole, end) - top })
      .toBuffer()
  }
}

async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { ...info, pixels: new Uint32Array(data.buffer, data.byteOffset, data.length / 4) }
}

function isSameRow(one: Picture, y: number, other: Picture, otherY: number): boolean {
  for (let x = 0; x < one.width; x++)
    if (one.pixels[y * one.width + x] !== other.pixels[otherY * one.width + x]) return false
  return true
}
