import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { site } from '~/content/site'
import { smallPng } from './formats'

/** `mark` is the mark's share of the width. */
const icons = [
  { file: 'favicon-32.png', pixels: 32, mark: 0.88 },
  { file: 'apple-touch-icon.png', pixels: 180, mark: 0.64 },
  { file: 'icon-512.png', pixels: 512, mark: 0.7 },
]

/** Draws `public/favicon.svg` on the page background, for programs without SVG. */
export async function drawIcons(): Promise<void> {
  for (const { file, pixels, mark } of icons)
    await writeFile(`public/${file}`, await icon(pixels, Math.round(pixels * mark)))
  await writeFile('public/favicon.ico', inIco(await icon(32, 28), 32))
}

async function icon(pixels: number, markPixels: number): Promise<Buffer> {
  const drawn = await sharp('public/favicon.svg', { density: (72 * markPixels) / 32 })
    .resize(markPixels)
    .toBuffer()
  return sharp({ create: { width: pixels, height: pixels, channels: 3, background: site.paper.light } })
    .composite([{ input: drawn }])
    .png(smallPng(32))
    .toBuffer()
}

/** An ICO file with one PNG. */
function inIco(png: Buffer, pixels: number): Buffer {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2) // type: icon
  directory.writeUInt16LE(1, 4) // number of pictures
  directory.writeUInt8(pixels, 6) // width
  directory.writeUInt8(pixels, 7) // height
  directory.writeUInt16LE(1, 10) // colour planes
  directory.writeUInt16LE(32, 12) // bits per pixel
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18) // offset of the PNG
  return Buffer.concat([directory, png])
}
