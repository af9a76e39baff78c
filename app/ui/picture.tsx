export interface PictureFiles {
  /** Both reserve the picture's place: in pixels, or in the units of a drawing. */
  width: number
  height: number
  src: string
  /** By format, the best first; empty for a drawing. */
  sources: readonly { type: string; srcSet: string }[]
}

interface PictureProps {
  picture: PictureFiles
  /** Replaces the picture on narrow screens. */
  phone?: { picture: PictureFiles; sizes: string }
  alt: string
  sizes?: string
  eager?: boolean
  className?: string
}

// Loads after text and fonts. React 18 does not know `fetchPriority`.
const early = { fetchpriority: 'low' }
const late = { loading: 'lazy', decoding: 'async' } as const

export function Picture({ picture, phone, alt, sizes, eager = false, className }: PictureProps) {
  return (
    <picture>
      {phone?.picture.sources.map((source) => (
        <source
          key={`phone ${source.type}`}
          {...source}
          media="(width < 48rem)"
          sizes={phone.sizes}
          width={phone.picture.width}
          height={phone.picture.height}
        />
      ))}
      {picture.sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        {...(eager ? early : late)}
        className={className}
      />
    </picture>
  )
}
