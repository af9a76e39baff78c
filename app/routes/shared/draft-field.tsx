import { draftField, draftPath } from '~/content/demo-links'
import type { Demo } from '~/content/showroom'
import { buttonStyle } from '~/ui/links'

type DraftFieldProps = { id: string; demo: Demo['id']; variant?: keyof typeof buttonStyle }

/** One field that opens the draft of a visitor's website in the look of a demo; other facts are added there. */
export function DraftField({ id, demo, variant = 'loud' }: DraftFieldProps) {
  return (
    <form method="get" action={draftPath({ id: demo })}>
      <label htmlFor={id} className="font-semibold">
        {draftField.label}
      </label>
      <div className="flex flex-wrap gap-x-3">
        <input
          id={id}
          name="name"
          required
          autoComplete="organization"
          className="mt-2 min-h-12 w-full min-w-0 flex-[1_1_9rem] rounded-sm border border-edge bg-paper px-3.5"
        />{' '}
        <button type="submit" className={`${buttonStyle[variant]} mt-2 grow sm:grow-0`}>
          {draftField.button}
        </button>
      </div>
    </form>
  )
}
