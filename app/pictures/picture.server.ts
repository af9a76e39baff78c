import sizes from './sizes.json'

const files = import.meta.glob<string>('./*/*.{avif,webp,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The URLs of a picture's files and its size, which reserves its place. */
export interface Picture {
  /** In pixels, or the units of a drawing. */
  width: number
  height: number
  src: string
  /** By format, best first; empty for a drawing. */
  sources: readonly { type: string; srcSet: string }[]
}

/** Folder and file, without width and format. */
export type PictureName = keyof typeof sizes

/** For loaders, so that the list of pictures is not part of the client bundle. */
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
