import { setImmediate } from 'node:timers/promises'
import { redirect, useActionData, useSearchParams } from '@remix-run/react'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { notices } from '~/content/enquiry-pages'
import { consultationForm } from '~/forms/consultation'
import { bodyLimit, initialValues, type Form } from '~/forms/form'
import { projectForm } from '~/forms/project'
import type { SubmissionReply } from '~/forms/reply'
import { EnquiryForm } from '~/routes/shared/enquiry-form'
import { renderAt } from './render-at'

// tests/e2e has the form as a person meets it, and tests/http all answers of the server.

const reference = 'K7F2-9QXM'
const typed = { name: 'Ada', email: 'ada@example.com', message: 'A site, please.' }

const user = userEvent.setup({ delay: null })

/** Opens and fills in a form whose tries are answered so, in turn; afterwards every try goes through. */
async function openForm(
  form: Form = consultationForm,
  answers: (SubmissionReply | Promise<SubmissionReply>)[] = [],
) {
  const posted: Record<string, FormDataEntryValue>[] = []
  function Page() {
    const isSent = useSearchParams()[0].has('sent')
    return (
      <EnquiryForm
        form={form}
        initial={initialValues(form)}
        reply={useActionData() as SubmissionReply | undefined}
        receipt={isSent ? { kind: 'given', email: null, reference } : { kind: 'none' }}
        contactEmail="hello@dayfive.example"
      />
    )
  }
  renderAt(form.path, [
    {
      path: form.path,
      element: <Page />,
      async action({ request }) {
        posted.push(Object.fromEntries(await request.formData()))
        return answers.shift() ?? redirect(`${form.path}?sent=${reference}`)
      },
    },
  ])
  await user.type(name(), typed.name)
  await user.type(email(), typed.email)
  await user.type(message(), typed.message)
  return posted
}

const name = () => screen.getByLabelText('Your name')
const email = () => screen.getByLabelText('Your email')
const message = () =>
  screen.getByLabelText(/^(What should your website do for you\?|Tell us about your project)$/)
const send = () => fireEvent.click(screen.getByRole('button'))

/** Sends the form with the clock stopped. */
async function sendInNoTime({ success }: Form) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  send()
  while (!screen.queryByText(success.notice)) await act(() => setImmediate())
}

afterEach(() => {
  vi.useRealTimers()
})

it('says nothing about the last try while the next one travels, and cannot be pressed', async () => {
  await openForm(consultationForm, [
    { outcome: 'held', values: { ...typed, subject: '' }, reference },
    new Promise(() => {}),
  ])
  send()
  const title = `We have your message (${reference})`
  await screen.findByText(title)
  send()
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled()
  expect(screen.queryByText(title)).toBeNull()
})

it('is not sent while it is too long, says so under the field and keeps the text, until it is shorter', async () => {
  const posted = await openForm()
  // Not longer than the field may be, but each of them is sent as nine bytes.
  const long = '€'.repeat(Math.ceil(bodyLimit / 9))
  fireEvent.change(message(), { target: { value: long } })
  send()
  expect(screen.getByText(`Message ${notices.tooLong}`, { selector: 'p' })).toBeVisible()
  expect(message()).toHaveValue(long)
  expect(message()).toHaveFocus()
  expect(posted).toEqual([])
  fireEvent.change(message(), { target: { value: typed.message } })
  send()
  await screen.findByText('Message Sent')
  expect(posted).toEqual([expect.objectContaining(typed)])
})

it.each([consultationForm, projectForm])(
  'is emptied two seconds after success, and not before: $id',
  async (form) => {
    await openForm(form)
    await sendInNoTime(form)
    act(() => vi.advanceTimersByTime(1999))
    expect(message()).toHaveValue(typed.message)
    act(() => vi.advanceTimersByTime(1))
    for (const field of [name(), email(), message()]) expect(field).toHaveValue('')
  },
)

it('hides its trap from people and from autofill, and empties it each time it caught somebody', async () => {
  const caught = { outcome: 'quarantined', reference, release: 'same', values: typed } as const
  await openForm(consultationForm, [caught, caught])
  const trap = () => document.querySelector<HTMLInputElement>('input[name="k5"]')!
  expect(trap()).toHaveAttribute('tabindex', '-1')
  expect(trap()).toHaveAttribute('autocomplete', 'off')
  expect(trap().closest('[aria-hidden="true"]')).not.toBeNull()
  for (const _ of [1, 2]) {
    fireEvent.change(trap(), { target: { value: 'filled in' } })
    send()
    await vi.waitFor(() => expect(trap().value).toBe(''))
    await screen.findByText(notices.quarantined.title)
  }
})

it('takes the button of a mistyped address away with its question, and remembers what was asked and meant', async () => {
  const slip = { ...typed, email: 'rob@gmial.com' }
  const meant = { ...typed, email: 'rob@gmail.com' }
  const errors = { email: [{ code: 'TYPE_EMAIL' as const, message: 'may have a typo.' }] }
  const invalid = { outcome: 'invalid', values: slip, errors, meant: meant.email, asked: slip.email } as const
  const quarantined = { outcome: 'quarantined', values: meant, reference, release: 'token' } as const
  const posted = await openForm(consultationForm, [invalid, invalid, quarantined])
  const use = { name: `Use ${meant.email}` }
  fireEvent.change(email(), { target: { value: slip.email } })
  send()
  await screen.findByRole('button', use)
  fireEvent.change(name(), { target: { value: '' } })
  fireEvent.submit(name().closest('form')!)
  await screen.findAllByText('Name is required')
  expect(screen.queryByRole('button', use)).toBeNull()
  expect(document.querySelector<HTMLInputElement>('input[name="asked"]')?.value).toBe(slip.email)

  fireEvent.change(name(), { target: { value: typed.name } })
  send()
  fireEvent.click(await screen.findByRole('button', use))
  fireEvent.click(await screen.findByRole('button', { name: notices.quarantined.button }))
  await screen.findByText(consultationForm.success.notice)
  expect(posted.map((each) => each.email)).toEqual([slip.email, slip.email, meant.email, meant.email])
})
