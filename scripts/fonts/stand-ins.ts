import type { Page } from 'playwright'
import { showroom } from '~/content/showroom'
import type { Font } from '~/fonts/demo-fonts'

const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']
const timesBold = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold']
/** The names of each on all systems, and those of its bold. */
const local = {
  Arial: [['Arial', 'ArialMT', 'Liberation Sans'], arialBold],
  'Times New Roman': [['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], timesBold],
  'Times New Roman Bold': [timesBold, timesBold],
} as const
const english = showroom.flatMap((each) => Object.values(each).flat()).join(' ')

/** Local faces that take up the room of a font until it is there: one a weight, as wide over English text, and as high. */
export async function standInsFor({ family, weights, standIn }: Font, font: Buffer, page: Page) {
  let faces = ''
  for (let weight = weights[0]; weight <= weights[1]; weight += 100) {
    const names = local[standIn][weight < 600 ? 0 : 1]
    const source = names.map((name) => `local('${name}')`).join(', ')
    const own = await measure(page, `url(data:font/woff2;base64,${font.toString('base64')})`, weight)
    const size = own.width / (await measure(page, source, weight)).width
    faces +=
      `@font-face { font-family: '${family.split(' ')[0]} Fallback'; font-weight: ${weight}; src: ${source}; ` +
      `size-adjust: ${percent(size)}; ascent-override: ${percent(own.ascent / size)}; ` +
      `descent-override: ${percent(own.descent / size)}; line-gap-override: 0%; }\n`
  }
  return faces
}

/** In ems. */
function measure(page: Page, source: string, weight: number) {
  return page.evaluate(
    async ([from, heavy, text]) => {
      const face = new FontFace('Measured', from, { weight: '1 1000' })
      document.fonts.clear()
      document.fonts.add(await face.load())
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
