import { Check, Rocket, Sprout, Store, type LucideIcon } from 'lucide-react'
import { ButtonLink } from '../button-link'
import { Tally } from '../tally'

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
    // The rows of all cards are one grid, so that a title of two lines moves its neighbours too.
    <li className="flex flex-col border-t-2 border-ink pt-6 md:row-span-7 md:grid md:grid-rows-subgrid">
      <Icon aria-hidden className="size-7 text-pine" strokeWidth={1.6} />
      <h3 className="mt-4 text-xl">{offer.title}</h3>
      <p className="mt-3 flex items-baseline gap-3">
        <span className="font-display text-2xl font-bold tracking-tight">{offer.price}</span>
        <span className="text-soft">{offer.timeline}</span>
      </p>
      <DayCount timeline={offer.timeline} />
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
    </li>
  )
}

/** The longest time that the timeline names, counted off in fives. */
function DayCount({ timeline }: { timeline: string }) {
  const days = Number(/\d+(?=\D*$)/.exec(timeline)?.[0] ?? 0)
  const fives = Array.from({ length: Math.ceil(days / 5) }, (_, place) => Math.min(5, days - place * 5))
  return (
    <p aria-hidden className="mt-3 flex gap-1">
      {fives.map((count, place) => (
        <Tally key={place} count={count} className="size-7" />
      ))}
    </p>
  )
}

interface PackageGridProps<Offer extends PackageOffer> {
  offers: readonly Offer[]
  actionOf?: (offer: Offer) => { label: string; to: string }
}

/** The packages side by side, three in a row where there is room (specification section 2). */
export function PackageGrid<Offer extends PackageOffer>({ offers, actionOf }: PackageGridProps<Offer>) {
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-3 md:gap-y-0">
      {offers.map((offer) => (
        <PackageCard key={offer.title} offer={offer} {...(actionOf && { action: actionOf(offer) })} />
      ))}
    </ul>
  )
}
