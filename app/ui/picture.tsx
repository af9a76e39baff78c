/** The files of a picture; loaders look them up. */
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
  /** Whether it is in the first screen. */
  eager?: boolean
  className?: string
}

// After the text and the fonts, which have little time to arrive. In lower case, since React 18 doesn't know the attribute.
const early = { fetchpriority: 'low' }
const late = { loading: 'lazy', decoding: 'async' } as const

/** A picture in the best format and width that the browser supports, in a reserved place. */
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
