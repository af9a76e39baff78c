import { Check, Rocket, Sprout, Store, type LucideIcon } from 'lucide-react'
import { ButtonLink } from '../button-link'

export interface PackageOffer {
  title: string
  icon: 'storefront' | 'growth' | 'engine'
  price: string
  timeline: string
  description: string
  features: readonly string[]
}

interface PackageCardProps {
  offer: PackageOffer
  /** Where the offer can be taken up from here, if it can. */
  action?: { label: string; to: string }
}

const icons: Record<PackageOffer['icon'], LucideIcon> = { storefront: Store, growth: Sprout, engine: Rocket }

/** One package, set like a printed estimate: what it is, what it costs, when it is done, what is in it. */
function PackageCard({ offer, action }: PackageCardProps) {
  const Icon = icons[offer.icon]
  return (
    <article className="flex h-full flex-col border-t-2 border-ink pt-6">
      <Icon aria-hidden className="size-7 text-pine" strokeWidth={1.6} />
      <h3 className="mt-4 text-xl">{offer.title}</h3>
      <p className="mt-3 flex items-baseline gap-3">
        <span className="font-display text-2xl font-bold tracking-tight">{offer.price}</span>
        <span className="text-soft">{offer.timeline}</span>
      </p>
      <p className="mt-4 text-soft">{offer.description}</p>
      <ul className="mt-6 border-t border-line">
        {offer.features.map((feature) => (
          <li key={feature} className="flex items-start gap-3 border-b border-line py-2.5">
            <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-accent-text" />
            {feature}
          </li>
        ))}
      </ul>
      {action && (
        <div className="mt-auto pt-6">
          <ButtonLink voice="quiet" to={action.to} className="w-full">
            {action.label}
          </ButtonLink>
        </div>
      )}
    </article>
  )
}

interface PackageGridProps<Offer extends PackageOffer> {
  offers: readonly Offer[]
  actionOf?: (offer: Offer) => { label: string; to: string }
}

/** The packages side by side, three in a row where there is room (specification section 2). */
export function PackageGrid<Offer extends PackageOffer>({ offers, actionOf }: PackageGridProps<Offer>) {
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-3">
      {offers.map((offer) => (
        <li key={offer.title}>
          <PackageCard offer={offer} {...(actionOf && { action: actionOf(offer) })} />
        </li>
      ))}
    </ul>
  )
}
