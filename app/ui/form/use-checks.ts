import { useState, type FormEvent } from 'react'
import { checkFields } from '~/forms/check-fields'
import { bodyLimit, type FieldErrors, type Form } from '~/forms/form'
import { readValues } from '~/forms/read-values'

/** The errors of the last attempt that was not sent, without those mended since; the attempts are counted to move the focus. */
export function useChecks(form: Form, words: { tooLong: string }) {
  const [checked, setChecked] = useState<{ errors: FieldErrors; attempt: number } | null>(null)
  const check = (element: HTMLFormElement, submitter: HTMLElement | null) => {
    const data = new FormData(element, submitter)
    const found = checkFields(form, readValues(form, data))
    const isTooLong = Object.keys(found).length === 0 && encodedLength(data) > bodyLimit
    const errors = isTooLong ? tooLongErrors(form, words.tooLong) : found
    const isValid = Object.keys(errors).length === 0
    setChecked(isValid ? null : { errors, attempt: (checked?.attempt ?? 0) + 1 })
    return isValid
  }
  const recheck = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement
    if (!checked?.errors[name]) return
    const { [name]: now } = checkFields(form, readValues(form, new FormData(currentTarget)))
    const { [name]: _, ...others } = checked.errors
    setChecked({ ...checked, errors: now ? { ...checked.errors, [name]: now } : others })
  }
  return { checked, check, recheck }
}

function tooLongErrors(form: Form, message: string): FieldErrors {
  const longest = form.fields.filter((field) => field.kind === 'multiline')
  return Object.fromEntries(longest.map((field) => [field.name, [{ code: 'UNSPECIFIED', message }]]))
}

/** In bytes, as the server counts them. */
function encodedLength(data: FormData): number {
  const entries = [...data].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(entries).toString().length
}
