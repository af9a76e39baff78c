import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { site } from '~/content/site'
import { smallPng } from './formats'

/** Draws `public/favicon.svg` on the page background, for programs without SVG. */
export async function drawIcons(): Promise<void> {
  const png = await icon(32, 28)
  await writeFile('public/favicon-32.png', png)
  await writeFile('public/apple-touch-icon.png', await icon(180, 115))
  await writeFile('public/icon-512.png', await icon(512, 358))
  // An ICO file with one PNG of 32 by 32 pixels: a plane of 32 bits, which begins after these 22 bytes.
  const directory = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  directory.writeUInt32LE(png.length, 14)
  await writeFile('public/favicon.ico', Buffer.concat([directory, png]))
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
