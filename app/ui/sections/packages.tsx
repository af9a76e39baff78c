import { ButtonLink } from '../button-link'
import { Section, SectionHead } from '../section'
import { EstimateBox, type EstimateWords } from './estimate-box'
import { PackageGrid, type PackageOffer } from './package-card'

interface PackagesProps {
  eyebrow: string
  title: string
  lead: string
  offers: readonly PackageOffer[]
  estimate: EstimateWords
  consultation: { label: string; to: string }
  /** The title that the visitor chose in the estimate's dropdown; empty when none. */
  selected: string
}

/** The offers, the estimate and the way to a consultation. */
export function Packages({ eyebrow, title, lead, offers, estimate, consultation, selected }: PackagesProps) {
  return (
    <Section id="features">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className="mt-14">
        <PackageGrid offers={offers} />
      </div>
      <EstimateBox words={estimate} offers={offers} selected={selected} />
      <p className="mt-12 flex">
        <ButtonLink voice="quiet" to={consultation.to} className="w-full sm:w-auto">
          {consultation.label}
        </ButtonLink>
      </p>
    </Section>
  )
}
