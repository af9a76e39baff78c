import { buttonStyle } from '../links'

export interface DraftFieldProps {
  label: string
  button: string
  /** The URL of the draft, which names the trade. */
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
          className="mt-2 min-h-12 w-full min-w-0 flex-[1_1_9rem] rounded-sm border border-edge bg-paper px-3.5"
        />{' '}
        <button type="submit" className={`${buttonStyle.loud} mt-2 grow sm:grow-0`}>
          {button}
        </button>
      </div>
    </form>
  )
}
