import { inputs } from '~/forms/form'

/** The spam trap: people neither see nor reach this field, so whoever fills it in is probably a program. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={inputs.honeypot}>Leave this field empty</label>
      <input id={inputs.honeypot} name={inputs.honeypot} autoComplete="off" tabIndex={-1} />
    </div>
  )
}
