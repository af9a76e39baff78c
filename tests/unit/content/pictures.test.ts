import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import sizes from '~/pictures/sizes.json'

type Size = { width: number; height: number; widths?: number[] }

const expected = Object.entries<Size>(sizes).flatMap(([name, { width, height, widths }]) =>
  widths
    ? widths.flatMap((pixels) =>
        ['avif', 'webp'].map((format) => ({
          file: `${name}-${pixels}.${format}`,
          width: pixels,
          height: (pixels * height) / width,
        })),
      )
    : [{ file: `${name}.svg`, width, height }],
)

it('every file belongs to a picture with a known size, so that no page moves when it loads', async () => {
  const files = await readdir('app/pictures', { recursive: true })
  const pictures = files.filter((file) => /\.(svg|avif|webp|png|jpe?g)$/.test(file))
  expect(pictures.toSorted()).toEqual(expected.map(({ file }) => file).toSorted())
  for (const { file, width, height } of expected) {
    const size = await sharp(`app/pictures/${file}`).metadata()
    expect(size.width, file).toBe(width)
    expect(Math.abs(size.height - height), file).toBeLessThanOrEqual(1)
  }
})

it('every preview card is a PNG of 1200 by 630 pixels', async () => {
  for (const card of await readdir('public/social')) {
    const size = await sharp(`public/social/${card}`).metadata()
    expect(size, card).toMatchObject({ format: 'png', width: 1200, height: 630 })
  }
})
