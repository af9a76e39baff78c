import type { Choices, Form, Values } from '~/forms/form'
import { EnquiryField } from './enquiry-field'

export function ExtraFields({ form: { extras }, values }: { form: Form; values: Values }) {
  return extras.map((each) =>
    'options' in each ? (
      <ChoiceGroup key={each.name} {...each} chosen={values[each.name] ?? ''} />
    ) : (
      <EnquiryField key={each.name} field={each} value={values[each.name] ?? ''} />
    ),
  )
}

function ChoiceGroup({ name, label, options, chosen }: Choices & { chosen: string }) {
  const ticked = chosen.split(', ')
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
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
