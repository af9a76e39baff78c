import type { Exhibit } from '~/content/showroom'
import type { SiteLink } from '~/content/site'
import { textLinkStyle } from '../text-link'
import { BrowserFrame } from '../browser-frame'
import { Picture, type PictureFiles } from '../picture'
import { unbroken } from '../unbroken'

export interface ExhibitPictures extends Exhibit {
  /** The package that does it, with its price. */
  shownPackage: string
  /** To the demo website itself. */
  link: SiteLink
  picture: PictureFiles
  phone: PictureFiles
}

/**
 * A demo website in a browser frame, with what its AI does.
 *
 * @param sizes of the picture on wide screens
 */
export function ExhibitCard({ sizes, ...exhibit }: ExhibitPictures & { sizes: string }) {
  const { picture, phone, link } = exhibit
  return (
    <div className="relative">
      <div className="relative">
        <BrowserFrame address={exhibit.address} isPhone>
          <Picture
            picture={picture}
            phone={{ picture: phone, sizes: '11rem' }}
            alt={exhibit.imageAlt}
            sizes={sizes}
            className="h-auto w-full"
          />
        </BrowserFrame>
        <Picture
          picture={phone}
          alt=""
          sizes="11rem"
          className="dim absolute right-4 -bottom-12 w-1/5 rounded-md border-4 border-ink max-md:hidden print:hidden"
        />
      </div>
      <div className="mt-4 md:mt-5">
        <h3 className="text-lg md:pr-[28%]">{exhibit.trade}</h3>
        <p className="text-sm text-soft md:pr-[28%]">
          {exhibit.client}
          <span className="max-md:hidden">{`: “${exhibit.headline}”`}</span>
        </p>
        <p className="mt-2 border-t border-line pt-2 md:mt-3 md:pt-3">
          <span className="font-semibold text-pine">{`${exhibit.verb}.`}</span>{' '}
          <span>{unbroken(exhibit.work)}</span>{' '}
          <span className="block text-sm text-soft">{exhibit.shownPackage}</span>
        </p>
        <a href={link.to} className={`${textLinkStyle} after:absolute after:inset-0`}>
          {link.label}
          <span className="sr-only">{`: ${exhibit.client}`}</span>
        </a>
      </div>
    </div>
  )
}
