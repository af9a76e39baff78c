import { Section, SectionHead } from '../section'
import { ExhibitCard, type ExhibitPictures } from './exhibit-card'

interface ShowroomProps {
  title: string
  lead: string
  exhibits: readonly ExhibitPictures[]
}

// Two in the first row, three in the second.
const places = ['lg:col-span-6', 'lg:col-span-6']

export function Showroom({ title, lead, exhibits }: ShowroomProps) {
  return (
    <Section id="showroom">
      <SectionHead title={title} lead={lead} />
      {/* Scrolled by keyboard on narrow screens. */}
      <ul
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="swipe mt-6 gap-y-16 lg:mt-14 lg:grid lg:grid-cols-12 lg:gap-x-8"
      >
        {exhibits.map((exhibit, index) => (
          <li key={exhibit.id} className={places[index] ?? 'lg:col-span-4'}>
            <ExhibitCard {...exhibit} sizes={`(width < 64rem) 24rem, ${index < 2 ? '46vw' : '30vw'}`} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
