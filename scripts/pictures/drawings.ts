import { readdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { optimize } from 'svgo'
import { site } from '~/content/site'

/** Optimizes the drawings of `pictures/`, and returns their sizes by name, such as `covers/name`. */
export async function drawDrawings() {
  const sizes: Record<string, { width: number; height: number }> = {}
  for (const folder of ['covers', 'avatars', 'people', 'pages', 'showroom']) {
    for (const file of await readdir(`pictures/${folder}`)) {
      const name = `${folder}/${file.replace('.svg', '')}`
      const source = await readFile(`pictures/${name}.svg`, 'utf8')
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(source) ?? []
      if (!width || !height) throw new Error(`pictures/${name}.svg needs a view box that starts at 0 0`)
      sizes[name] = { width: Number(width), height: Number(height) }
      const { data } = optimize(source, {
        multipass: true,
        floatPrecision: 1,
        plugins: [
          'preset-default',
          // Ids must be unique when a document has several drawings.
          { name: 'prefixIds', params: { prefix: name.replace('/', '-'), delim: '-' } },
          { name: 'addAttributesToSVGElement', params: { attributes: [{ width }, { height }] } },
        ],
      })
      await writeFile(`app/pictures/${name}.svg`, data)
    }
  }
  return sizes
}

/** Draws `public/favicon.svg` on the page's background, for programs without SVG. */
export async function drawIcons(): Promise<void> {
  const png = await icon(32, 28)
  await writeFile('public/favicon-32.png', png)
  await writeFile('public/apple-touch-icon.png', await icon(180, 115))
  await writeFile('public/icon-512.png', await icon(512, 358))
  // The header of an ICO file with one PNG of 32 by 32 pixels, in one plane of 32 bits, at offset 22.
  const directory = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  directory.writeUInt32LE(png.length, 14)
  await writeFile('public/favicon.ico', Buffer.concat([directory, png]))
}

async function icon(pixels: number, markPixels: number): Promise<Buffer> {
  const mark = sharp('public/favicon.svg', { density: (72 * markPixels) / 32 })
  const input = await mark.resize(markPixels).toBuffer()
  const create = { width: pixels, height: pixels, channels: 3, background: site.paper.light } as const
  return sharp({ create }).composite([{ input }]).png(smallPng(32)).toBuffer()
}

export function smallPng(colors: number) {
  return { palette: true, colors, dither: 0, effort: 10, compressionLevel: 9 }
}
