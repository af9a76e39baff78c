import { ButtonLink } from '../button-link'
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
    <section id="features" className="border-t border-line">
      <div className="mx-auto max-w-site px-5 py-20 md:px-8 lg:py-28">
        <p className="font-semibold text-accent-text">{eyebrow}</p>
        <h2 className="mt-4 max-w-[22ch] text-2xl">{title}</h2>
        <p className="mt-5 max-w-read text-lg text-soft">{lead}</p>
        <div className="mt-14">
          <PackageGrid offers={offers} />
        </div>
        <EstimateBox words={estimate} offers={offers} selected={selected} />
        <p className="mt-12 flex">
          <ButtonLink voice="quiet" to={consultation.to} className="w-full sm:w-auto">
            {consultation.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
