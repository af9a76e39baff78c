import { execFileSync } from 'node:child_process'
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
const formats = {
  showroom: {
    size: { width: 1200, height: 840, widths: [400, 640, 800, 1120] },
    quality: { avif: 54, webp: 80 },
    artist: { avif: 72, webp: 86 },
  },
  'showroom-phone': {
    size: { width: 390, height: 640, widths: [320, 640] },
    quality: { avif: 55, webp: 80 },
    artist: { avif: 66, webp: 84 },
  },
}
const card = { width: 1200, height: 630 }

/** Of the captures by name, such as `showroom/shop`. */
export const demoSizes = Object.fromEntries(
  Object.entries(formats).flatMap(([folder, { size }]) =>
    showroom.map(({ id }) => [`${folder}/${id}`, size]),
  ),
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
const gap = 10

/**
 * Builds and serves the site, and captures the first screen of each demo website for pages and social cards; returns what the
 * dialogue of each demo speaks of.
 */
export async function captureDemos(browser: Browser) {
  execFileSync('node', ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
  const server = await startServer(siteServer)
  const spoken: Record<string, Mark[]> = {}
  for (const [folder, { size, ...qualities }] of Object.entries(formats)) {
    for (const { id } of showroom) {
      const { picture, marks } = await capture(browser, server.url, id, size)
      if (folder === 'showroom') spoken[id] = marks
      const quality = id === 'artist' ? qualities.artist : qualities.quality
      await writePicture(picture, `app/pictures/${folder}/${id}`, { ...size, ...quality })
    }
  }
  for (const { id } of showroom) {
    const { picture } = await capture(browser, server.url, id, card)
    await sharp(picture).resize(card.width).png(smallPng(128)).toFile(`public/social/showroom-${id}.png`)
  }
  await server.stop()
  return spoken
}

/** What stands below the agency's bar, at a pixel ratio of 2, so that every width is scaled down; and the marks on it. */
async function capture(browser: Browser, origin: string, id: Exhibit['id'], { width, height }: typeof card) {
  const address = origin + demoPath({ id })
  const viewport = { width, height }
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' })
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  await page.goto(address, { waitUntil: 'networkidle' })
  // With all fonts at hand: some are left out when they come late.
  await page.reload({ waitUntil: 'networkidle' })
  if (failed.length > 0) throw new Error(`${address} needs ${failed.join(', ')}`)
  const bar = (await page.locator('.demo-bar').first().boundingBox())!
  // Only what is in the window can be clipped.
  await page.setViewportSize({ width, height: height + Math.ceil(bar.height) })
  const clip = { x: 0, y: bar.height, width, height }
  const picture = await page.screenshot({ clip, animations: 'disabled' })
  const boxes = await page.evaluate((selectors) => {
    return selectors.map((selector) => {
      const range = document.createRange()
      range.selectNodeContents(document.querySelector(selector)!)
      return range.getBoundingClientRect().toJSON() as Mark
    })
  }, spokenOf[id])
  await page.close()
  const marks = boxes.map((box): Mark => {
    const [x, y] = [Math.round(box.x - gap), Math.round(box.y - bar.height - gap)]
    return { x, y, width: Math.round(box.width + 2 * gap), height: Math.round(box.height + 2 * gap) }
  })
  return { picture, marks }
}
