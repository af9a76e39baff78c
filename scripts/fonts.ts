/** Subsets the fonts: run `npm run fonts` after any change to app/fonts/characters.ts. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { headingCharacters, textCharacters } from '~/fonts/characters'

const fonts = [
  {
    name: 'bricolage-grotesque',
    characters: headingCharacters,
    // One weight, which halves the font.
    options: { variationAxes: { wght: 700 }, keepFeatures: ['kern'] },
  },
  {
    name: 'instrument-sans',
    characters: textCharacters,
    // Kerning would double the font, and moves text by a pixel or two.
    options: { variationAxes: { wght: { min: 400, max: 600 } }, keepFeatures: [] },
  },
]

process.chdir(join(import.meta.dirname, '..'))
for (const { name, characters, options } of fonts) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const subset = { ...options, targetFormat: 'woff2' as const, noLayoutClosure: true }
  const font = await subsetFont(await readFile(source), characters, subset)
  await writeFile(`app/fonts/${name}.woff2`, font)
  console.log(`app/fonts/${name}.woff2  ${font.length} bytes`)
}
