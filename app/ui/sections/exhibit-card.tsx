import type { Exhibit } from '~/content/showroom'
import { BrowserFrame } from '../browser-frame'
import { Picture, type PictureFiles } from '../picture'

/** An exhibit with its pictures. */
export interface ExhibitPictures extends Omit<Exhibit, 'promise' | 'chat' | 'image' | 'phoneImage'> {
  picture: PictureFiles
  phone: PictureFiles
}

interface ExhibitCardProps extends ExhibitPictures {
  /** Of the picture on wide screens. */
  sizes: string
}

/** A demo website in a browser frame, with what its AI does. */
export function ExhibitCard({ picture, phone, imageAlt, sizes, ...exhibit }: ExhibitCardProps) {
  return (
    <>
      <BrowserFrame address={exhibit.address} isPhone>
        <Picture
          picture={picture}
          phone={{ picture: phone, sizes: '11rem' }}
          alt={imageAlt}
          sizes={sizes}
          className="h-auto w-full"
        />
      </BrowserFrame>
      <div className="mt-4 md:mt-5">
        <h3 className="text-lg">{exhibit.trade}</h3>
        <p className="text-sm text-soft">
          {exhibit.client}: “{exhibit.headline}”
        </p>
        <p className="mt-2 border-t border-line pt-2 md:mt-3 md:pt-3">
          <span className="font-semibold text-accent-text">{exhibit.verb}.</span> {exhibit.work}
        </p>
      </div>
    </>
  )
}
