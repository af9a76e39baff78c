import { fieldErrorText, inputs, type Field, type FieldErrors } from '~/forms/form'
import { buttonStyle, fieldStyle } from '../links'

interface EnquiryFieldProps {
  field: Field
  value: string
  errors?: FieldErrors | undefined
  meant?: string | undefined
  autoFocus?: boolean
}

export const boxStyle = `${fieldStyle} mt-2 block w-full px-3.5 py-2.5 aria-invalid:border-2 aria-invalid:border-danger`
const areaStyle = `${boxStyle} field-sizing-content max-h-[70dvh] min-h-52`
// Hidden while a pressed button says the same.
const readOnlyStyle =
  'min-h-11 min-w-0 flex-1 basis-40 font-display text-lg font-bold group-has-aria-pressed:hidden'

export function describedBy(id: string, error: string | null | undefined, hint?: string) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids.join(' ') || undefined }
}

export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="mt-2 font-semibold text-danger">
      {error}
    </p>
  )
}

export function EnquiryField({ field, value, errors, meant, autoFocus }: EnquiryFieldProps) {
  const { name, kind, label, hint } = field
  if (kind === 'hidden') return <input type="hidden" name={name} value={value} />

  const error = fieldErrorText(field, errors)
  const shared = {
    id: name,
    name,
    required: field.required,
    autoComplete: field.autoComplete,
    ...describedBy(name, error, hint),
    // Works without JavaScript.
    autoFocus,
  }
  return (
    // A read-only value stands beside its label, so that nothing moves when it is hidden.
    <div className={kind === 'readonly' ? 'flex min-h-11 flex-wrap items-baseline gap-x-3' : undefined}>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {kind === 'multiline' && <textarea {...shared} rows={7} defaultValue={value} className={areaStyle} />}
      {kind === 'readonly' && (
        <input {...shared} type="text" readOnly value={value} className={readOnlyStyle} />
      )}
      {(kind === 'text' || kind === 'email' || kind === 'tel') && (
        <input {...shared} type={kind} defaultValue={value} className={`${boxStyle} min-h-12`} />
      )}
      <FieldError id={name} error={error} />
      {kind === 'email' && meant && (
        <button
          name={inputs.meant}
          value={meant}
          // The field gets the correction too, so that a later attempt sends it.
          onClick={({ currentTarget }) => {
            const input = currentTarget.form?.elements.namedItem(name)
            if (input instanceof HTMLInputElement) input.value = meant
          }}
          className={`${buttonStyle.quiet} mt-2 wrap-anywhere`}
        >
          {`Use ${meant}`}
        </button>
      )}
    </div>
  )
}
