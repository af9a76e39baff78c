/** Cuts the fonts down to the characters and weights that the site uses: `npm run fonts`, after any change to either. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { fontCharacters } from '../app/fonts/characters'

const root = join(import.meta.dirname, '..')

// The heading font stays at one weight, which halves it; the text font keeps the range that the pages use.
const fonts = [
  { name: 'bricolage-grotesque', weights: 700 },
  { name: 'instrument-sans', weights: { min: 400, max: 600 } },
]

for (const { name, weights } of fonts) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const subset = await subsetFont(await readFile(join(root, source)), fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    // Without ligatures and alternates, which no page asks for.
    noLayoutClosure: true,
  })
  await writeFile(join(root, 'app/fonts', `${name}.woff2`), subset)
  console.log(`app/fonts/${name}.woff2  ${subset.length} bytes`)
}
