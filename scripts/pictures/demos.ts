import { execFileSync, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { demoPath, showroom, type Exhibit } from '~/content/showroom'

const port = 3999

/** Sizes in CSS pixels, and the widths to write. */
const desktop = { folder: 'showroom', width: 1200, height: 840, widths: [400, 640, 800, 1120] }
const phone = { folder: 'showroom-phone', width: 390, height: 640, widths: [320, 640] }
const card = { width: 1200, height: 630 }

/** The lowest qualities at which letters stay crisp, and no bands show in the photographer's dark sky. */
function qualityOf(id: Exhibit['id'], { folder }: typeof desktop) {
  if (id === 'photographer') return folder === 'showroom' ? { avif: 72, webp: 86 } : { avif: 66, webp: 84 }
  return folder === 'showroom' ? { avif: 54, webp: 80 } : { avif: 55, webp: 80 }
}

/**
 * Builds and serves the site, and captures the first screen of each demo website for pages and social cards; returns the sizes of
 * the pictures by name, such as `showroom/shop`.
 */
export async function captureDemos(browser: Browser) {
  const stop = await serve()
  // Removes files of former widths.
  for (const { folder } of [desktop, phone]) {
    await rm(`app/pictures/${folder}`, { recursive: true, force: true })
    await mkdir(`app/pictures/${folder}`, { recursive: true })
  }
  const sizes: Record<string, { width: number; height: number; widths: number[] }> = {}
  try {
    for (const exhibit of showroom) {
      for (const format of [desktop, phone]) {
        const { folder, width, height, widths } = format
        const name = `${folder}/${exhibit.id}`
        await write(await capture(browser, exhibit, format), name, widths, qualityOf(exhibit.id, format))
        sizes[name] = { width, height, widths }
      }
      await sharp(await capture(browser, exhibit, card))
        .resize(card.width)
        .png({ palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 })
        .toFile(`public/social/showroom-${exhibit.id}.png`)
    }
  } finally {
    await stop()
  }
  return sizes
}

/** What stands below the agency's bar, at a pixel ratio of 2, so that every width is scaled down. */
async function capture(browser: Browser, exhibit: Exhibit, { width, height }: typeof card) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  const address = `http://localhost:${port}${demoPath(exhibit)}`
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
  await page.close()
  return picture
}

async function write(
  picture: Buffer,
  name: string,
  widths: readonly number[],
  quality: { avif: number; webp: number },
) {
  for (const pixels of widths) {
    const scaled = await sharp(picture).resize(pixels).png().toBuffer()
    const file = `app/pictures/${name}-${pixels}`
    await sharp(scaled).avif({ quality: quality.avif, effort: 6 }).toFile(`${file}.avif`)
    await sharp(scaled)
      .webp({ quality: quality.webp, effort: 6, smartSubsample: true })
      .toFile(`${file}.webp`)
  }
}

/** Returns what stops the server. */
async function serve() {
  execFileSync('node', ['scripts/build.js', '--if-stale'], { stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'dayfive-pictures-'))
  const server = spawn('node', ['build/server.js'], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: `file:${join(folder, 'leads.db')}` },
    stdio: 'ignore',
  })
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  for (let attempt = 0; !(await isUp()); attempt += 1) {
    if (attempt === 100 || server.exitCode !== null) throw new Error(`No server came up on port ${port}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return async () => {
    server.kill()
    await exited
    await rm(folder, { recursive: true })
  }
}

function isUp(): Promise<boolean> {
  return fetch(`http://localhost:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
