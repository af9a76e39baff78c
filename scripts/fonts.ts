/** Subsets the fonts and fits local stand-ins to them: run `npm run fonts` after any change to app/fonts/. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { chromium } from 'playwright'
import subsetFont from 'subset-font'
import { showroom } from '~/content/showroom'
import {
  basicCharacters,
  charactersIn,
  headingCharacters,
  nameLetters,
  textCharacters,
} from '~/fonts/characters'
import { demoFonts, fontAt, type Font } from '~/fonts/demo-fonts'
import { findOrInstallChromium } from './chromium'

// A single weight halves the file.
const heading = fontAt('.', 'Bricolage Grotesque', { subsets: [], weights: [700, 700], axes: { wght: 700 } })
const textFont = fontAt('.', 'Instrument Sans', {
  subsets: [],
  weights: [400, 600],
  // Kerning moves text by a pixel or two, and would double the file.
  features: [],
})

const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']
const timesBold = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold']
const local = {
  Arial: [['Arial', 'ArialMT', 'Liberation Sans'], arialBold],
  'Times New Roman': [['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], timesBold],
  'Times New Roman Bold': [timesBold, timesBold],
} as const
const english = showroom.flatMap((each) => Object.values(each).flat()).join(' ')

const browser = await chromium.launch({ executablePath: findOrInstallChromium() })
const page = await browser.newPage()
await write(heading, 'app/fonts', headingCharacters)
await write(textFont, 'app/fonts', textCharacters)
for (const each of demoFonts) {
  await write(each, 'app/showroom', basicCharacters)
  if (each.instead) await write({ ...each, ...each.instead }, 'app/showroom', basicCharacters)
}
await browser.close()

/** Writes a font's files, and two stylesheets: a page may use the stand-ins without the font. */
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
  await writeFile(`${file}-stand-in.css`, await standInsFor(font, basic))
  console.log(`${file}.woff2  ${basic.length} bytes`)
}

async function subset(font: Font, name: string, characters: string) {
  const { source, axes, features = ['kern'] } = font
  const [min, max] = font.weights
  const original = await readFile(`node_modules/${source.replace('*', name)}-normal.woff2`)
  const variationAxes = { ...(max > min && { wght: { min, max } }), ...axes }
  const options = { keepFeatures: features, targetFormat: 'woff2' as const, variationAxes }
  return subsetFont(original, characters, options)
}

function face({ family, file, weights }: Font, ending: string, range = '') {
  return `@font-face { font-family: '${family}'; font-weight: ${weights.join(' ')}; font-display: swap; src: url('./${basename(file)}${ending}.woff2') format('woff2');${range} }\n`
}

/** Local faces, one per weight, that take up as much room as the font until it has loaded. */
async function standInsFor({ family, weights, standIn }: Font, file: Buffer) {
  let faces = ''
  for (let weight = weights[0]; weight <= weights[1]; weight += 100) {
    const names = local[standIn][weight < 600 ? 0 : 1]
    const source = names.map((name) => `local('${name}')`).join(', ')
    const own = await measure(`url(data:font/woff2;base64,${file.toString('base64')})`, weight)
    const size = own.width / (await measure(source, weight)).width
    faces +=
      `@font-face { font-family: '${family.split(' ')[0]} Fallback'; font-weight: ${weight}; src: ${source}; ` +
      `size-adjust: ${percent(size)}; ascent-override: ${percent(own.ascent / size)}; ` +
      `descent-override: ${percent(own.descent / size)}; line-gap-override: 0%; }\n`
  }
  return faces
}

/** The size of English text in this font, in ems. */
function measure(source: string, weight: number) {
  return page.evaluate(
    async ([from, heavy, text]) => {
      const loaded = new FontFace('Measured', from, { weight: '1 1000' })
      document.fonts.clear()
      document.fonts.add(await loaded.load())
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = `${heavy} 1000px Measured`
      const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText(text)
      return { width: width / 1000, ascent: ascent / 1000, descent: descent / 1000 }
    },
    [source, weight, english] as const,
  )
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(1))}%`
}
