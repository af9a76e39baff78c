import sizes from './sizes.json'

const files = import.meta.glob<string>('./*/*.{avif,webp,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Folder and file, without width and format. */
export type PictureName = keyof typeof sizes

/** The URLs of a picture's files by format, best first, and its size: for loaders, so that the list of pictures is not part of the client bundle. */
export function picture(name: PictureName) {
  const size: { width: number; height: number; widths?: number[] } = sizes[name]
  const { width, height, widths } = size
  if (!widths) return { width, height, src: urlOf(`${name}.svg`), sources: [] }
  return {
    width,
    height,
    src: urlOf(`${name}-${Math.min(...widths)}.webp`),
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: widths.map((pixels) => `${urlOf(`${name}-${pixels}.${format}`)} ${pixels}w`).join(', '),
    })),
  }
}

function urlOf(file: string): string {
  const found = files[`./${file}`]
  if (!found) throw new Error(`There is no file ${file}: run "npm run pictures"`)
  return found
}
