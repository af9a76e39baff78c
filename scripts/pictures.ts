/** Draws the pictures of `pictures/` and captures the demo websites: run this after a change to either, before a build. */
import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { findOrInstallChromium } from './chromium'
import { captureDemos, demoSizes, drawPaintings } from './pictures/captures'
import { drawDrawings, drawIcons } from './pictures/drawings'

const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  // For the same pixels on every machine.
  args: ['--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
})
await drawPaintings(browser)
const sizes = Object.entries({ ...(await drawDrawings()), ...demoSizes }).toSorted()
await writeFile('app/pictures/sizes.json', JSON.stringify(Object.fromEntries(sizes)))
// Imported late, since it reads the posts, which may name a new drawing.
const { drawSocialCards } = await import('./pictures/social')
await drawSocialCards(browser)
await captureDemos(browser)
await drawIcons()
await browser.close()
