import type { DemoPageProps } from '../kit/demo-site'
import { Definitions } from '../kit/definitions'
import { Radio, RehearsalForm } from '../kit/rehearsal-form'
import { choiceLink, rehearsalNote, type Chosen } from '../kit/read-rehearsal'
import { find, putAside, wordsOf, type Words } from './words'
import { Pot } from './drawings'

/** A group can be invalid, and a single radio button can't. */
const missing = { role: 'radiogroup', 'aria-invalid': true, 'aria-describedby': 'missing' } as const

/** A piece put aside at the counter, played through. */
export function PutAside({ draft, conversation: { address }, rehearsal, start }: DemoPageProps) {
  const { step, chosen } = rehearsal
  const words = wordsOf(draft)
  const kept = words.onTheWall.find(({ value }) => value === chosen['piece']?.value)
  return (
    <section id="rehearsal" className="niche put-aside" tabIndex={-1} aria-labelledby="rehearsal-title">
      <p className="label">{putAside.label}</p>
      <h2 id="rehearsal-title">{step === 'choose' ? words.toPutAside : putAside.titles[step]}</h2>
      {step === 'choose' && (
        <>
          {rehearsal.isIncomplete && (
            <p className="missing" id="missing" role="alert">
              {words.incomplete}
            </p>
          )}
          <p>{putAside.text}</p>
          <RehearsalForm address={address} to="review">
            {words.fields.map(({ name, className, legend, options }) => (
              <fieldset
                key={name}
                className={className}
                {...(rehearsal.isIncomplete && !chosen[name] && missing)}
              >
                <legend>{legend}</legend>{' '}
                {options.map(({ value, label, price, closing }) => (
                  <label key={value} className="choice">
                    <Radio name={name} value={value} chosen={chosen} />
                    <span>{label}</span>{' '}
                    {(price ?? closing) && <span className="detail">{price ?? closing}</span>}{' '}
                  </label>
                ))}
              </fieldset>
            ))}
            <div className="ways">
              <button>{putAside.check}</button>
              <p className="rehearsal-note">{rehearsalNote}</p>
            </div>
          </RehearsalForm>
        </>
      )}
      {step === 'review' && (
        <>
          <Definitions className="slip" pairs={slipOf(words, chosen)} />
          <p>{putAside.left}</p>
          <RehearsalForm address={address} to="done" chosen={chosen}>
            <div className="ways">
              <button>{putAside.confirm}</button> <a href={choiceLink(address, chosen)}>{putAside.back}</a>
            </div>
          </RehearsalForm>
          <p className="rehearsal-note">{rehearsalNote}</p>
        </>
      )}
      {step === 'done' && (
        <>
          <p className="message">{messageOf(words, chosen)}</p>
          <p className="rehearsal-note">{rehearsalNote}</p>
          <p className="ways">
            <a className="button" href={start.to}>
              {start.label}
            </a>{' '}
            <a href={`${address}#rehearsal`}>{putAside.again}</a>
          </p>
        </>
      )}
      {/* Beside few niches there is room for it. */}
      {(step !== 'choose' || words.onTheWall.length + Math.sign(words.hours.length) < 4) && (
        <div className="stand kept" aria-hidden="true">
          <Pot drawn={kept?.drawn ?? 'parcel'} />
          <p className="tag">{chosen['under']?.label ?? putAside.tag}</p>
        </div>
      )}
    </section>
  )
}

/** What is chosen, as it is read over. */
function slipOf({ fields }: Words, chosen: Chosen) {
  return fields.map(({ name, legend, options }) => {
    const { label, price, closing } = options.find(({ value }) => value === chosen[name]?.value)!
    return [legend, [label, price ?? closing].filter(Boolean).join(', ')] as const
  })
}

function messageOf({ onTheWall, days }: Words, { piece, under: name, day }: Chosen): string {
  const kept = onTheWall.find(({ value }) => value === piece?.value)
  const { label, closing } = days.find(({ value }) => value === day?.value)!
  const what = name ? `${name.label}, a ${piece?.label.toLowerCase()}` : (piece?.label ?? 'It')
  const stands = `${what} stands at the counter with your name on it, until we close on ${label}${closing && ` at ${closing}`}.`
  const price = kept && `It is ${kept.price}.`
  return [stands, name && `${find.title}.`, price, name && putAside.payment].filter(Boolean).join(' ')
}
