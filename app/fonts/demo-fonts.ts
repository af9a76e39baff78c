import type { nameLetters } from './characters'

interface Source {
  /** The path without subset and ending. */
  file: string
  /** The file in a package of `@fontsource`, with `*` for the subset. */
  source: `${string}-*-${string}`
  /** Subsets of the package beyond the basic characters. */
  subsets: readonly (keyof typeof nameLetters)[]
  /** Variable axes that are fixed to one value. */
  axes?: Record<string, number>
}

export interface Font extends Source {
  /** The name in stylesheets, where the stand-in has its first word: "Hanken Fallback". */
  family: string
  weights: readonly [min: number, max: number]
  features?: string[]
  standIn: 'Arial' | 'Times New Roman' | 'Times New Roman Bold'
  /** Draws names with letters that this font lacks. */
  instead?: Source
}

/** A variable font with all letters of names, unless `rest` says otherwise. */
export function fontAt(folder: string, family: string, rest: Pick<Font, 'weights'> & Partial<Font>): Font {
  return { ...variable(folder, family), family, standIn: 'Arial', ...rest }
}

function variable(folder: string, family: string) {
  const name = family.toLowerCase().replace(' ', '-')
  const source = `@fontsource-variable/${name}/files/${name}-*-wght` as const
  return { file: `${folder}/${name}`, source, subsets: ['latin', 'latin-ext', 'vietnamese'] } as const
}

const western = ['latin', 'latin-ext'] as const

/** The fonts of the demo websites; files are in `app/showroom`. */
export const demoFonts: readonly Font[] = [
  fontAt('barbershop/fonts', 'Caprasimo', {
    source: '@fontsource/caprasimo/files/caprasimo-*-400',
    subsets: ['latin'],
    weights: [400, 400],
    standIn: 'Times New Roman Bold',
    // Caprasimo was made from this font.
    instead: {
      ...variable('barbershop/fonts', 'Fraunces'),
      file: 'barbershop/fonts/fraunces-black',
      source: '@fontsource-variable/fraunces/files/fraunces-*-full',
      axes: { wght: 900, SOFT: 100, WONK: 0, opsz: 40 },
    },
  }),
  fontAt('barbershop/fonts', 'Hanken Grotesk', { weights: [400, 700] }),
  fontAt('dental-practice/fonts', 'Nunito', { weights: [400, 800] }),
  fontAt('shop/fonts', 'Fraunces', { weights: [400, 600], standIn: 'Times New Roman' }),
  fontAt('shop/fonts', 'Karla', {
    subsets: western,
    weights: [400, 700],
    instead: variable('shop/fonts', 'Hanken Grotesk'),
  }),
  // The old-style 1 looks like the letter I, so dates and telephone numbers need lining figures.
  fontAt('artist/fonts', 'Cormorant', {
    weights: [400, 500],
    standIn: 'Times New Roman',
    features: ['kern', 'lnum'],
  }),
  fontAt('artist/fonts', 'Mulish', { weights: [400, 600] }),
  fontAt('estate-agent/fonts', 'Jost', {
    subsets: western,
    weights: [400, 600],
    instead: variable('estate-agent/fonts', 'Mulish'),
  }),
]
