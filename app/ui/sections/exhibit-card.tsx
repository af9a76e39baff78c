import type { Exhibit } from '~/content/showroom'
import { BrowserFrame } from '../browser-frame'
import { Picture, type PictureFiles } from '../picture'

type ExhibitCardProps = Omit<Exhibit, 'promise' | 'chat'> & { picture: PictureFiles; sizes: string }

/** A demo website in a browser frame, with what its AI does. */
export function ExhibitCard({ picture, imageAlt, sizes, ...exhibit }: ExhibitCardProps) {
  return (
    <>
      <BrowserFrame address={exhibit.address}>
        <Picture picture={picture} alt={imageAlt} sizes={sizes} className="h-auto w-full" />
      </BrowserFrame>
      <div className="mt-5">
        <h3 className="text-lg">{exhibit.trade}</h3>
        <p className="text-sm text-soft">
          {exhibit.client}: “{exhibit.headline}”
        </p>
        <p className="mt-3 border-t border-line pt-3">
          <span className="font-semibold text-accent-text">{exhibit.verb}.</span> {exhibit.work}
        </p>
      </div>
    </>
  )
}
