import type { Classes } from '~/ui/classes'
import { unbroken } from '~/ui/unbroken'
import { plateSizes, type PlateName } from './plates/sizes'
import type { Hung } from './words'

const files = import.meta.glob<string>('./plates/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The windows of phones. With three pixels to a point, they would choose the heaviest files. */
const phones = '(width < 40rem), (height < 30rem)'

type PaintingProps = Omit<Hung, 'beside'> & {
  name: PlateName
  isFirst?: boolean
  classes: Classes<'figure' | 'image' | 'caption'>
}

/** The first plate is loaded first; one plate has a crop for phones. */
export function Painting({ name, isFirst, classes, alt, place, moment }: PaintingProps) {
  const { width, height, widths, share } = plateSizes[name]
  const sizes = `(width < 40rem) 100vw, (width < 60rem) calc(100vw - 6rem), ${isFirst && name === 'window' ? 58 : share}vw`
  return (
    <figure className={classes.figure}>
      <picture>
        {name === 'couple' && sources('couple-tall', '(width < 30rem)', sizes)}
        {sources(name, phones, sizes, isFirst ? 1280 : 800)}
        {sources(name, undefined, sizes)}
        <img
          className={classes.image}
          src={fileOf(name, widths[1], 'webp')}
          alt={alt}
          width={width}
          height={height}
          {...(isFirst ? { fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      </picture>{' '}
      <figcaption className={`pt-[0.6rem] text-small leading-[1.45] ${classes.caption}`}>
        <b className="plate font-normal text-candle">{place}</b> {unbroken(moment)}
      </figcaption>
    </figure>
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
  return files[`./plates/${name}-${width}.${type}`]!
}
