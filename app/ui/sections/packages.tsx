import type { home } from '~/content/home'
import type { Package } from '~/content/packages'
import { ButtonLink } from '../button-link'
import { Island } from '../islands/island'
import { Section, SectionHead } from '../section'
import { EstimateBox } from './estimate-box'
import { PackageGrid } from './package-card'

type PackagesProps = (typeof home)['packages'] & {
  offers: readonly Package[]
  more: string
  selected: string
}

export function Packages({ offers, more, estimate, consultation, selected, ...head }: PackagesProps) {
  return (
    <Section id="features">
      <SectionHead {...head} />
      <div className="mt-10 md:mt-14">
        <PackageGrid offers={offers} more={more} />
      </div>
      <Island
        name="estimate"
        component={EstimateBox}
        props={{
          words: estimate,
          offers: offers.map(({ title, price }) => ({ title, price })),
          selected,
        }}
      />
      <p className="mt-8 flex">
        <ButtonLink voice="quiet" {...consultation} className="w-full sm:w-auto" />
      </p>
    </Section>
  )
}
