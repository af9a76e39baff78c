import type { Exhibit } from '~/content/showroom'
import { BrowserFrame } from '../browser-frame'
import { Picture, type PictureFiles } from '../picture'
import { Section, SectionHead } from '../section'

interface ShowroomProps {
  title: string
  lead: string
  exhibits: readonly (Exhibit & { picture: PictureFiles })[]
}

// Two in the first row, three in the second; on tablets the first has its own row.
const places = ['md:col-span-2 lg:col-span-6', 'lg:col-span-6']

export function Showroom({ title, lead, exhibits }: ShowroomProps) {
  return (
    <Section id="showroom">
      <SectionHead title={title} lead={lead} />
      <ul className="mt-14 grid gap-x-8 gap-y-16 md:grid-cols-2 lg:grid-cols-12">
        {exhibits.map(({ picture, imageAlt, ...exhibit }, index) => (
          <li key={exhibit.client} className={places[index] ?? 'lg:col-span-4'}>
            <BrowserFrame address={exhibit.address}>
              <Picture
                picture={picture}
                alt={imageAlt}
                sizes={`(width < 48rem) calc(100vw - 2.5rem), ${index < 2 ? '46vw' : '(width < 64rem) 46vw, 30vw'}`}
                className="h-auto w-full"
              />
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
          </li>
        ))}
      </ul>
    </Section>
  )
}
