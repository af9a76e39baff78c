import { useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useState, type MouseEvent } from 'react'
import { choiceField } from '~/forms/form'

interface PackageChoiceProps {
  title: string
  hint: string
  chosen: string
  offers: readonly { title: string; price: string; timeline: string; to: string }[]
}

/** Submit buttons that bring the page back with another package and all words kept; with script, links that load its data. */
export function PackageChoice({ title, hint, chosen, offers }: PackageChoiceProps) {
  const navigate = useNavigate()
  const isPending = useNavigation().formMethod === 'POST'
  const [pressed, setPressed] = useState<Element | null>(null)
  const choose = (event: MouseEvent, to: string) => {
    event.preventDefault()
    // Rendered at once, so that the effect below comes before the paint.
    void navigate(to, { flushSync: true })
    setPressed(event.currentTarget)
  }
  // The choice stays where it is in the window, though the heading above gets longer and an earlier notice goes.
  const before = pressed?.getBoundingClientRect().top ?? 0
  useEffect(() => {
    if (pressed) scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: 'instant' })
  })
  return (
    <fieldset id="choice" className="min-w-0" aria-describedby="choice-hint">
      <legend className="font-semibold">{title}</legend>
      <p id="choice-hint" className="text-sm text-soft">
        {hint}
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
                className="size-5 shrink-0 rounded-full border-2 border-edge group-aria-pressed:border-6 group-aria-pressed:border-accent-text"
              />
              <span className="grow basis-36 font-semibold">
                {offer.title} <span className="block text-sm font-normal text-soft">{offer.timeline}</span>
              </span>{' '}
              <span className="price text-lg">{offer.price}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
