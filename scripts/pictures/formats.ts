import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

type Format = { widths: readonly number[]; avif: number; webp: number }
type Hashes = Record<string, string>

const before = JSON.parse(await readFile('app/pictures/made-from.json', 'utf8')) as Hashes
/** What each file was made from. */
export const madeFrom: Hashes = {}

/**
 * Writes a screenshot in each width and format, as `file-640.avif`; the qualities are of a hundred. One that looks as before
 * is left as it is, unless `--all` is asked for.
 */
export async function writePicture(screenshot: Buffer, file: string, { widths, avif, webp }: Format) {
  const pixels = await sharp(screenshot).raw().toBuffer()
  const source = createHash('sha256').update(pixels).update(JSON.stringify({ widths, avif, webp }))
  madeFrom[file] = source.digest('base64url').slice(0, 16)
  if (madeFrom[file] === before[file] && !process.argv.includes('--all')) return
  for (const width of widths) {
    const scaled = await sharp(screenshot).resize(width).png().toBuffer()
    await sharp(scaled).avif({ quality: avif, effort: 6 }).toFile(`${file}-${width}.avif`)
    await sharp(scaled)
      .webp({ quality: webp, effort: 6, smartSubsample: true })
      .toFile(`${file}-${width}.webp`)
  }
}

/** As few bytes as flat colors need. */
export function smallPng(colours: number) {
  return { palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 }
}
