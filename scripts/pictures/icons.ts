import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { site } from '../../app/content/site'

const folder = join(import.meta.dirname, '../../public')

/** Each file, its width and height in pixels, and how much of that the mark takes. */
const icons = [
  { file: 'favicon-32.png', pixels: 32, mark: 0.88 },
  { file: 'apple-touch-icon.png', pixels: 180, mark: 0.64 },
  { file: 'icon-192.png', pixels: 192, mark: 0.7 },
  { file: 'icon-512.png', pixels: 512, mark: 0.7 },
  // Systems cut it to a shape of theirs, of which only the inner circle of four fifths is sure to stay.
  { file: 'icon-maskable-512.png', pixels: 512, mark: 0.5 },
]

/** Draws the icons from the mark, `public/favicon.svg`, on the ground of the pages, for whatever shows no SVG. */
export async function drawIcons(): Promise<void> {
  const mark = await readFile(join(folder, 'favicon.svg'))
  for (const { file, pixels, mark: share } of icons)
    await writeFile(join(folder, file), await icon(mark, pixels, Math.round(pixels * share)))
  await writeFile(join(folder, 'favicon.ico'), inIco(await icon(mark, 32, 28), 32))
}

async function icon(mark: Buffer, pixels: number, markPixels: number): Promise<Buffer> {
  const drawn = await sharp(mark, { density: (72 * markPixels) / 32 })
    .resize(markPixels)
    .toBuffer()
  return sharp({ create: { width: pixels, height: pixels, channels: 3, background: site.paper.light } })
    .composite([{ input: drawn }])
    .png({ palette: true, colours: 32, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** A PNG as the one picture of an ICO file: its directory, then the PNG as it is. */
function inIco(png: Buffer, pixels: number): Buffer {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2) // The file holds icons,
  directory.writeUInt16LE(1, 4) // one of them,
  directory.writeUInt8(pixels, 6) // this wide
  directory.writeUInt8(pixels, 7) // and this high,
  directory.writeUInt16LE(1, 10) // in one plane
  directory.writeUInt16LE(32, 12) // of 32 bits a pixel,
  directory.writeUInt32LE(png.length, 14) // with this many bytes
  directory.writeUInt32LE(directory.length, 18) // from here on.
  return Buffer.concat([directory, png])
}
