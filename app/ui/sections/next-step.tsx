import type { NextStep as Step } from '~/content/site'
import { ButtonLink, buttonStyle } from '../links'
import { unbroken } from '../unbroken'

const stepStyle = 'relative z-11 [view-timeline:--offer] border-t-2 border-ink bg-paper print:hidden'

/** The offer at the end of a page. Phones also show it in a bar from the second screen on (site.css). */
export function NextStep({ title, text, action, other, bar }: Step) {
  return (
    <>
      <section aria-labelledby="next-step" className={stepStyle} data-next-step>
        <div className="mx-auto flex max-w-site flex-col gap-4 px-5 py-6 md:flex-row md:items-center md:justify-between md:px-8 lg:py-16">
          <div className="max-w-read">
            <h2 id="next-step" className="text-xl md:text-2xl">
              {title}
            </h2>
            <p className="mt-1 text-soft max-md:text-sm md:mt-2">{unbroken(text)}</p>
          </div>
          <p className="grid gap-3 md:max-w-1/2 md:shrink-0">
            <ButtonLink variant="dark" {...action} /> {other && <ButtonLink variant="quiet" {...other} />}
          </p>
        </div>
      </section>
      <div aria-hidden="true" className="step-lane md:hidden print:hidden">
        <p className="step-bar">
          <span className="flex-1 text-sm font-semibold">
            <span>{unbroken(bar.note)}</span>{' '}
            {bar.days && <span className="block font-normal whitespace-nowrap text-soft">{bar.days}</span>}
          </span>{' '}
          <a href={action.to} tabIndex={-1} className={`${buttonStyle.dark} min-h-11 px-4 py-1.5`}>
            {bar.label}
          </a>
        </p>
      </div>
    </>
  )
}
