import { useState, type FormEvent } from 'react'
import { notices } from '~/content/enquiry-pages'
import { checkFields } from '~/forms/check-fields'
import { bodyLimit, type FieldErrors, type Form } from '~/forms/form'
import { readValues } from '~/forms/read-values'

/**
 * The errors of the last attempt, or of the reply to it, without those mended since; attempts that were not sent are counted to
 * move the focus.
 */
export function useChecks(form: Form, replied: FieldErrors | undefined) {
  const [checked, setChecked] = useState<{ errors: FieldErrors; attempt: number } | null>(null)
  const errors = checked?.errors ?? replied
  const check = (element: HTMLFormElement, submitter: HTMLElement | null) => {
    const data = new FormData(element, submitter)
    const found = checkFields(form, readValues(form, data))
    const isTooLong = Object.keys(found).length === 0 && encodedLength(data) > bodyLimit
    const wrong = isTooLong ? tooLongErrors(form) : found
    const isValid = Object.keys(wrong).length === 0
    setChecked(isValid ? null : { errors: wrong, attempt: (checked?.attempt ?? 0) + 1 })
    return isValid
  }
  const recheck = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement
    if (!errors?.[name]) return
    const { [name]: now } = checkFields(form, readValues(form, new FormData(currentTarget)))
    const { [name]: _, ...others } = errors
    setChecked({ attempt: checked?.attempt ?? 0, errors: now ? { ...errors, [name]: now } : others })
  }
  return { errors, attempt: checked?.attempt ?? 0, check, recheck }
}

function tooLongErrors({ fields }: Form): FieldErrors {
  const error = { code: 'UNSPECIFIED', message: notices.tooLong } as const
  const longest = fields.filter(({ kind }) => kind === 'multiline')
  return Object.fromEntries(longest.map(({ name }) => [name, [error]]))
}

/** The length in bytes, as the server counts them. */
function encodedLength(data: FormData): number {
  const entries = [...data].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(entries).toString().length
}
