import { Check, Rocket, Sprout, Store } from 'lucide-react'
import { fill } from '~/content/fill'
import { packages, packageWords, type Package } from '~/content/packages'
import { hostingNote } from '~/content/terms'
import { ButtonLink, textLinkStyle } from '~/ui/links'
import { Tally } from '~/ui/tally'
import { unbroken } from '~/ui/unbroken'
import { FeatureList } from '~/ui/sections/feature-list'

const icons = { basic: Store, standard: Sprout, premium: Rocket }

const cardStyle = 'relative flex flex-col md:row-span-8 md:grid md:grid-rows-subgrid *:min-w-0'
/** The colored ground is wider than the card, so that all three cards have the same width. */
const recommendedStyle =
  'pine-ground bg-pine-ground [--out:1.25rem] md:[--out:1rem] [box-shadow:0_0_0_var(--out)_var(--color-pine-ground),0_-2.5rem_0_var(--out)_var(--color-pine-ground)] max-md:mt-16 max-md:mb-4 pt-3 md:pt-6.5 print:px-3 print:[box-shadow:none]'

/** @param props.isBrief shows three features of each package, and all of them after a click */
export function PackageGrid({ isBrief }: { isBrief?: boolean }) {
  return (
    <ul className="grid gap-x-8 gap-y-5 [view-timeline:--packages] md:grid-cols-3 md:gap-y-0">
      {packages.map((offer) => (
        <PackageCard key={offer.title} offer={offer} isBrief={isBrief} />
      ))}
    </ul>
  )
}

function PackageCard({ offer, isBrief }: { offer: Package; isBrief?: boolean | undefined }) {
  const { contents, meaning, more, refund } = packageWords
  const Icon = icons[offer.id]
  const features = Object.keys(offer.features)
  return (
    <li
      className={`${cardStyle} ${offer.recommended ? recommendedStyle : 'border-t-2 border-ink pt-3 md:pt-6'}`}
    >
      <Icon aria-hidden className="size-7 text-pine max-md:hidden" strokeWidth={1.6} />
      <h3 className="text-xl md:mt-4">{offer.title}</h3>
      {offer.recommended && (
        <p className="absolute inset-x-0 bottom-full border-b border-line bg-pine-ground pb-2 text-sm font-semibold print:bg-paper">
          {offer.recommended}
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 md:mt-3">
        <span className="price text-2xl">{offer.price}</span>{' '}
        <span className="whitespace-nowrap text-soft">{offer.timeline}</span>
      </p>
      <DayCount timeline={offer.timeline} />
      <p className="mt-1 text-soft max-md:text-sm md:mt-4">{unbroken(offer.description)}</p>
      {isBrief && (
        <ul className="mt-2 max-md:text-sm md:mt-3">
          {features.slice(0, 3).map((feature) => (
            <li key={feature} className="flex items-start gap-2 md:py-0.5">
              <Check aria-hidden className="h-lh w-4.5 shrink-0 text-pine" />
              <span>{unbroken(feature)}</span>
            </li>
          ))}
        </ul>
      )}
      <details className={isBrief ? 'fold' : 'fold unfolded mt-3 md:mt-6'}>
        <summary className="min-h-11 cursor-pointer font-semibold">{contents}</summary>
        <p className={`mb-2 text-soft ${isBrief ? '' : 'md:hidden'}`}>{fill(meaning, offer)}</p>
        <FeatureList features={features} meanings={offer.features} />
        <p className="mt-3 text-sm">{unbroken(hostingNote)}</p>
        <a href={offer.page} aria-label={`${more}: ${offer.title}`} className={textLinkStyle}>
          {more}
        </a>
      </details>
      <div className="mt-auto pt-2 md:pt-4 print:hidden">
        <ButtonLink
          variant={offer.recommended ? 'loud' : 'quiet'}
          label={offer.cta}
          to={offer.ctaLink}
          className="w-full px-3 max-md:text-sm"
        />
        {!isBrief && <p className="mt-2 text-center text-sm font-semibold">{refund}</p>}
      </div>
    </li>
  )
}

function DayCount({ timeline }: { timeline: string }) {
  const days = Number(/\d+(?=\D*$)/.exec(timeline)?.[0] ?? 0)
  const fives = Array.from({ length: Math.ceil(days / 5) }, (_, index) => Math.min(5, days - index * 5))
  return (
    <p aria-hidden className="mt-3 flex gap-1 max-md:hidden">
      {fives.map((count, index) => (
        <Tally key={index} count={count} fifth="var(--color-pine)" className="size-7" />
      ))}
    </p>
  )
}
