import { buttonStyle } from '../button-link'
import { boxStyle } from '../form/enquiry-field'

export interface DraftFieldProps {
  label: string
  button: string
  /** The draft's address, which knows the trade. */
  action: string
}

/** One field that opens the draft of a visitor's website; other facts are added there. */
export function DraftField({ id, label, button, action }: DraftFieldProps & { id: string }) {
  return (
    <form method="get" action={action} className="over-bar">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-x-3">
        <input
          id={id}
          name="name"
          required
          autoComplete="organization"
          className={`${boxStyle} min-h-12 flex-[1_1_9rem]`}
        />{' '}
        <button type="submit" className={`${buttonStyle.loud} mt-2 grow sm:grow-0`}>
          {button}
        </button>
      </div>
    </form>
  )
}
