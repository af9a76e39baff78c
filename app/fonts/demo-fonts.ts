import type { nameLetters } from './characters'

export interface Font {
  /** In stylesheets, which call its stand-in after the first word: "Hanken Fallback". */
  family: string
  /** Without its ending and the subset. */
  file: string
  /** Of a package of `@fontsource`, with the subset left open. */
  source: `${string}-*-${string}`
  /** Those that the package has, beside the basic characters. */
  subsets: readonly (keyof typeof nameLetters)[]
  weights: { min: number; max: number }
  /** Axes of one value. */
  axes?: Record<string, number>
  features?: string[]
  /** On the visitor's machine. */
  standIn: 'Arial' | 'Times New Roman' | 'Times New Roman Bold'
  /** For a page with a name that has letters which this one lacks. */
  instead?: Pick<Font, 'file' | 'source' | 'subsets' | 'axes'>
}

const western = ['latin', 'latin-ext'] as const
const all = [...western, 'vietnamese'] as const

/** The fonts of the demo websites; files are in `app/showroom`. */
export const demoFonts: readonly Font[] = [
  {
    family: 'Caprasimo',
    file: 'barbershop/fonts/caprasimo',
    source: '@fontsource/caprasimo/files/caprasimo-*-400',
    subsets: ['latin'],
    weights: { min: 400, max: 400 },
    standIn: 'Times New Roman Bold',
    // The font that it was made from.
    instead: {
      file: 'barbershop/fonts/fraunces-black',
      source: '@fontsource-variable/fraunces/files/fraunces-*-full',
      subsets: all,
      axes: { wght: 900, SOFT: 100, WONK: 0, opsz: 40 },
    },
  },
  {
    family: 'Hanken Grotesk',
    file: 'barbershop/fonts/hanken-grotesk',
    source: variable('hanken-grotesk'),
    subsets: all,
    weights: { min: 400, max: 700 },
    standIn: 'Arial',
  },
  {
    family: 'Nunito',
    file: 'dental-practice/fonts/nunito',
    source: variable('nunito'),
    subsets: all,
    weights: { min: 400, max: 800 },
    standIn: 'Arial',
  },
  {
    family: 'Fraunces',
    file: 'shop/fonts/fraunces',
    source: variable('fraunces'),
    subsets: all,
    weights: { min: 400, max: 600 },
    standIn: 'Times New Roman',
  },
  {
    family: 'Karla',
    file: 'shop/fonts/karla',
    source: variable('karla'),
    subsets: western,
    weights: { min: 400, max: 700 },
    standIn: 'Arial',
    instead: { file: 'shop/fonts/hanken-grotesk', source: variable('hanken-grotesk'), subsets: all },
  },
  {
    family: 'Cormorant',
    file: 'artist/fonts/cormorant',
    source: variable('cormorant'),
    subsets: all,
    weights: { min: 400, max: 500 },
    standIn: 'Times New Roman',
    // Its old-style 1 looks like the letter I, which dates and telephone numbers can't have.
    features: ['kern', 'lnum'],
  },
  {
    family: 'Mulish',
    file: 'artist/fonts/mulish',
    source: variable('mulish'),
    subsets: all,
    weights: { min: 400, max: 600 },
    standIn: 'Arial',
  },
  {
    family: 'Jost',
    file: 'estate-agent/fonts/jost',
    source: variable('jost'),
    subsets: western,
    weights: { min: 400, max: 600 },
    standIn: 'Arial',
    instead: { file: 'estate-agent/fonts/mulish', source: variable('mulish'), subsets: all },
  },
]

export function variable(name: string) {
  return `@fontsource-variable/${name}/files/${name}-*-wght` as const
}
