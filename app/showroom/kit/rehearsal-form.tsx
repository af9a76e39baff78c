import type { ReactNode } from 'react'
import { formTo, KeptSearch } from '~/assistant/ui/address'
import { stepName, type Chosen, type laterSteps } from './read-rehearsal'

interface RehearsalFormProps {
  /** Of the page, which needs an element with the id `rehearsal`. */
  address: string
  /** The step that it leads to. */
  to: (typeof laterSteps)[number]
  /** From the steps before. */
  chosen?: Chosen
  children: ReactNode
}

/** One step of a rehearsal, as a GET form. */
export function RehearsalForm({ address, to, chosen = {}, children }: RehearsalFormProps) {
  return (
    <form className="rehearsal-form" {...formTo(address, 'rehearsal')}>
      <KeptSearch address={address} />
      {Object.entries(chosen).map(([name, { value }]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={stepName} value={to} />
      {children}
    </form>
  )
}

/** The button of one option; what it is called stands beside it. */
export function Radio({ name, value, chosen }: { name: string; value: string; chosen: Chosen }) {
  return <input type="radio" name={name} value={value} defaultChecked={chosen[name]?.value === value} />
}
