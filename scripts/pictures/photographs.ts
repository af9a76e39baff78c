import { mkdir, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import sharp from 'sharp'

const plates = 'app/showroom/photographer/plates'

/** Their pages, their sizes in CSS pixels, the widths to write, and the lowest qualities without bands in dark skies. */
const photographs = {
  couple: { page: 'couple', width: 1260, height: 840, widths: [480, 800, 1280, 1760], avif: 72, webp: 84 },
  // The same page, which shows a narrow viewport its right half.
  'couple-tall': { page: 'couple', width: 520, height: 840, widths: [480, 800], avif: 72, webp: 84 },
  table: { page: 'table', width: 1200, height: 800, widths: [480, 800, 1280], avif: 68, webp: 82 },
  rain: { page: 'rain', width: 880, height: 1100, widths: [480, 800, 1280], avif: 60, webp: 76 },
  window: { page: 'window', width: 880, height: 1100, widths: [480, 800, 1280], avif: 68, webp: 82 },
} as const

/** Screenshots `pictures/photographs/` for the photographer's demo website, in each width and format. */
export async function drawPhotographs(browser: Browser): Promise<void> {
  // Removes files of former widths.
  await rm(plates, { recursive: true, force: true })
  await mkdir(plates, { recursive: true })
  for (const [name, { page, width, height, widths, avif, webp }] of Object.entries(photographs)) {
    const photograph = await photographOf(browser, page, { width, height })
    for (const pixels of widths) {
      const scaled = await sharp(photograph).resize(pixels).png().toBuffer()
      const file = `${plates}/${name}-${pixels}`
      await sharp(scaled).avif({ quality: avif, effort: 6 }).toFile(`${file}.avif`)
      await sharp(scaled).webp({ quality: webp, effort: 6, smartSubsample: true }).toFile(`${file}.webp`)
    }
  }
}

/** At a pixel ratio of 2, so that every width is scaled down. */
async function photographOf(browser: Browser, name: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, colorScheme: 'light' })
  await page.goto(pathToFileURL(`pictures/photographs/${name}.html`).href)
  const photograph = await page.screenshot({ animations: 'disabled' })
  await page.close()
  return photograph
}
