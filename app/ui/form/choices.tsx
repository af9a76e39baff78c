import { maxPhoneLength, type Choices, type Form, type Values } from '~/forms/form'
import { boxStyle } from './enquiry-field'

/** Beside the fields: a telephone number to type, and boxes to tick. */
export function FormChoices({ form: { choices = [] }, values }: { form: Form; values: Values }) {
  return choices.map(({ options, ...choice }) => {
    const given = values[choice.name] ?? ''
    return options ? (
      <ChoiceGroup key={choice.name} {...choice} options={options} ticked={given.split(', ')} />
    ) : (
      <label key={choice.name} className="block font-semibold">
        {choice.label}
        <input
          name={choice.name}
          type="tel"
          autoComplete="tel"
          maxLength={maxPhoneLength}
          defaultValue={given}
          className={`${boxStyle} min-h-12 font-normal`}
        />
      </label>
    )
  })
}

type ChoiceGroupProps = Pick<Required<Choices>, 'name' | 'label' | 'options'> & { ticked: readonly string[] }

function ChoiceGroup({ name, label, options, ticked }: ChoiceGroupProps) {
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
              // In the dark, browsers fill an empty box with gray, as if it were disabled.
              className="size-5 rounded-xs border-edge accent-pine not-checked:appearance-none not-checked:border-2"
            />
            <span>{` ${option}`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
