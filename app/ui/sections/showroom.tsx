import type { Exhibit } from '~/content/showroom'
import { BrowserFrame } from '../browser-frame'
import { Picture, type PictureFiles } from '../picture'
import { Section, SectionHead } from '../section'

interface ShowroomProps {
  title: string
  lead: string
  exhibits: readonly (Exhibit & { picture: PictureFiles })[]
}

/** Five websites of five trades, and what the AI of each does. */
export function Showroom({ title, lead, exhibits }: ShowroomProps) {
  return (
    <Section id="showroom">
      <SectionHead title={title} lead={lead} />
      <ul className="mt-14 grid gap-x-8 gap-y-16 md:grid-cols-2 lg:grid-cols-12">
        {exhibits.map((exhibit, index) => (
          <li key={exhibit.client} className={placeOf(index)}>
            <BrowserFrame address={exhibit.address}>
              <Picture
                picture={exhibit.picture}
                alt={exhibit.imageAlt}
                sizes={
                  index < 2
                    ? '(width < 48rem) calc(100vw - 2.5rem), 46vw'
                    : '(width < 48rem) calc(100vw - 2.5rem), (width < 64rem) 46vw, 30vw'
                }
                className="h-auto w-full"
              />
            </BrowserFrame>
            <Caption {...exhibit} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Two in the first row, three in the second; on a tablet the first has a row of its own. */
function placeOf(index: number): string {
  if (index === 0) return 'md:col-span-2 lg:col-span-6'
  return index === 1 ? 'lg:col-span-6' : 'lg:col-span-4'
}

function Caption({ trade, client, headline, verb, work }: Exhibit) {
  return (
    <div className="mt-5">
      <h3 className="text-lg">{trade}</h3>
      <p className="text-sm text-soft">
        {client}: “{headline}”
      </p>
      <p className="mt-3 border-t border-line pt-3">
        <span className="font-semibold text-accent-text">{verb}.</span> {work}
      </p>
    </div>
  )
}
