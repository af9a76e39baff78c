import { Fault } from '~/platform/fault'
import sizes from './sizes.json'

const files = import.meta.glob<string>('./*/*.{avif,webp,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The folder and the file, without width and format. */
export type PictureName = keyof typeof sizes

/** The files of a picture, the best format first. Only loaders call this, which keeps the list of pictures out of the client bundle. */
export function picture(name: PictureName) {
  const { width, height, widths }: { width: number; height: number; widths?: number[] } = sizes[name]
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
  if (!found) throw new Fault(`There is no file ${file}: run "npm run pictures"`)
  return found
}
