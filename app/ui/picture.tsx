/** What a page knows of a picture; loaders look it up. */
export interface PictureFiles {
  width: number
  height: number
  src: string
  sources: readonly { type: string; srcSet: string }[]
}

interface PictureProps {
  picture: PictureFiles
  /** What the picture shows; empty where it only decorates what stands beside it. */
  alt: string
  /** How wide it is on the page, in the words of the `sizes` attribute. */
  sizes?: string
  /** Whether it is in sight as soon as the page opens. */
  eager?: boolean
  className?: string
}

// Asked for as early as it is found, but after the words and the fonts, which have little time to arrive. In small letters,
// since React 18 doesn't know the attribute.
const early = { fetchpriority: 'low' }
const late = { loading: 'lazy', decoding: 'async' } as const

/** A picture in the best format and width that the browser can use, in a place that is kept free for it. */
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
