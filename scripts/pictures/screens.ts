import { mkdir, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import sharp from 'sharp'

const showroom = { width: 1200, height: 840, widths: [400, 640, 800, 1120], avif: 60, webp: 82 }
/** The same pages as a phone shows them: a media query in each rearranges it. */
const phone = { width: 390, height: 640, widths: [320, 640], avif: 55, webp: 80 }

/** Sizes in CSS pixels, the widths to write, and the lowest qualities at which letters stay crisp. */
const screens = {
  'showroom/barbershop': showroom,
  'showroom/dental': showroom,
  'showroom/shop': showroom,
  // Banding shows in its dark sky.
  'showroom/photographer': { ...showroom, avif: 72, webp: 86 },
  'showroom/estate': showroom,
  'showroom-phone/barbershop': phone,
  'showroom-phone/dental': phone,
  'showroom-phone/shop': phone,
  'showroom-phone/photographer': { ...phone, avif: 66, webp: 84 },
  'showroom-phone/estate': phone,
}

/** Screenshots `pictures/screens/` in each width and format; returns the sizes by name, such as `showroom/shop`. */
export async function drawScreens(browser: Browser) {
  // Removes files of former widths.
  for (const folder of ['app/pictures/showroom', 'app/pictures/showroom-phone']) {
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

/** At a pixel ratio of 2, so that every width is scaled down. */
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
