import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { checkFields } from '~/forms/check-fields'
import {
  bodyLimit,
  releaseField,
  trapField,
  visitFields,
  type FieldErrors,
  type Form as FormDefinition,
  type Values,
} from '~/forms/form'
import { readValues } from '~/forms/read-values'
import type { Receipt } from '~/forms/receipt'
import type { Reply } from '~/forms/reply'
import { buttonStyle } from '../button-link'
import { EnquiryField } from './enquiry-field'
import { ReplyNotice, type NoticeWords } from './reply-notice'
import { SuccessBox, SuccessNotice } from './success'

// Specification section 9.
const resetDelayMs = 2000

interface EnquiryFormProps {
  form: FormDefinition
  initial: Values
  /** To the last attempt, if it failed. */
  reply: Reply | undefined
  receipt: Receipt
  words: NoticeWords
  contactEmail: string
  /** Submit buttons above the fields. */
  choice?: ReactNode
}

/** A form, the notice about its last attempt and the success box; works with and without JavaScript. */
export function EnquiryForm({
  form,
  initial,
  reply,
  receipt,
  words,
  contactEmail,
  choice,
}: EnquiryFormProps) {
  // A reply replaces the receipt of an earlier success in the URL.
  const sent = !reply && receipt.kind === 'given' ? receipt.reference : null
  const isEarlier = !reply && receipt.kind === 'unknown'
  const isPending = useNavigation().formMethod === 'POST'
  const { checked, check, recheck } = useChecks(form, words)
  const replyErrors = reply && 'errors' in reply ? reply.errors : undefined
  const errors = checked?.errors ?? replyErrors
  const firstInvalid = form.fields.find((field) => errors?.[field.name])?.name
  const areaRef = useRef<HTMLDivElement>(null)
  useFocus(areaRef, reply ?? sent ?? isEarlier, checked?.attempt ?? 0)
  const isScripted = useIsScripted()
  useReset(areaRef, sent)
  const entered = useEntered(reply, sent)
  // Keep the form mounted but hidden until its reset; a page that opened on the success box has none.
  const [hadForm] = useState(!sent)
  const quarantined = reply?.outcome === 'quarantined' ? reply : null
  const label = quarantined ? words.quarantined.button : form.button.label

  const prepare = (event: FormEvent<HTMLFormElement>) => {
    describeVisit(event.currentTarget)
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!check(event.currentTarget, submitter)) event.preventDefault()
  }

  return (
    <div ref={areaRef}>
      <div role="status">
        {isPending && <span className="sr-only">{form.button.pending}</span>}
        {sent && <SuccessNotice title={form.success.notice} text={form.success.description} />}
      </div>
      {sent && <SuccessBox {...form.success} reference={sent} words={words} />}
      <div role="alert">
        {!sent && !isPending && <ReplyNotice {...{ form, reply, errors, isEarlier, words, contactEmail }} />}
      </div>
      {(!sent || hadForm) && (
        <Form
          method="post"
          // Our own messages replace the browser's, which vanish and follow no style.
          noValidate={isScripted}
          onSubmit={prepare}
          onChange={recheck}
          hidden={Boolean(sent)}
          className="mt-2 space-y-7"
        >
          {choice && (
            <>
              <DefaultButton label={label} />
              {choice}
            </>
          )}
          {form.fields.map((field) => {
            const values = (field.kind === 'readonly' ? reply?.values : entered) ?? initial
            return (
              <EnquiryField
                key={field.name}
                field={field}
                value={values[field.name] ?? ''}
                errors={errors}
                autoFocus={field.name === firstInvalid}
              />
            )
          })}
          <div className="out-of-sight" aria-hidden="true">
            <label htmlFor={trapField}>Leave this field empty</label>
            <input id={trapField} name={trapField} autoComplete="off" tabIndex={-1} />
          </div>
          {Object.values(visitFields).map((name) => (
            <input key={name} type="hidden" name={name} />
          ))}
          <button
            type="submit"
            disabled={isPending}
            className={`${buttonStyle.loud} w-full sm:w-auto`}
            {...(quarantined && { name: releaseField, value: quarantined.release })}
          >
            {isPending ? form.button.pending : label}
          </button>
        </Form>
      )}
    </div>
  )
}

/** Enter in a field presses the first submit button of a form (HTML Standard, "implicit submission"). */
function DefaultButton({ label }: { label: string }) {
  return (
    <button type="submit" tabIndex={-1} aria-hidden="true" className="out-of-sight">
      {label}
    </button>
  )
}

/** Without script the browser checks. */
function useIsScripted() {
  const [isScripted, setIsScripted] = useState(false)
  useEffect(() => setIsScripted(true), [])
  return isScripted
}

/** The errors of the last attempt that was not sent, without those mended since; the attempts are counted to move the focus. */
function useChecks(form: FormDefinition, words: NoticeWords) {
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
    if (checkFields(form, readValues(form, new FormData(currentTarget)))[name]) return
    const { [name]: _, ...errors } = checked.errors
    setChecked({ ...checked, errors })
  }
  return { checked, check, recheck }
}

function tooLongErrors(form: FormDefinition, message: string): FieldErrors {
  const longest = form.fields.filter((field) => field.kind === 'multiline')
  return Object.fromEntries(longest.map((field) => [field.name, [{ code: 'UNSPECIFIED', message }]]))
}

function describeVisit(form: HTMLFormElement) {
  const facts = { loadedAt: Math.round(performance.timeOrigin), webdriver: navigator.webdriver }
  for (const [fact, name] of Object.entries(visitFields)) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = String(facts[fact as keyof typeof facts])
  }
}

/** In bytes, as the server counts them. */
function encodedLength(data: FormData): number {
  const entries = [...data].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(entries).toString().length
}

/** The values of the last reply until the form is sent, also after a change of the package. */
function useEntered(reply: Reply | undefined, sent: string | null): Values | undefined {
  const [entered, setEntered] = useState(reply?.values)
  if (reply && reply.values !== entered) setEntered(reply.values)
  if (sent && entered) setEntered(undefined)
  return entered
}

type AreaRef = RefObject<HTMLDivElement>

/** Moves the focus to the first invalid field, else to the notice. */
function useFocus(areaRef: AreaRef, answer: Reply | string | boolean, attempt: number) {
  useEffect(() => {
    if (!answer && attempt === 0) return
    const find = (selector: string) => areaRef.current?.querySelector<HTMLElement>(selector)
    const invalid = find('form:not([hidden]) [aria-invalid="true"]')
    if (invalid) return invalid.focus()
    const next = find('[data-next]')
    if (!next) return
    // What comes before it belongs to it.
    areaRef.current?.scrollIntoView({ behavior: 'instant', block: 'start' })
    next.focus({ preventScroll: true })
  }, [areaRef, answer, attempt])
}

/** Resets the form two seconds after success (specification section 4), or earlier when the visitor leaves. */
function useReset(areaRef: AreaRef, sent: string | null) {
  useEffect(() => {
    if (!sent) return
    const reset = () => areaRef.current?.querySelector('form')?.reset()
    const timer = setTimeout(reset, resetDelayMs)
    return () => {
      clearTimeout(timer)
      reset()
    }
  }, [areaRef, sent])
}
