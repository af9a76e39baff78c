/**
 * Draws the pictures of `pictures/` and captures the demo websites: to run after any change to either, before a build. Only
 * what looks different is written again; `--all` writes everything.
 */
import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { findOrInstallChromium } from './chromium'
import { captureDemos, demoSizes } from './pictures/demos'
import { drawDrawings } from './pictures/drawings'
import { madeFrom } from './pictures/formats'
import { drawIcons } from './pictures/icons'
import { drawPaintings } from './pictures/paintings'

const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  // The same pixels on every machine.
  args: ['--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
})
await drawPaintings(browser)
await writeJson('sizes', { ...(await drawDrawings()), ...demoSizes })
// It reads the posts, which may name a new drawing.
const { drawSocialCards } = await import('./pictures/social')
await drawSocialCards(browser)
await captureDemos(browser)
await drawIcons()
await writeJson('made-from', madeFrom)
await browser.close()

async function writeJson(name: string, values: object) {
  const sorted = Object.fromEntries(Object.entries(values).toSorted())
  await writeFile(`app/pictures/${name}.json`, JSON.stringify(sorted))
}
