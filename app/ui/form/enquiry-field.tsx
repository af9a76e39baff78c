import { fieldErrorText, meantField, type Field, type FieldErrors } from '~/forms/form'
import { buttonStyle } from '../button-link'

interface EnquiryFieldProps {
  field: Field
  value: string
  errors?: FieldErrors | undefined
  /** What an email address was probably meant to be. */
  meant?: string | undefined
  autoFocus?: boolean
}

export const boxStyle =
  'mt-2 block w-full rounded-sm border border-edge bg-paper px-3.5 py-2.5 aria-invalid:border-2 aria-invalid:border-danger'

export function EnquiryField({ field, value, errors, meant, autoFocus }: EnquiryFieldProps) {
  const { name, kind, label, hint } = field
  if (kind === 'hidden') return <input type="hidden" name={name} value={value} />

  const error = fieldErrorText(field, errors)
  const hintId = `${name}-hint`
  const errorId = `${name}-error`
  const shared = {
    id: name,
    name,
    required: field.required,
    autoComplete: field.autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    // Moves the focus without JavaScript.
    autoFocus,
  }
  return (
    // A value to read stands beside its label, so that nothing below moves when it goes.
    <div className={kind === 'readonly' ? 'flex min-h-11 flex-wrap items-baseline gap-x-3' : undefined}>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {kind === 'multiline' && (
        <textarea
          {...shared}
          rows={7}
          defaultValue={value}
          className={`${boxStyle} field-sizing-content max-h-[70dvh] min-h-52`}
        />
      )}
      {kind === 'readonly' && (
        <input
          {...shared}
          type="text"
          readOnly
          value={value}
          // Gone where a pressed button says the same.
          className="min-h-11 min-w-0 flex-1 basis-40 font-display text-lg font-bold group-has-aria-pressed:hidden"
        />
      )}
      {(kind === 'text' || kind === 'email' || kind === 'tel') && (
        <input {...shared} type={kind} defaultValue={value} className={`${boxStyle} min-h-12`} />
      )}
      {error && (
        <p id={errorId} className="mt-2 font-semibold text-danger">
          {error}
        </p>
      )}
      {kind === 'email' && meant && (
        <button
          name={meantField}
          value={meant}
          // Into the field as well, so that a later try sends it too.
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
