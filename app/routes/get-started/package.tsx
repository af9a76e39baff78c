import { useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useState, type MouseEvent } from 'react'
import type { getStartedPage } from '~/content/enquiry-pages'
import { choiceField } from '~/forms/form'
import type { StartPlan } from '~/offers/start-plan'
import { fill } from '~/ui/fill'
import { FeatureList } from '~/ui/sections/feature-list'
import { TextLink } from '~/ui/text-link'

interface OfferedPackage {
  title: string
  price: string
  timeline: string
  features: readonly string[]
  /** Of its own page. */
  page: string
  /** The project form with it. */
  to: string
  plan: StartPlan
}

type PackageChoiceProps = (typeof getStartedPage)['choice'] & {
  chosen: string
  offers: readonly OfferedPackage[]
}

/** Submit buttons that bring the page back with another package and all words kept; with script, links that load nothing. */
export function PackageChoice({ title, chosen, offers }: PackageChoiceProps) {
  const navigate = useNavigate()
  const isPending = useNavigation().formMethod === 'POST'
  const [pressed, setPressed] = useState<Element | null>(null)
  const choose = (event: MouseEvent, to: string) => {
    event.preventDefault()
    setPressed(event.currentTarget)
    // Rendered at once, so that the effect below comes before the paint.
    void navigate(to, { flushSync: true })
  }
  // The choice stays where it is in the window, though the heading above gets longer and an earlier notice goes.
  const before = pressed?.getBoundingClientRect().top ?? 0
  useEffect(() => {
    if (pressed) scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: 'instant' })
  })
  const current = offers.find(({ title: each }) => each === chosen)
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm text-soft">{title}</legend>
      <p role="status" className="sr-only">
        {current && `${chosen}, ${current.price}`}
      </p>
      <ul className="mt-3 border-t border-line">
        {offers.map((offer) => (
          <li key={offer.title} className="border-b border-line">
            <button
              type="submit"
              name={choiceField}
              value={offer.title}
              formAction="#choice"
              formNoValidate
              // Another navigation would abort the post that is under way.
              disabled={isPending}
              aria-pressed={offer.title === chosen}
              onClick={(event) => choose(event, offer.to)}
              className="group flex min-h-14 w-full flex-wrap items-center gap-x-4 py-2.5 text-left hover:bg-sand"
            >
              <span
                aria-hidden
                className="size-5 shrink-0 rounded-full border-2 border-edge group-aria-pressed:border-6 group-aria-pressed:border-pine"
              />
              <span className="grow basis-36 font-semibold">
                {`${offer.title} `}
                <span className="block text-sm font-normal text-soft">{offer.timeline}</span>
              </span>{' '}
              <span className="price text-lg">{offer.price}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type ChosenPackageProps = OfferedPackage & { words: Pick<typeof getStartedPage, 'offer' | 'plan'> }

/** The chosen package beside the project form, with its estimated dates. */
export function ChosenPackage({ words, title, price, features, page, plan }: ChosenPackageProps) {
  const { offer, plan: dates } = words
  const sentence = plan.liveAtLatest ? dates.range : dates.soonest
  return (
    <section aria-labelledby="chosen" className="bg-sand p-6 md:p-8">
      <h2 id="chosen" className="text-lg">
        {fill(offer.title, { price })}
      </h2>
      <div className="mt-4 border-l-4 border-pine pl-4">
        <h3 className="font-text font-semibold tracking-normal">
          {`${dates.title} `}
          <span className="font-normal text-soft">{`(${dates.label})`}</span>
        </h3>
        <p className="mt-1">{fill(sentence, { ...plan, liveAtLatest: plan.liveAtLatest ?? '' })}</p>
        <p className="mt-1 text-sm text-soft">{dates.note}</p>
      </div>
      <FeatureList features={features} className="mt-6" />
      <p className="mt-3">
        <TextLink label={fill(offer.more, { package: title })} to={page} />
      </p>
    </section>
  )
}
