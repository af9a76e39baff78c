import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import {
  bodyLimit,
  releaseField,
  trapField,
  visitFields,
  type FieldErrors,
  type Form as FormDefinition,
  type Values,
} from '~/forms/form'
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
  /** What the fields hold before anyone typed. */
  initial: Values
  /** The answer to the last try, when it did not go through. */
  reply: Reply | undefined
  /** What the address says of one that did. */
  receipt: Receipt
  words: NoticeWords
  contactEmail: string
}

/**
 * A form, what is said about its last try, and the success box that replaces it. Works as plain HTML; script adds the pending
 * button, spares the reload and moves the focus.
 */
export function EnquiryForm({ form, initial, reply, receipt, words, contactEmail }: EnquiryFormProps) {
  // Posted to the address of an earlier success, a form has its own answer.
  const sent = !reply && receipt.kind === 'given' ? receipt.reference : null
  const isEarlier = !reply && receipt.kind === 'unknown'
  const navigation = useNavigation()
  const isPending = navigation.formMethod === 'POST'
  // Counted, so that the focus moves again at each try.
  const [triesTooLong, setTriesTooLong] = useState(0)
  const errors = triesTooLong > 0 ? tooLongErrors(form, words.tooLong) : errorsOf(reply)
  const firstInvalid = form.fields.find((field) => errors?.[field.name])?.name
  const { areaRef, formRef } = useFocus(reply, sent, isEarlier, triesTooLong)
  useReset(formRef, sent)
  const entered = useEntered(reply, sent)
  // A page that was opened on the success box never had a form; one that had keeps it, out of sight, until it is reset.
  const [hadForm] = useState(!sent)

  const prepare = (event: FormEvent<HTMLFormElement>) => {
    describeVisit(event.currentTarget)
    const { submitter } = event.nativeEvent as SubmitEvent
    const isOver = encodedLength(event.currentTarget, submitter) > bodyLimit
    setTriesTooLong(isOver ? triesTooLong + 1 : 0)
    if (isOver) event.preventDefault()
  }

  return (
    <div ref={areaRef}>
      <div role="status">
        {isPending && <span className="sr-only">{form.button.pending}</span>}
        {sent && <SuccessNotice title={form.success.notice} text={form.success.description} />}
      </div>
      {sent && <SuccessBox {...form.success} reference={sent} words={words} />}
      <div role="alert">
        {!sent && !isPending && (
          <ReplyNotice
            reply={reply}
            errors={errors}
            isEarlier={isEarlier}
            words={words}
            contactEmail={contactEmail}
          />
        )}
      </div>
      {(!sent || hadForm) && (
        <Form
          ref={formRef}
          method="post"
          onSubmit={prepare}
          hidden={Boolean(sent)}
          className="mt-2 space-y-7"
        >
          {form.fields.map((field) => (
            <EnquiryField
              key={field.name}
              field={field}
              value={
                (field.kind === 'readonly' ? (reply?.values ?? initial) : (entered ?? initial))[field.name] ??
                ''
              }
              errors={errors}
              autoFocus={field.name === firstInvalid}
            />
          ))}
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
            {...(reply?.outcome === 'quarantined' && { name: releaseField, value: reply.release })}
          >
            {buttonLabel(form, reply, isPending, words)}
          </button>
        </Form>
      )}
    </div>
  )
}

function buttonLabel(form: FormDefinition, reply: Reply | undefined, isPending: boolean, words: NoticeWords) {
  if (isPending) return form.button.pending
  return reply?.outcome === 'quarantined' ? words.quarantined.button : form.button.label
}

function errorsOf(reply: Reply | undefined): FieldErrors | undefined {
  return reply && 'errors' in reply ? reply.errors : undefined
}

function tooLongErrors(form: FormDefinition, message: string): FieldErrors {
  const longest = form.fields.filter((field) => field.kind === 'multiline')
  return Object.fromEntries(longest.map((field) => [field.name, [{ code: 'UNSPECIFIED', message }]]))
}

/** Puts what only script knows into the fields that carry it. */
function describeVisit(form: HTMLFormElement) {
  const facts = { loadedAt: Math.round(performance.timeOrigin), webdriver: navigator.webdriver }
  for (const [fact, name] of Object.entries(visitFields)) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = String(facts[fact as keyof typeof facts])
  }
}

/** The bytes that the form takes on its way, as the server will count them. */
function encodedLength(form: HTMLFormElement, submitter: HTMLElement | null): number {
  const entries = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(entries).toString().length
}

/** What the last answer gave back, also after the visitor moved to another package, until the form is sent. */
function useEntered(reply: Reply | undefined, sent: string | null): Values | undefined {
  const [entered, setEntered] = useState(reply?.values)
  if (reply && reply.values !== entered) setEntered(reply.values)
  if (sent && entered) setEntered(undefined)
  return entered
}

/** After an answer the focus goes to what the visitor needs next: the first field in error, else what is said. */
function useFocus(reply: Reply | undefined, sent: string | null, isEarlier: boolean, triesTooLong: number) {
  const areaRef = useRef<HTMLDivElement>(null)
  const formRef = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!reply && !sent && !isEarlier && triesTooLong === 0) return
    const next =
      (sent ? null : formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')) ??
      areaRef.current?.querySelector<HTMLElement>('[tabindex="-1"][data-next]')
    next?.focus()
  }, [reply, sent, isEarlier, triesTooLong])
  return { areaRef, formRef }
}

/** Empties the form two seconds after it was sent (specification section 4), or when the visitor moves on before that. */
function useReset(formRef: { current: HTMLFormElement | null }, sent: string | null) {
  useEffect(() => {
    if (!sent) return
    const reset = () => formRef.current?.reset()
    const timer = setTimeout(reset, resetDelayMs)
    return () => {
      clearTimeout(timer)
      reset()
    }
  }, [formRef, sent])
}
