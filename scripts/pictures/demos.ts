import { execFileSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { demoPath, showroom, type Exhibit } from '~/content/showroom'
import type { Mark } from '~/ui/sections/hero'
import { siteServer, startServer } from '../bench/servers'
import { smallPng, writePicture } from './formats'

/**
 * Sizes in CSS pixels, the widths to write, and the lowest qualities at which letters stay crisp; those of the artist, at
 * which no bands show in a dark sky.
 */
const formats = [
  {
    folder: 'showroom',
    size: { width: 1200, height: 840, widths: [400, 640, 800, 1120] },
    quality: { avif: 54, webp: 80 },
    darkQuality: { avif: 72, webp: 86 },
  },
  {
    folder: 'showroom-phone',
    size: { width: 390, height: 640, widths: [320, 640] },
    quality: { avif: 55, webp: 80 },
    darkQuality: { avif: 66, webp: 84 },
  },
]
const card = { width: 1200, height: 630 }

/** Of the captures by name, such as `showroom/shop`. */
export const demoSizes = Object.fromEntries(
  formats.flatMap(({ folder, size }) => showroom.map(({ id }) => [`${folder}/${id}`, size])),
)

/** What the answers of a demo's dialogue speak of, on its first screen. */
const spokenOf: Readonly<Record<Exhibit['id'], readonly string[]>> = {
  barbershop: ['.chair:has([value="540"])', '.ticket .hold'],
  'dental-practice': ['.tooth-labels .filling', '.slots ul'],
  shop: ['.bowl .price', '.paper-slip'],
  artist: ['.day a'],
  'estate-agent': ['.walk p', '.for-sale li'],
}
/** Between it and its ring, in pixels. */
const ringGap = 10

/**
 * Builds and serves the site, and captures the first screen of each demo website for pages and social cards; returns what the
 * dialogue of each demo speaks of.
 */
export async function captureDemos(browser: Browser) {
  execFileSync('node', ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
  const server = await startServer(siteServer)
  const spoken: Record<string, Mark[]> = {}
  for (const { folder, size, quality, darkQuality } of formats) {
    // Removes files of former widths.
    await rm(`app/pictures/${folder}`, { recursive: true, force: true })
    await mkdir(`app/pictures/${folder}`, { recursive: true })
    for (const exhibit of showroom) {
      const qualities = exhibit.id === 'artist' ? darkQuality : quality
      const isWide = folder === 'showroom'
      const selectors = isWide ? spokenOf[exhibit.id] : []
      const { picture: screenshot, marks } = await capture(browser, server.url, exhibit, size, selectors)
      if (isWide) spoken[exhibit.id] = marks
      await writePicture(screenshot, `app/pictures/${folder}/${exhibit.id}`, { ...size, ...qualities })
    }
  }
  for (const exhibit of showroom) {
    const { picture } = await capture(browser, server.url, exhibit, card)
    await sharp(picture)
      .resize(card.width)
      .png(smallPng(128))
      .toFile(`public/social/showroom-${exhibit.id}.png`)
  }
  await server.stop()
  return spoken
}

/** What stands below the agency's bar, at a pixel ratio of 2, so that every width is scaled down. */
async function capture(
  browser: Browser,
  origin: string,
  exhibit: Exhibit,
  { width, height }: typeof card,
  selectors: readonly string[] = [],
) {
  const address = origin + demoPath(exhibit)
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  await page.goto(address, { waitUntil: 'networkidle' })
  // With all fonts at hand: some are left out when they come late.
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  if (failed.length > 0) throw new Error(`${address} needs ${failed.join(', ')}`)
  const y = await page.evaluate(() => document.querySelector('.demo-bar')!.getBoundingClientRect().bottom)
  // Only what is in the window can be clipped.
  await page.setViewportSize({ width, height: height + Math.ceil(y) })
  const clip = { x: 0, y, width, height }
  const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
  const marks = await page.evaluate(measure, { selectors, offset: y, gap: ringGap })
  await page.close()
  return { picture, marks }
}

/** Runs in the page: where the contents of elements are, with a gap around them. */
function measure({ selectors, offset, gap }: { selectors: readonly string[]; offset: number; gap: number }) {
  return selectors.map((selector): Mark => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector(selector)!)
    const { x, y, width, height } = range.getBoundingClientRect()
    const [left, top] = [Math.round(x - gap), Math.round(y - offset - gap)]
    return { x: left, y: top, width: Math.round(width + 2 * gap), height: Math.round(height + 2 * gap) }
  })
}
