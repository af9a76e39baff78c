import { Form, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { home } from '~/content/home'
import { ButtonLink, buttonStyle } from '../button-link'
import { useHydrated } from '../use-hydrated'
import { estimate } from './estimate'

interface EstimateBoxProps {
  words: (typeof home)['packages']['estimate']
  offers: readonly { title: string; price: string }[]
  /** The chosen title or empty (specification section 3, "Selected package"). */
  selected: string
}

/** The choice is part of the URL: a GET form sends it, by its button or client-side. */
export function EstimateBox({ words, offers, selected }: EstimateBoxProps) {
  const submit = useSubmit()
  const scripted = useHydrated()
  const show = (form: HTMLFormElement) => submit(form, { preventScrollReset: true, replace: true })
  const selectRef = useDropdown(selected, show)
  const start = `/get-started?package=${encodeURIComponent(selected)}`
  return (
    <div id="estimate" className="mt-20 grid gap-x-12 gap-y-6 bg-sand p-6 md:p-10 lg:grid-cols-12">
      <h3 className="text-xl lg:col-span-4">{words.title}</h3>
      <div className="lg:col-span-8">
        <Form
          method="get"
          action="/#estimate"
          preventScrollReset
          replace
          onChange={(event) => show(event.currentTarget)}
        >
          <label htmlFor="package" className="font-semibold">
            {words.label}
          </label>
          <div className="mt-2 flex flex-col gap-3 sm:flex-row">
            <select
              ref={selectRef}
              id="package"
              name="package"
              defaultValue={selected}
              className="min-h-12 w-full rounded-sm border border-edge bg-paper px-3 text-ink"
            >
              <option value="">{words.placeholder}</option>
              <optgroup label={words.group}>
                {offers.map(({ title, price }) => (
                  <option key={title} value={title}>
                    {`${title} - ${price}`}
                  </option>
                ))}
              </optgroup>
            </select>
            <button type="submit" hidden={scripted} className={`${buttonStyle.quiet} shrink-0`}>
              {words.show}
            </button>
          </div>
        </Form>
        <div aria-live="polite">
          {selected && (
            <>
              <p className="mt-8 flex flex-wrap items-baseline gap-x-4 border-t-2 border-ink pt-4">
                <span className="font-semibold">{words.total}</span>
                <span className="font-display text-2xl font-bold tracking-tight">
                  {estimate(offers.find(({ title }) => title === selected)?.price)}
                </span>
              </p>
              <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
                <ButtonLink voice="loud" to={start} label={words.start} />
                <ButtonLink voice="quiet" to="/consultation" label={words.talk} />
              </div>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** Follows the URL; a choice made before hydration is submitted after it. */
function useDropdown(selected: string, show: (form: HTMLFormElement) => void) {
  const selectRef = useRef<HTMLSelectElement>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    const select = selectRef.current
    if (!select || shown.current === selected) return
    if (shown.current !== null) select.value = selected
    else if (select.form && select.value !== sentValue(select)) show(select.form)
    shown.current = selected
  })
  return selectRef
}

/** The option that the document selected, if the URL names one. */
function sentValue({ options }: HTMLSelectElement) {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}
