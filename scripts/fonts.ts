/** Subsets the fonts: run `npm run fonts` after any change to app/fonts/. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { demoCharacters, headingCharacters, textCharacters } from '~/fonts/characters'
import { demoFonts } from '~/fonts/demo-fonts'

const variable = (name: string) => `@fontsource-variable/${name}/files/${name}-latin-wght-normal`
const fonts = [
  {
    file: 'app/fonts/bricolage-grotesque',
    source: variable('bricolage-grotesque'),
    characters: headingCharacters,
    // One weight, which halves the font.
    options: { variationAxes: { wght: 700 }, keepFeatures: ['kern'] },
  },
  {
    file: 'app/fonts/instrument-sans',
    source: variable('instrument-sans'),
    characters: textCharacters,
    // Kerning would double the font, and moves text by a pixel or two.
    options: { variationAxes: { wght: { min: 400, max: 600 } }, keepFeatures: [] },
  },
  ...demoFonts.map(({ file, source, weights, ...more }) => ({
    file: `app/showroom/${file}`,
    source,
    characters: demoCharacters,
    options: {
      ...(weights && { variationAxes: { wght: weights } }),
      keepFeatures: 'hasLiningFigures' in more ? ['kern', 'lnum'] : ['kern'],
      noLayoutClosure: !('hasLiningFigures' in more),
    },
  })),
]

process.chdir(join(import.meta.dirname, '..'))
for (const { file, source, characters, options } of fonts) {
  const subset = { noLayoutClosure: true, ...options, targetFormat: 'woff2' as const }
  const font = await subsetFont(await readFile(`node_modules/${source}.woff2`), characters, subset)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.woff2`, font)
  console.log(`${file}.woff2  ${font.length} bytes`)
}
