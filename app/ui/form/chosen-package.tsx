import type { getStartedPage } from '~/content/enquiry-pages'
import type { StartPlan } from '~/offers/start-plan'
import { fill } from '../fill'
import { FeatureList } from '../sections/feature-list'
import { TextLink } from '../text-link'

interface ChosenPackageProps {
  words: Pick<typeof getStartedPage, 'offer' | 'plan'>
  title: string
  price: string
  timeline: string
  features: readonly string[]
  page: string
  plan: StartPlan
}

/** The chosen package beside the project form, with its estimated dates. */
export function ChosenPackage({ words, title, price, timeline, features, page, plan }: ChosenPackageProps) {
  const { offer, plan: dates } = words
  const sentence = plan.liveAtLatest ? dates.range : dates.soonest
  return (
    <section aria-labelledby="chosen" className="bg-sand p-6 md:p-8">
      <h2 id="chosen" className="text-lg">
        {title}
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-6">
        <div>
          <dt className="text-sm text-soft">{offer.price}</dt>
          <dd className="font-display text-xl font-bold tracking-tight">{price}</dd>
        </div>
        <div>
          <dt className="text-sm text-soft">{offer.timeline}</dt>
          <dd className="font-display text-xl font-bold tracking-tight">{timeline}</dd>
        </div>
      </dl>
      <div className="mt-5 border-l-4 border-accent pl-4">
        <h3 className="font-text font-semibold tracking-normal">
          {dates.title} <span className="font-normal text-soft">({dates.label})</span>
        </h3>
        <p className="mt-1">{fill(sentence, { ...plan, liveAtLatest: plan.liveAtLatest ?? '' })}</p>
        <p className="mt-1 text-sm text-soft">{dates.note}</p>
      </div>
      <h3 className="mt-6 font-text font-semibold tracking-normal">{offer.title}</h3>
      <FeatureList features={features} className="mt-2" />
      <p className="mt-3">
        <TextLink label={fill(offer.more, { package: title })} to={page} />
      </p>
    </section>
  )
}
