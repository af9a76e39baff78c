import { Check, Rocket, Sprout, Store } from 'lucide-react'
import type { Package } from '~/content/packages'
import type { SiteLink } from '~/content/site'
import { ButtonLink } from '../button-link'
import { Tally } from '../tally'

const icons = { storefront: Store, growth: Sprout, engine: Rocket }

interface PackageGridProps {
  offers: readonly Package[]
  actionOf?: (offer: Package) => SiteLink
}

export function PackageGrid({ offers, actionOf }: PackageGridProps) {
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-3 md:gap-y-0">
      {offers.map((offer) => (
        <PackageCard key={offer.title} offer={offer} action={actionOf?.(offer)} />
      ))}
    </ul>
  )
}

function PackageCard({ offer, action }: { offer: Package; action: SiteLink | undefined }) {
  const Icon = icons[offer.icon]
  return (
    // A subgrid aligns the rows of all cards.
    <li className="flex flex-col border-t-2 border-ink pt-6 md:row-span-7 md:grid md:grid-rows-subgrid">
      <Icon aria-hidden className="size-7 text-pine" strokeWidth={1.6} />
      <h3 className="mt-4 text-xl">{offer.title}</h3>
      <p className="mt-3 flex items-baseline gap-3">
        <span className="font-display text-2xl font-bold tracking-tight">{offer.price}</span>
        <span className="text-soft">{offer.timeline}</span>
      </p>
      <DayCount timeline={offer.timeline} />
      <p className="mt-4 text-soft">{offer.description}</p>
      <FeatureList features={offer.features} className="mt-6" />
      {action && (
        <div className="mt-auto pt-6">
          <ButtonLink voice="quiet" {...action} className="w-full" />
        </div>
      )}
    </li>
  )
}

/** The last number of the timeline as tallies. */
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

export function FeatureList({ features, className }: { features: readonly string[]; className: string }) {
  return (
    <ul className={`${className} border-t border-line`}>
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-3 border-b border-line py-2.5">
          <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-accent-text" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
