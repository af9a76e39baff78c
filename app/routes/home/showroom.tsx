import type { home } from '~/content/home'
import { Section, SectionHead } from '~/ui/section'
import { SwipeRow } from './swipe-row'
import { DraftField, type DraftFieldProps } from '~/ui/sections/draft-field'
import { DemoCard, type DemoPictures } from '~/ui/sections/demo-card'

type ShowroomProps = (typeof home)['showroom'] & {
  demos: readonly DemoPictures[]
  draft: DraftFieldProps
}

/** Five demo websites; the sixth place is the visitor's. */
export function Showroom({ title, lead, demos, yours, draft }: ShowroomProps) {
  return (
    <Section id="showroom" className="bg-sand">
      <SectionHead title={title} lead={lead} />
      <div className="mt-4 grid lg:mt-8 lg:grid-cols-3 lg:gap-x-8">
        <SwipeRow
          label={title}
          className="lg:col-[1/4] lg:row-start-1 lg:grid-cols-3 lg:grid-rows-2 lg:gap-x-8 lg:gap-y-10"
        >
          {demos.map((demo) => (
            // On a phone the pictures come when they are near: Chromium would ask for them with the first screen.
            <li
              key={demo.id}
              className="max-md:min-h-54 max-md:pb-2 max-md:[contain-intrinsic-height:auto_13rem] max-md:[content-visibility:auto]"
            >
              <DemoCard {...demo} sizes="(width < 64rem) 24rem, 24vw" />
            </li>
          ))}
        </SwipeRow>
        <div className="mt-6 bg-paper p-4 md:p-8 lg:grid lg:content-center lg:col-start-3 lg:row-start-1 lg:mt-0 lg:h-[calc(50%-1.25rem)] lg:self-end">
          <h3 className="text-xl md:mb-4">{yours.title}</h3>
          <DraftField id="draft-yours" {...draft} />
        </div>
      </div>
    </Section>
  )
}
