import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { plateSizes } from '~/showroom/artist/plates/sizes'
import { writePicture } from './formats'

const folder = 'app/showroom/artist/plates'

/** The page of each plate, and the lowest qualities without bands in dark skies. */
const plates = {
  couple: { page: 'couple', avif: 72, webp: 84 },
  // The same page, which shows a narrow viewport its right half.
  'couple-tall': { page: 'couple', avif: 72, webp: 84 },
  table: { page: 'table', avif: 68, webp: 82 },
  rain: { page: 'rain', avif: 60, webp: 76 },
  window: { page: 'window', avif: 68, webp: 82 },
}

/** Screenshots `pictures/paintings/` for the artist's demo website, at a pixel ratio of 2: every width is scaled down. */
export async function drawPaintings(browser: Browser): Promise<void> {
  for (const [name, { widths, ...viewport }] of Object.entries(plateSizes)) {
    const { page: painting, ...qualities } = plates[name as keyof typeof plates]
    const page = await browser.newPage({ viewport, deviceScaleFactor: 2 })
    await page.goto(pathToFileURL(`pictures/paintings/${painting}.html`).href)
    const screenshot = await page.screenshot({ animations: 'disabled' })
    await page.close()
    await writePicture(screenshot, `${folder}/${name}`, { widths, ...qualities })
  }
}
