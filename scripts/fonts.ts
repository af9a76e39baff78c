/** Subsets the fonts: run `npm run fonts` after any change to app/fonts/. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import subsetFont from 'subset-font'
import { demoCharacters, headingCharacters, textCharacters } from '~/fonts/characters'
import { demoFonts } from '~/fonts/demo-fonts'

const variable = (name: string) => `@fontsource-variable/${name}/files/${name}-latin-wght-normal`
// One weight halves the headings' font.
await subset('app/fonts/bricolage-grotesque', variable('bricolage-grotesque'), headingCharacters, {
  variationAxes: { wght: 700 },
})
// Kerning would double the texts' font, and moves text by a pixel or two.
await subset('app/fonts/instrument-sans', variable('instrument-sans'), textCharacters, {
  variationAxes: { wght: { min: 400, max: 600 } },
  keepFeatures: [],
})
for (const { file, source, weights, ...more } of demoFonts)
  await subset(`app/showroom/${file}`, source, demoCharacters, {
    ...(weights && { variationAxes: { wght: weights } }),
    ...('hasLiningFigures' in more && { keepFeatures: ['kern', 'lnum'], noLayoutClosure: false }),
  })

type Options = Parameters<typeof subsetFont>[2] & { keepFeatures?: string[] }

async function subset(file: string, source: string, characters: string, options: Options) {
  const defaults = { keepFeatures: ['kern'], noLayoutClosure: true, targetFormat: 'woff2' as const }
  const original = await readFile(`node_modules/${source}.woff2`)
  const font = await subsetFont(original, characters, { ...defaults, ...options })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.woff2`, font)
  console.log(`${file}.woff2  ${font.length} bytes`)
}
