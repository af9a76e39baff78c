import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { posts } from '~/content/posts'
import sizes from '~/pictures/sizes.json'

interface Size {
  width: number
  height: number
  widths?: number[]
}

const folder = 'app/pictures'
const pictures = Object.entries<Size>(sizes).map(([name, size]) => ({ name, ...size }))
const drawings = pictures.filter(({ widths }) => !widths)
const photographs = pictures.flatMap(({ widths, ...picture }) =>
  (widths ?? []).flatMap((pixels) => ['avif', 'webp'].map((format) => ({ ...picture, pixels, format }))),
)

it('every file belongs to a picture whose size is known', async () => {
  const known = [
    ...drawings.map(({ name }) => `${name}.svg`),
    ...photographs.map(({ name, pixels, format }) => `${name}-${pixels}.${format}`),
  ]
  const files = await readdir(folder, { recursive: true })
  expect(files.filter((file) => /\.(svg|avif|webp|png|jpe?g)$/.test(file)).toSorted()).toEqual(
    known.toSorted(),
  )
})

describe('the size of a picture is that of its file:', () => {
  it.each(drawings)('$name', async ({ name, width, height }) => {
    expect(await sharp(`${folder}/${name}.svg`).metadata()).toMatchObject({ format: 'svg', width, height })
  })

  it.each(photographs)('$name, $pixels pixels, $format', async ({ name, pixels, format, width, height }) => {
    const file = await sharp(`${folder}/${name}-${pixels}.${format}`).metadata()
    expect(file.width).toBe(pixels)
    expect(Math.abs(file.height - (pixels * height) / width)).toBeLessThanOrEqual(1)
    expect(file.format).toBe(format === 'avif' ? 'heif' : format)
  })
})

const pages = [
  'home',
  'quiz',
  'about',
  'launch',
  'launch-starter',
  'launch-growth',
  'launch-sales-machine',
  'consultation',
  'get-started',
  'questions',
  'when-the-assistant-is-wrong',
  'privacy',
]

it.each([...pages, ...posts.map((_, place) => `blog-${place}`)])(
  'the preview card of %s is a PNG of 1200 by 630',
  async (page) => {
    const card = await sharp(`public/social/${page}.png`).metadata()
    expect(card).toMatchObject({ format: 'png', width: 1200, height: 630 })
  },
)
