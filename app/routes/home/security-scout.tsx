import { useEffect, useState, type FormEvent } from 'react'
import type { home } from '~/content/home'
import { buttonStyle, fieldStyle } from '~/ui/links'

const scanMs = 2000

const scanStyle = `${buttonStyle.quiet} grow aria-disabled:cursor-wait aria-disabled:opacity-70`

/** `start` comes from the URL, since each step is a page without JavaScript. */
type SecurityScoutProps = { words: (typeof home)['scout']; start: string }

/** The input has no name, so that its text is never sent. */
export function SecurityScout({ words, start }: SecurityScoutProps) {
  const [phase, setPhase] = useState(/found|explained/.test(start) ? 'found' : 'idle')
  const [isAsked, setAsked] = useState(/asked|explained/.test(start))
  useEffect(() => {
    if (phase !== 'scanning') return
    const timer = setTimeout(() => setPhase('found'), scanMs)
    return () => clearTimeout(timer)
  }, [phase])

  const step = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const isScan = submitter?.getAttribute('value') === 'found'
    if (isScan) setPhase('scanning')
    setAsked(!isScan)
  }
  const isScanning = phase === 'scanning'

  return (
    <details open={start !== ''} className="fold unfolded">
      <summary className="min-h-11 cursor-pointer">
        <h2 className="flex flex-wrap items-center gap-x-4 gap-y-2 text-lg">
          {`${words.title} `}
          <span className="border border-edge px-2.5 py-0.5 font-text text-sm font-semibold tracking-normal">
            {words.label}
          </span>
        </h2>
      </summary>
      <form method="get" action="/#scout" onSubmit={step} className="py-2">
        <label htmlFor="scout-target" className="block font-semibold">
          {words.input.label}
        </label>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            id="scout-target"
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.input.placeholder}
            className={`${fieldStyle} min-h-12 min-w-0 flex-[1_1_14rem] px-3.5 text-ink placeholder:text-soft`}
          />
          <button type="submit" name="scout" value="found" aria-disabled={isScanning} className={scanStyle}>
            {isScanning ? words.scanning : words.scan}
          </button>{' '}
          <button
            type="submit"
            name="scout"
            value={phase === 'found' ? 'explained' : 'asked'}
            className={`${buttonStyle.quiet} grow`}
          >
            {words.generate}
          </button>
        </div>
        <p className="mt-2 text-sm text-soft">{words.note}</p>
        <div role="status">
          {isScanning && <span className="sr-only">{words.scanning}</span>}
          {phase === 'found' && (
            <div className={isAsked ? undefined : 'scout-result'} data-wait={words.scanning}>
              <section className="mt-5 border-t-2 border-ink pt-4">
                <h3 className="text-xl">{words.findingTitle}</h3>
                <dl className="mt-4">
                  {Object.entries(words.finding).map(([term, text]) => (
                    <div
                      key={term}
                      className="grid gap-x-6 gap-y-1 border-t border-line py-3.5 sm:grid-cols-[7.5rem_1fr]"
                    >
                      <dt className="font-semibold text-pine">{term}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            </div>
          )}
        </div>
        <div role="alert">
          {isAsked && (
            <p className="mt-5 border-l-4 border-pine bg-paper px-5 py-4 font-semibold">{words.alert}</p>
          )}
        </div>
      </form>
    </details>
  )
}
