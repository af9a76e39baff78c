import { Form, useNavigation } from '@remix-run/react'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { checkFields } from '~/forms/check-fields'
import {
  bodyLimit,
  fieldErrorTexts,
  inputs,
  visitFields,
  type Field,
  type FieldErrors,
  type Form as FormDefinition,
  type Values,
} from '~/forms/form'
import { notices } from '~/content/enquiry-pages'
import { readValues } from '~/forms/read-values'
import type { Receipt } from '~/forms/receipt'
import type { SubmissionReply } from '~/forms/reply'
import { buttonStyle } from '~/ui/links'
import { fill } from '~/content/fill'
import { ExtraFields } from '~/ui/form/extra-fields'
import { EnquiryField } from '~/ui/form/enquiry-field'
import { Honeypot } from '~/ui/form/honeypot'
import { countErrors, ReplyNotice } from '~/ui/form/reply-notice'
import { useBackAfterSending } from '~/ui/form/use-back-after-sending'

interface EnquiryFormProps {
  form: FormDefinition
  initial: Values
  reply: SubmissionReply | undefined
  receipt: Receipt
  contactEmail: string
  /** Stands between the read-only fields and the others. */
  choice?: ReactNode
}

const successStyle = 'border-l-4 border-pine bg-sand p-5 md:p-6'

export function EnquiryForm({ form, initial, reply, receipt, choice, contactEmail }: EnquiryFormProps) {
  // A reply is newer than the receipt in the URL.
  const given = !reply && receipt.kind === 'given' ? receipt : null
  const sent = given?.reference
  const isEarlier = !reply && receipt.kind === 'unknown'
  const isPending = useNavigation().formMethod === 'POST'
  const replied = reply && 'errors' in reply ? reply : undefined
  const { errors, attempt, check, recheck } = useChecks(form, isPending ? undefined : replied?.errors)
  // The correction disappears together with the question about the email address.
  const meant = errors?.['email'] === replied?.errors['email'] ? replied?.meant : undefined
  const asked = reply && 'asked' in reply ? reply.asked : undefined
  const wrong = fieldErrorTexts(form, errors)
  const areaRef = useRef<HTMLDivElement>(null)
  useFocus(areaRef, Boolean(sent), reply ?? isEarlier, attempt)
  useTitle(countErrors(notices, wrong.length))
  const { entered, hasForm } = useBackAfterSending(areaRef, reply?.values, sent)
  const quarantined = reply?.outcome === 'quarantined' ? reply : null
  const label = quarantined ? notices.quarantined.button : form.button.label
  const sending = {
    disabled: isPending,
    ...(quarantined && { name: inputs.release, value: quarantined.releaseToken }),
  }

  const chosen = form.fields.filter(({ kind }) => kind === 'readonly')
  const typed = form.fields.filter(({ kind }) => kind !== 'readonly')
  const rowOf = (field: Field, values: Values = initial) => (
    <EnquiryField
      key={field.name}
      field={field}
      value={values[field.name] ?? field.fallback ?? ''}
      errors={errors}
      meant={meant}
      autoFocus={field.name === wrong[0]?.name}
    />
  )

  return (
    <div ref={areaRef}>
      <div role="status">
        {isPending && <span className="sr-only">{form.button.pending}</span>}
        {sent && (
          <p className="mb-4 flex items-start gap-3">
            <Check aria-hidden className="h-lh w-5 shrink-0 text-pine" />
            <span>
              <strong className="font-semibold">{form.success.notice}</strong>{' '}
              <span className="text-soft">{form.success.description}</span>
            </span>
          </p>
        )}
      </div>
      {given && (
        <section tabIndex={-1} data-next autoFocus aria-labelledby="success" className={successStyle}>
          <h2 id="success" className="text-xl">
            {form.success.headline}
          </h2>
          <p className="mt-3 text-lg">{form.success.followUp}</p>
          {form.success.next && <p className="mt-3">{form.success.next}</p>}
          {given.email && <p className="mt-3">{fill(notices.answerTo, { email: given.email })}</p>}
          <p className="mt-6 font-semibold">{fill(notices.reference, given)}</p>
        </section>
      )}
      <div role="alert">
        {!sent && !isPending && (
          <ReplyNotice words={notices} {...{ form, reply, errors, isEarlier, contactEmail }} />
        )}
      </div>
      {hasForm && (
        <Form
          // With script, our messages replace the browser's, which soon vanish.
          ref={(element) => void (element && (element.noValidate = true))}
          method="post"
          onSubmit={check}
          onChange={recheck}
          hidden={Boolean(sent)}
          className="mt-2 *:not-last:mb-6"
        >
          {(choice || meant) && (
            // Enter in a field presses a form's first submit button (HTML Standard, "implicit submission").
            <button type="submit" {...sending} tabIndex={-1} aria-hidden="true" className="sr-only">
              {label}
            </button>
          )}
          {chosen.length > 0 && (
            <div id="choice" className="group">
              {chosen.map((field) => rowOf(field, reply?.values))}
              {choice}
            </div>
          )}
          {typed.map((field) => rowOf(field, entered))}
          <ExtraFields form={form} values={entered ?? {}} rowOf={(field) => rowOf(field, entered)} />
          {/* A new and empty one when it caught somebody, so that the form can be sent again by any button. */}
          <Honeypot key={quarantined?.releaseToken} />
          {asked && <input type="hidden" name={inputs.asked} value={asked} />}
          {visitFields.map((name) => (
            <input key={name} type="hidden" name={name} />
          ))}
          <button type="submit" {...sending} className={`${buttonStyle.loud} w-full sm:w-auto`}>
            {isPending ? form.button.pending : label}
          </button>
        </Form>
      )}
    </div>
  )
}

