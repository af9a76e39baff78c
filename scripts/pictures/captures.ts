import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { demoPath, showroom, type Demo } from '~/content/showroom'
import { plateSizes } from '~/showroom/artist/plates/sizes'
import { siteServer, startServer } from '../bench/servers'
import { smallPng } from './drawings'

/** By folder, in CSS pixels. */
const sizes = {
  showroom: { width: 1200, height: 840, widths: [400, 640, 800, 1120] },
  'showroom-phone': { width: 390, height: 640, widths: [320, 640] },
}
const card = { width: 1200, height: 630 }
/** The lowest qualities with crisp letters; the artist's show no bands in a dark sky. */
const qualities = {
  showroom: { artist: { avif: 72, webp: 86 }, others: { avif: 53, webp: 80 } },
  'showroom-phone': { artist: { avif: 66, webp: 84 }, others: { avif: 55, webp: 80 } },
}
const folders = Object.keys(sizes) as (keyof typeof sizes)[]

export const demoSizes = Object.fromEntries(
  folders.flatMap((folder) => showroom.map(({ id }) => [`${folder}/${id}`, sizes[folder]])),
)

/** Builds and serves the site, and captures the first screen of each demo website for pages and social cards. */
export async function captureDemos(browser: Browser) {
  execFileSync('node', ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
  const server = await startServer(siteServer)
  for (const { id } of showroom) {
    for (const folder of folders) {
      const picture = await capture(browser, server.url, id, sizes[folder])
      const quality = qualities[folder][id === 'artist' ? 'artist' : 'others']
      await writePicture(picture, `app/pictures/${folder}/${id}`, { ...sizes[folder], ...quality })
    }
    const picture = await capture(browser, server.url, id, card)
    await sharp(picture).resize(card.width).png(smallPng(128)).toFile(`public/social/showroom-${id}.png`)
  }
  await server.stop()
}

/** Captures the page below the agency's bar, at a pixel ratio of 2, so that every width is scaled down. */
async function capture(browser: Browser, origin: string, id: Demo['id'], { width, height }: typeof card) {
  const address = origin + demoPath({ id })
  const viewport = { width, height }
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' })
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  await page.goto(address, { waitUntil: 'networkidle' })
  // The second load has all fonts in its cache: a font that comes late is not used.
  await page.reload({ waitUntil: 'networkidle' })
  if (failed.length > 0) throw new Error(`${address} needs ${failed.join(', ')}`)
  const bar = (await page.locator('.demo-bar').first().boundingBox())!
  // A clip has to be within the window.
  await page.setViewportSize({ width, height: height + Math.ceil(bar.height) })
  const clip = { x: 0, y: bar.height, width, height }
  const picture = await page.screenshot({ clip, animations: 'disabled' })
  await page.close()
  return picture
}

/** Captures `pictures/paintings/` for the artist's demo website. */
export async function drawPaintings(browser: Browser): Promise<void> {
  for (const [name, { width, height, ...files }] of Object.entries(plateSizes)) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 })
    // The narrow window of a tall plate shows the right half of the page.
    await page.goto(pathToFileURL(`pictures/paintings/${name.replace('-tall', '')}.html`).href)
    const screenshot = await page.screenshot({ animations: 'disabled' })
    await page.close()
    await writePicture(screenshot, `app/showroom/artist/plates/${name}`, files)
  }
}

type Files = { widths: readonly number[]; avif: number; webp: number }

async function writePicture(screenshot: Buffer, file: string, { widths, avif, webp }: Files) {
  for (const width of widths) {
    const scaled = await sharp(screenshot).resize(width).png().toBuffer()
    await sharp(scaled).avif({ quality: avif, effort: 6 }).toFile(`${file}-${width}.avif`)
    await sharp(scaled)
      .webp({ quality: webp, effort: 6, smartSubsample: true })
      .toFile(`${file}-${width}.webp`)
  }
}
