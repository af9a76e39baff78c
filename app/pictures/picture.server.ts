import sizes from './sizes.json'

const files = import.meta.glob<string>('./*/*.{avif,webp,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** A picture as a page needs it: the addresses of its files, and its measures, so that nothing moves when it arrives. */
export interface Picture {
  /** In pixels; for a drawing, whatever its own units are. Both give the proportions alone. */
  width: number
  height: number
  /** What every browser can show. */
  src: string
  /** The choice for each format, best first; a drawing has none. */
  sources: readonly { type: string; srcSet: string }[]
}

/** The name of a picture that `npm run pictures` made: its folder and its file, without width and format. */
export type PictureName = keyof typeof sizes

/** Looks a picture up. Loaders alone use this, so that no browser carries the list of all pictures. */
export function picture(name: PictureName): Picture {
  const size: { width: number; height: number; widths?: number[] } = sizes[name]
  const { width, height, widths } = size
  if (!widths) return { width, height, src: address(`${name}.svg`), sources: [] }
  return {
    width,
    height,
    src: address(`${name}-${Math.min(...widths)}.webp`),
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: widths.map((pixels) => `${address(`${name}-${pixels}.${format}`)} ${pixels}w`).join(', '),
    })),
  }
}

function address(file: string): string {
  const found = files[`./${file}`]
  if (!found) throw new Error(`There is no file ${file}: run "npm run pictures"`)
  return found
}
