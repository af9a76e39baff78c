export interface PictureFiles {
  width: number
  height: number
  src: string
  sources: readonly { type: string; srcSet: string }[]
}

interface PictureProps {
  picture: PictureFiles
  /** Empty for decoration. */
  alt: string
  sizes?: string
  /** For the first screen. */
  eager?: boolean
  className?: string
}

// After text and fonts. Lower case, since React 18 doesn't know the attribute.
const early = { fetchpriority: 'low' }
const late = { loading: 'lazy', decoding: 'async' } as const

export function Picture({ picture, alt, sizes, eager = false, className }: PictureProps) {
  return (
    <picture>
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
