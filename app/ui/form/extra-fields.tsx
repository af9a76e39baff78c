import type { ReactNode } from 'react'
import type { Choices, Field, Form, Values } from '~/forms/form'
import { describedBy } from './enquiry-field'

type ExtraFieldsProps = { form: Form; values: Values; rowOf: (field: Field) => ReactNode }

export function ExtraFields({ form, values, rowOf }: ExtraFieldsProps) {
  return form.extras.map((each) =>
    'options' in each ? (
      <ChoiceGroup key={each.name} {...each} chosen={values[each.name] ?? ''} />
    ) : (
      rowOf(each)
    ),
  )
}

function ChoiceGroup({ name, label, hint, options, chosen }: Choices & { chosen: string }) {
  const ticked = chosen.split(', ')
  return (
    <fieldset {...describedBy(name, null, hint)}>
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-2">
        {options.map((option) => (
          <label key={option} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name={name}
              value={option}
              defaultChecked={ticked.includes(option)}
              className="size-5 rounded-xs accent-pine"
            />
            <span>{` ${option}`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