/** The errors that are left since the last attempt. `attempt` counts those that were not sent, each of which moves the focus. */
function useChecks(form: FormDefinition, replied: FieldErrors | undefined) {
  const [checked, setChecked] = useState<{ errors: FieldErrors; attempt: number } | null>(null)
  const errors = checked?.errors ?? replied
  const check = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    describeVisit(event.currentTarget)
    const data = new FormData(event.currentTarget, submitter)
    const found = checkFields(form, readValues(form, data))
    // The server counts bytes too.
    const { length } = String(new URLSearchParams([...data].map(([name, value]) => [name, String(value)])))
    const isTooLong = Object.keys(found).length === 0 && length > bodyLimit
    const longest = form.fields.filter(({ kind }) => kind === 'multiline')
    const wrong = isTooLong ? Object.fromEntries(longest.map(({ name }) => [name, [tooLong]])) : found
    const isValid = Object.keys(wrong).length === 0
    if (!isValid) event.preventDefault()
    setChecked(isValid ? null : { errors: wrong, attempt: (checked?.attempt ?? 0) + 1 })
  }
  const recheck = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    if (!errors?.[name]?.length) return
    const { [name]: now = [] } = checkFields(form, readValues(form, new FormData(currentTarget)))
    setChecked({ attempt: checked?.attempt ?? 0, errors: { ...errors, [name]: now } })
  }
  return { errors, attempt: checked?.attempt ?? 0, check, recheck }
}

const tooLong = { code: 'UNSPECIFIED', message: notices.tooLong } as const

function describeVisit(form: HTMLFormElement) {
  const visit = { loadedAt: Math.round(performance.timeOrigin), webdriver: navigator.webdriver }
  for (const name of visitFields) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = String(visit[name])
  }
}

function useTitle(errors: string) {
  useEffect(() => {
    const { title } = document
    if (!title.startsWith(errors)) document.title = `${errors} ${title}`
    return () => {
      document.title = document.title.replace(errors, '').trim()
    }
  })
}

/** Moves the focus to the first invalid field, else to the notice. The form stays in view above it; once sent, the title does. */
function useFocus(areaRef: RefObject<HTMLDivElement>, isSent: boolean, reply: unknown, attempt: number) {
  useEffect(() => {
    if (!isSent && !reply && attempt === 0) return
    const find = (selector: string) => areaRef.current?.querySelector<HTMLElement>(selector)
    const invalid = find('form:not([hidden]) [aria-invalid="true"]')
    const next = invalid ?? find('[data-next]')
    if (!next) return
    const shown = isSent ? document.querySelector('h1') : areaRef.current
    shown?.scrollIntoView({ behavior: 'instant', block: 'start' })
    next.focus({ preventScroll: !invalid })
  }, [areaRef, isSent, reply, attempt])
}
