/**
 * Draws all pictures from `pictures/` and captures the demo websites: run `npm run pictures` after any change to either, and build
 * again.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { format } from 'prettier'
import { findOrInstallChromium } from './chromium'
import { captureDemos } from './pictures/demos'
import { drawDrawings } from './pictures/drawings'
import { drawIcons } from './pictures/icons'
import { drawPaintings } from './pictures/paintings'
import { drawSocialCards } from './pictures/social'

process.chdir(join(import.meta.dirname, '..'))
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  // The same pixels on every machine.
  args: ['--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
})
await drawPaintings(browser)
await drawSocialCards(browser)
const demos = await captureDemos(browser)
const sizes = { ...(await drawDrawings()), ...demos.sizes }
await drawIcons()
await browser.close()

await writeJson('sizes', sizes)
await writeJson('marks', demos.marks)

async function writeJson(name: string, values: object) {
  const sorted = Object.fromEntries(
    Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  const json = await format(JSON.stringify(sorted), { parser: 'json', printWidth: 110 })
  await writeFile(`app/pictures/${name}.json`, json)
}
