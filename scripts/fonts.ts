/**
 * Cuts the fonts down to the characters, weights and kerning that the site uses: `npm run fonts`, after any change to these or
 * to the words of the site.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { compress } from 'wawoff2'
import { headingCharacters, textCharacters } from '../app/fonts/characters'
import { withKerning } from './fonts/kern-table'
import { kerningOf } from './fonts/kerning'
import { neighbours, siteTexts } from './fonts/site-texts'

const root = join(import.meta.dirname, '..')

// The heading font stays at one weight, which halves it; the text font keeps the range that the pages use.
const fonts = [
  { name: 'bricolage-grotesque', characters: headingCharacters, weights: 700 },
  { name: 'instrument-sans', characters: textCharacters, weights: { min: 400, max: 600 } },
]
const pairs = neighbours(await siteTexts())

for (const { name, characters, weights } of fonts) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const subset = await subsetFont(await readFile(join(root, source)), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weights },
    // Without ligatures and alternates, which no page asks for.
    noLayoutClosure: true,
  })
  // The kerning of all letters with all others would be half of the file; the pairs that the site's words have are a tenth.
  const kerns = kerningOf(subset, pairs)
  const font = await compress(withKerning(subset, kerns))
  await writeFile(join(root, 'app/fonts', `${name}.woff2`), font)
  console.log(`app/fonts/${name}.woff2  ${font.length} bytes, ${kerns.length} pairs`)
}
