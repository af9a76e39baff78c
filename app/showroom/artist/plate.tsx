import { plateSizes, type PlateName } from './plate-sizes'

const files = import.meta.glob<string>('./plates/*', { eager: true, query: '?url', import: 'default' })

/** Windows of phones, upright and on their side: at three pixels to a point they would choose the heaviest files. */
const phones = '(width < 40rem), (height < 30rem)'
const widestOnPhones = { first: 1280, later: 800 } as const

interface PlateProps {
  name: PlateName
  alt: string
  sizes: string
  /** Its crop for phones. Only the plate at the top has one, and is loaded first. */
  tall?: PlateName
}

export function Plate({ name, alt, sizes, tall }: PlateProps) {
  const { width, height, widths } = plateSizes[name]
  const widest = widestOnPhones[tall ? 'first' : 'later']
  return (
    <picture>
      {tall && <Sources name={tall} sizes="100vw" media="(width < 30rem)" />}
      <Sources name={name} sizes={sizes} media={phones} widest={widest} />
      <Sources name={name} sizes={sizes} />
      <img
        src={fileOf(name, widths[1], 'webp')}
        alt={alt}
        width={width}
        height={height}
        {...(tall ? { fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}

interface SourcesProps {
  name: PlateName
  sizes: string
  media?: string
  widest?: number
}

function Sources({ name, sizes, media, widest = Infinity }: SourcesProps) {
  const widths = plateSizes[name].widths.filter((width) => width <= widest)
  return (['avif', 'webp'] as const).map((type) => (
    <source
      key={type}
      type={`image/${type}`}
      media={media}
      sizes={sizes}
      srcSet={widths.map((width) => `${fileOf(name, width, type)} ${width}w`).join(', ')}
    />
  ))
}

function fileOf(name: PlateName, width: number, type: 'avif' | 'webp'): string {
  const file = files[`./plates/${name}-${width}.${type}`]
  if (!file) throw new Error(`There is no plate ${name}-${width}.${type}`)
  return file
}
