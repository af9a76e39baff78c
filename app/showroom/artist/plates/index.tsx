import { plateSizes, type PlateName } from './sizes'

const files = import.meta.glob<string>('./*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

/** Windows of phones, upright and on their side: at three pixels to a point they would choose the heaviest files. */
const phones = '(width < 40rem), (height < 30rem)'

interface PlateProps {
  className?: string | undefined
  name: PlateName
  alt: string
}

/** The one at the top has a crop for phones, and is loaded first. */
export function Plate({ className, name, alt }: PlateProps) {
  const { width, height, widths, share } = plateSizes[name]
  const isFirst = name === 'couple'
  const sizes = isFirst ? '100vw' : `(width < 40rem) 100vw, (width < 60rem) calc(100vw - 6rem), ${share}vw`
  return (
    <picture>
      {isFirst && sources('couple-tall', '(width < 30rem)', sizes)}
      {sources(name, phones, sizes, isFirst ? 1280 : 800)}
      {sources(name, undefined, sizes)}
      <img
        className={className}
        src={fileOf(name, widths[1], 'webp')}
        alt={alt}
        width={width}
        height={height}
        {...(isFirst ? { fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}

function sources(name: PlateName, media: string | undefined, sizes: string, widest = Infinity) {
  const widths = plateSizes[name].widths.filter((width) => width <= widest)
  return (['avif', 'webp'] as const).map((type) => {
    const srcSet = widths.map((width) => `${fileOf(name, width, type)} ${width}w`).join(', ')
    return <source key={type} type={`image/${type}`} media={media} sizes={sizes} srcSet={srcSet} />
  })
}

function fileOf(name: PlateName, width: number, type: 'avif' | 'webp'): string {
  const file = files[`./${name}-${width}.${type}`]
  if (!file) throw new Error(`There is no plate ${name}-${width}.${type}`)
  return file
}
