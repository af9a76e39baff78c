/** Remakes every picture of the site from its source in `pictures/`: `npm run pictures`, after any change to one. */
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import { openBrowser } from './pictures/browser'
import { drawDrawings } from './pictures/drawings'
import { drawIcons } from './pictures/icons'
import { drawScreens } from './pictures/screens'
import { drawSocialCards } from './pictures/social'

const root = join(import.meta.dirname, '..')

const browser = await openBrowser()
const screens = await drawScreens(browser)
const drawings = await drawDrawings()
await drawSocialCards(browser)
await drawIcons()
await browser.close()

const sizes = Object.entries({ ...screens, ...drawings }).toSorted(([one], [other]) => (one < other ? -1 : 1))
await writeFile(
  join(root, 'app/pictures/sizes.json'),
  await format(JSON.stringify(Object.fromEntries(sizes)), { parser: 'json', printWidth: 110 }),
)

for (const folder of ['app/pictures', 'public']) {
  for (const file of (await readdir(join(root, folder), { recursive: true })).toSorted()) {
    const { size } = await stat(join(root, folder, file))
    if (/\.(avif|webp|svg|png)$/.test(file)) console.log(`${folder}/${file}  ${size} bytes`)
  }
}
