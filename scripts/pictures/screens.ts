import { mkdir, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import sharp from 'sharp'

const showroom = { width: 1200, height: 840, widths: [400, 800], avif: 60, webp: 82 }

/**
 * Each page `pictures/screens/<page>.html`: its size in CSS pixels, the widths that are written, and the quality for each
 * format, from 1 to 100: as low as its letters stay crisp.
 */
const screens = {
  // A phone gets the second width, which counts in what the home page may weigh there.
  'hero/site': { width: 1120, height: 760, widths: [480, 640, 1120], avif: 46, webp: 78 },
  'showroom/barbershop': showroom,
  'showroom/dental': showroom,
  'showroom/shop': showroom,
  // A dark sky shows its steps sooner than flat colours do.
  'showroom/photographer': { ...showroom, avif: 72, webp: 86 },
  'showroom/estate': showroom,
}

/**
 * Photographs every page of `pictures/screens/` into `app/pictures/`, in each width and format.
 *
 * @returns the size of each in CSS pixels, by name, such as `showroom/shop`
 * @throws when a page asks for a file that is missing
 */
export async function drawScreens(browser: Browser) {
  // Emptied, so that a width that is no longer written leaves no file.
  for (const folder of ['app/pictures/hero', 'app/pictures/showroom']) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
  }
  const sizes: Record<string, { width: number; height: number; widths: number[] }> = {}
  for (const [name, { width, height, widths, avif, webp }] of Object.entries(screens)) {
    const photograph = await photographOf(browser, name.split('/')[1]!, { width, height })
    for (const pixels of widths) {
      const scaled = await sharp(photograph).resize(pixels).png().toBuffer()
      const file = `app/pictures/${name}-${pixels}`
      await sharp(scaled).avif({ quality: avif, effort: 6 }).toFile(`${file}.avif`)
      await sharp(scaled).webp({ quality: webp, effort: 6, smartSubsample: true }).toFile(`${file}.webp`)
    }
    sizes[name] = { width, height, widths }
  }
  return sizes
}

/** Two pixels to each of the page's, so that every width is made by scaling down. */
async function photographOf(browser: Browser, name: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: 2,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  const missing: string[] = []
  page.on('requestfailed', (request) => missing.push(request.url()))
  await page.goto(pathToFileURL(`pictures/screens/${name}.html`).href)
  await page.evaluate(() => document.fonts.ready)
  if (missing.length > 0) throw new Error(`pictures/screens/${name}.html needs ${missing.join(', ')}`)
  const photograph = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await page.close()
  return photograph
}
