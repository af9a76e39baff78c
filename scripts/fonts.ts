/** Subsets the fonts and measures what stands in for them: run `npm run fonts` after any change to app/fonts/. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { chromium } from 'playwright'
import subsetFont from 'subset-font'
import {
  basicCharacters,
  charactersIn,
  headingCharacters,
  nameLetters,
  textCharacters,
} from '~/fonts/characters'
import { demoFonts, fontAt, type Font } from '~/fonts/demo-fonts'
import { findOrInstallChromium } from './chromium'
import { standInsFor } from './fonts/stand-ins'

// One weight halves it.
const headingFont = fontAt('.', 'Bricolage Grotesque', {
  subsets: [],
  weights: [700, 700],
  axes: { wght: 700 },
})
const textFont = fontAt('.', 'Instrument Sans', {
  subsets: [],
  weights: [400, 600],
  // Kerning would double it, and moves text by a pixel or two.
  features: [],
})

const browser = await chromium.launch({ executablePath: findOrInstallChromium() })
const page = await browser.newPage()
await write(headingFont, 'app/fonts', headingCharacters)
await write(textFont, 'app/fonts', textCharacters)
for (const each of demoFonts) {
  await write(each, 'app/showroom', basicCharacters)
  if (each.instead) await write({ ...each, ...each.instead }, 'app/showroom', basicCharacters)
}
await browser.close()

/** A font's files, its faces and those that stand in for it, as stylesheets, since a page may do without the former. */
async function write(font: Font, folder: string, characters: string) {
  const file = `${folder}/${font.file}`
  await mkdir(dirname(file), { recursive: true })
  const basic = await subset(font, 'latin', characters)
  await writeFile(`${file}.woff2`, basic)
  const faces = [face(font, '')]
  for (const name of font.subsets) {
    await writeFile(`${file}-${name}.woff2`, await subset(font, name, charactersIn(nameLetters[name])))
    faces.push(face(font, `-${name}`, ` unicode-range: ${nameLetters[name]};`))
  }
  await writeFile(`${file}.css`, faces.join(''))
  await writeFile(`${file}-stand-in.css`, await standInsFor(font, basic, page))
  console.log(`${file}.woff2  ${basic.length} bytes`)
}

async function subset(
  { source, weights, axes, features = ['kern'] }: Font,
  name: string,
  characters: string,
) {
  const [min, max] = weights
  const original = await readFile(`node_modules/${source.replace('*', name)}-normal.woff2`)
  const variationAxes = { ...(max > min && { wght: { min, max } }), ...axes }
  const options = { keepFeatures: features, targetFormat: 'woff2' as const, variationAxes }
  return subsetFont(original, characters, options)
}

function face({ family, file, weights }: Font, ending: string, range = '') {
  return `@font-face { font-family: '${family}'; font-weight: ${weights.join(' ')}; font-display: swap; src: url('./${basename(file)}${ending}.woff2') format('woff2');${range} }\n`
}
