import { useEffect, useRef, useState } from 'react'
import type { home } from '~/content/home'
import { dollars } from '~/content/prices'
import { ButtonLink, buttonStyle, fieldStyle } from '~/ui/links'

interface EstimateBoxProps {
  words: (typeof home)['estimate']
  offers: readonly { title: string; price: string }[]
  selected: string
}

/** The choice is part of the URL. Script does not hide the button, since that would move the page under the reader. */
export function EstimateBox({ words, offers, selected: sent }: EstimateBoxProps) {
  const [selected, setSelected] = useState(sent)
  const selectRef = useRef<HTMLSelectElement>(null)
  const show = (chosen: string) => {
    setSelected(chosen)
    const url = new URL(location.href)
    if (chosen) url.searchParams.set('package', chosen)
    else url.searchParams.delete('package')
    history.replaceState(null, '', url)
  }
  useEffect(() => {
    // The visitor may have chosen before hydration.
    const { value = selected } = selectRef.current ?? {}
    if (value !== selected) show(value)
  })
  const offer = offers.find(({ title }) => title === selected)
  const start = `/get-started?package=${encodeURIComponent(selected)}`
  return (
    <details id="estimate" open={Boolean(sent)} className="fold unfolded">
      <summary className="min-h-11 cursor-pointer">
        <h3 className="text-lg md:text-xl">{words.title}</h3>
      </summary>
      <div className="py-2">
        <form method="get" action="/#estimate" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="package" className="font-semibold">
            {words.label}
          </label>
          <div className="mt-2 flex flex-col gap-3 sm:flex-row">
            <select
              ref={selectRef}
              id="package"
              name="package"
              defaultValue={sent}
              onChange={({ target }) => show(target.value)}
              className={`${fieldStyle} min-h-12 w-full pr-8 pl-3 text-ink`}
            >
              <option value="">{words.placeholder}</option>
              <optgroup label={words.group}>
                {offers.map(({ title, price }) => (
                  <option key={title} value={title}>
                    {`${title} - ${price}`}
                  </option>
                ))}
              </optgroup>
            </select>{' '}
            <button type="submit" className={`${buttonStyle.dark} shrink-0`}>
              {words.show}
            </button>
          </div>
        </form>
        <div aria-live="polite">
          {selected && (
            <>
              <p className="mt-5 flex flex-wrap items-baseline gap-x-4 border-t-2 border-ink pt-3">
                <span className="font-semibold">{words.total}</span>{' '}
                <span className="font-display text-2xl font-bold tracking-tight">
                  {`$${offer ? dollars(offer) : 0}`}
                </span>
              </p>
              <div className="mt-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
                <ButtonLink variant="dark" to={start} label={words.start} />{' '}
                <ButtonLink variant="quiet" to="/consultation" label={words.talk} />
              </div>
            </>
          )}
        </div>
      </div>
    </details>
  )
}
