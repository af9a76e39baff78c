import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import sharp from 'sharp'

const root = join(import.meta.dirname, '../..')

interface Size {
  width: number
  height: number
  /** The widths that are written, in pixels. */
  widths: number[]
}

interface Screen extends Size {
  folder: 'hero' | 'showroom'
  /** The page `pictures/screens/<page>.html`. */
  page: string
  /** From 1 to 100, for each format: as low as its letters stay crisp. */
  quality: { avif: number; webp: number }
}

const exhibit = {
  folder: 'showroom',
  width: 1200,
  height: 840,
  widths: [400, 800],
  quality: { avif: 60, webp: 82 },
} satisfies Partial<Screen>

const screens: readonly Screen[] = [
  {
    folder: 'hero',
    page: 'site',
    width: 1120,
    height: 760,
    // A phone gets the second, which is part of what the home page may weigh there.
    widths: [480, 640, 1120],
    quality: { avif: 46, webp: 78 },
  },
  { ...exhibit, page: 'barbershop' },
  { ...exhibit, page: 'dental' },
  { ...exhibit, page: 'shop' },
  // A dark sky shows its steps sooner than flat colours do.
  { ...exhibit, page: 'photographer', quality: { avif: 72, webp: 86 } },
  { ...exhibit, page: 'estate' },
]

/**
 * Photographs every page of `pictures/screens/` into `app/pictures/`, in each width and format.
 *
 * @returns the measures of each in CSS pixels, by name, such as `showroom/shop`
 * @throws when a page asks for a file that is not there
 */
export async function drawScreens(browser: Browser): Promise<Record<string, Size>> {
  const sizes: Record<string, Size> = {}
  // A width that is no longer wanted leaves nothing behind.
  for (const folder of ['hero', 'showroom']) {
    await rm(join(root, 'app/pictures', folder), { recursive: true, force: true })
    await mkdir(join(root, 'app/pictures', folder), { recursive: true })
  }
  for (const { folder, page, width, height, widths, quality } of screens) {
    const photograph = await photographOf(browser, { page, width, height })
    for (const pixels of widths) {
      const scaled = await sharp(photograph).resize(pixels).png().toBuffer()
      const file = join(root, 'app/pictures', folder, `${page}-${pixels}`)
      await sharp(scaled).avif({ quality: quality.avif, effort: 6 }).toFile(`${file}.avif`)
      await sharp(scaled)
        .webp({ quality: quality.webp, effort: 6, smartSubsample: true })
        .toFile(`${file}.webp`)
    }
    sizes[`${folder}/${page}`] = { width, height, widths }
  }
  return sizes
}

/** Two pixels to each of the page's, so that every width is made by scaling down. */
async function photographOf(
  browser: Browser,
  { page: name, width, height }: Pick<Screen, 'page' | 'width' | 'height'>,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  const missing: string[] = []
  page.on('requestfailed', (request) => missing.push(request.url()))
  await page.goto(pathToFileURL(join(root, `pictures/screens/${name}.html`)).href)
  await page.evaluate(() => document.fonts.ready)
  if (missing.length > 0) throw new Error(`pictures/screens/${name}.html needs ${missing.join(', ')}`)
  const photograph = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await page.close()
  return photograph
}
