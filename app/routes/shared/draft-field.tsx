import type { ReactNode } from 'react'
import { draftField, draftPath } from '~/content/demo-links'
import type { Trade } from '~/content/showroom'
import { buttonStyle, fieldStyle } from '~/ui/links'

interface DraftFieldProps {
  id: string
  /** The demo that the draft looks like; without one, the children ask for the trade, or the name tells of it. */
  demo?: Pick<Trade, 'id'> | undefined
  variant?: keyof typeof buttonStyle
  children?: ReactNode
}

export const draftFieldStyle = `${fieldStyle} mt-2 min-h-12 w-full min-w-0 flex-[99_1_9rem] px-2.5 sm:px-3`

export function DraftField({ id, demo, variant = 'loud', children }: DraftFieldProps) {
  return (
    <form method="get" action={demo ? draftPath(demo) : '/preview'}>
      <label htmlFor={id} className={children ? 'font-semibold' : 'font-display text-xl font-bold'}>
        {children ? draftField.label : draftField.like}
      </label>
      <div className={`flex flex-wrap gap-x-2 sm:gap-x-3 ${children ? 'lg:grid' : ''}`}>
        <input
          id={id}
          name="name"
          required
          autoComplete="organization"
          placeholder={children ? undefined : draftField.label}
          className={`${draftFieldStyle} placeholder:text-soft max-sm:placeholder:text-sm`}
        />{' '}
        {children}
        {!demo && <input type="hidden" name="make" value={children ? '1' : 'named'} />}
        <button
          type="submit"
          className={`${buttonStyle[variant]} mt-2 grow max-sm:px-3 max-sm:text-sm sm:grow-0`}
        >
          {draftField.button}
        </button>
      </div>
    </form>
  )
}
