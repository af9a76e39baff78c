import { Section, SectionHead } from '../section'
import { SwipeRow } from '../swipe-row'
import { ExhibitCard, type ExhibitPictures } from './exhibit-card'

interface ShowroomProps {
  title: string
  lead: string
  exhibits: readonly ExhibitPictures[]
}

export function Showroom({ title, lead, exhibits }: ShowroomProps) {
  return (
    <Section id="showroom" className="bg-sand">
      <SectionHead title={title} lead={lead} />
      <SwipeRow label={title} className="gap-y-16 lg:grid-cols-12 lg:gap-x-8">
        {/* Two in the first row, three in the second. */}
        {exhibits.map((exhibit, index) => (
          <li key={exhibit.id} className={index < 2 ? 'lg:col-span-6' : 'lg:col-span-4'}>
            <ExhibitCard {...exhibit} sizes={`(width < 64rem) 24rem, ${index < 2 ? '46vw' : '30vw'}`} />
          </li>
        ))}
      </SwipeRow>
    </Section>
  )
}
