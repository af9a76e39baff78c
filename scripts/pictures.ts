/** Draws all pictures from `pictures/`: run `npm run pictures` after any change there. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { format } from 'prettier'
import { findOrInstallChromium } from './chromium'
import { drawDrawings } from './pictures/drawings'
import { drawIcons } from './pictures/icons'
import { drawScreens } from './pictures/screens'
import { drawSocialCards } from './pictures/social'

process.chdir(join(import.meta.dirname, '..'))
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  // The same pixels on every machine.
  args: ['--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
})
const sizes = { ...(await drawScreens(browser)), ...(await drawDrawings()) }
await drawSocialCards(browser)
await drawIcons()
await browser.close()

const sorted = Object.fromEntries(Object.entries(sizes).toSorted(([one], [other]) => (one < other ? -1 : 1)))
const json = await format(JSON.stringify(sorted), { parser: 'json', printWidth: 110 })
await writeFile('app/pictures/sizes.json', json)
