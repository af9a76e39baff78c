import type { home } from '~/content/home'
import type { Package } from '~/content/packages'
import { ButtonLink } from '../button-link'
import { Section, SectionHead } from '../section'
import { EstimateBox } from './estimate-box'
import { PackageGrid } from './package-card'

type Words = (typeof home)['packages']

interface PackagesProps extends Words {
  offers: readonly Package[]
  /** The title that the visitor chose in the estimate's dropdown; empty when none. */
  selected: string
}

/** The offers, the estimate and the way to a consultation. */
export function Packages({ offers, estimate, consultation, selected, ...head }: PackagesProps) {
  return (
    <Section id="features">
      <SectionHead {...head} />
      <div className="mt-14">
        <PackageGrid offers={offers} />
      </div>
      <EstimateBox words={estimate} offers={offers} selected={selected} />
      <p className="mt-12 flex">
        <ButtonLink voice="quiet" {...consultation} className="w-full sm:w-auto" />
      </p>
    </Section>
  )
}
