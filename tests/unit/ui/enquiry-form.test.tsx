import { setImmediate } from 'node:timers/promises'
import { redirect, useActionData, useSearchParams } from '@remix-run/react'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { notices } from '~/content/enquiry-pages'
import { consultationForm } from '~/forms/consultation'
import { bodyLimit, initialValues, type Form } from '~/forms/form'
import { projectForm } from '~/forms/project'
import type { Receipt } from '~/forms/receipt'
import type { Reply } from '~/forms/reply'
import { EnquiryForm } from '~/ui/form/enquiry-form'
import { renderAt } from './render-at'

const reference = 'K7F2-9QXM'
const heldTitle = `We have your message (${reference})`
const typed = { name: 'Ada', email: 'ada@example.com', message: 'A site, please.' }
const values = { ...typed, subject: 'New Consultation Request' }

type Answer = Reply | Response | Promise<Reply | Response>

interface Opened {
  form?: Form
  query?: string
  /** What the address says of an earlier submission; else what its `sent` holds was given. */
  receipt?: Receipt
  /** What the server says to each try, in turn; afterwards every try goes through. */
  answers?: Answer[]
}

function openForm({ form = consultationForm, query = '', receipt, answers = [] }: Opened = {}) {
  const posted: Record<string, FormDataEntryValue>[] = []
  function Page() {
    const sent = useSearchParams()[0].get('sent')
    return (
      <EnquiryForm
        form={form}
        initial={initialValues(form, { package: 'AI Growth Website' })}
        reply={useActionData() as Reply | undefined}
        receipt={receipt ?? (sent ? { kind: 'given', reference: sent } : { kind: 'none' })}
        words={notices}
        contactEmail="hello@dayfive.example"
      />
    )
  }
  const router = renderAt(form.path + query, [
    {
      path: form.path,
      element: <Page />,
      async action({ request }) {
        posted.push(Object.fromEntries(await request.formData()))
        return answers.shift() ?? redirect(`${form.path}?sent=${reference}`)
      },
    },
  ])
  return { posted, router, user: userEvent.setup({ delay: null }) }
}

const name = () => screen.getByLabelText('Your name')
const email = () => screen.getByLabelText('Your e-mail')
const message = () => screen.getByLabelText('What should your website do for you?')
/** The summary above the form says the same, in links. */
const underField = { selector: 'p' }
const sendButton = () => screen.getByRole('button', { name: 'Send Message' })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(name(), typed.name)
  await user.type(email(), typed.email)
  await user.type(message(), typed.message)
}

async function send(opened: Opened) {
  const form = openForm(opened)
  await fillIn(form.user)
  await form.user.click(sendButton())
  return form
}

/** Sends the form with the clock stopped. */
async function sendInNoTime({ button, success }: Form = consultationForm) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(screen.getByRole('button', { name: button.label }))
  while (!screen.queryByText(success.notice)) await act(() => setImmediate())
}

afterEach(() => {
  vi.useRealTimers()
})

describe('an empty form', () => {
  it('asks for what the specification lists, each under a label', () => {
    openForm()
    for (const field of [name(), email(), message()]) {
      expect(field).toBeRequired()
      expect(field).toHaveValue('')
      expect(field).not.toHaveAttribute('aria-invalid')
    }
    expect(email()).toHaveAttribute('type', 'email')
    expect(email()).toHaveAccessibleDescription('We answer to this address and use it for nothing else.')
  })

  it('shows the package of a project without letting anyone change it', async () => {
    const { user } = openForm({ form: projectForm })
    const box = screen.getByLabelText('Your package')
    await user.type(box, 'x')
    expect(box).toHaveValue('AI Growth Website')
    expect(screen.getByLabelText('Tell us about your project')).toBeRequired()
  })

  it('hides its honeypot from people and from autofill', () => {
    openForm()
    const trap = document.querySelector('input[name="k5"]')
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(trap).toHaveAttribute('autocomplete', 'off')
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull()
  })

  it('says nothing and leaves the focus alone', () => {
    openForm()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(document.body).toHaveFocus()
  })
})

describe('what is sent', () => {
  it('is the payload, the empty trap and what is known of the visit', async () => {
    Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'webdriver'))
    const { posted } = await send({})
    await screen.findByText('Message Sent')
    expect(posted).toEqual([
      {
        ...values,
        k5: '',
        loadedAt: expect.stringMatching(/^\d{13}$/),
        webdriver: 'true',
      },
    ])
  })

  it('is the chosen package with a project', async () => {
    const { posted, user } = openForm({ form: projectForm })
    await user.type(name(), 'Ada')
    await user.type(email(), 'ada@example.com')
    await user.type(screen.getByLabelText('Tell us about your project'), 'A shop.')
    await user.click(screen.getByRole('button', { name: 'Submit Project Request' }))
    await screen.findByText('Project Request Submitted!')
    expect(posted).toEqual([expect.objectContaining({ package: 'AI Growth Website', details: 'A shop.' })])
  })
})

describe('while it travels', () => {
  it.each([
    ['Sending...', consultationForm],
    ['Submitting...', projectForm],
  ])('the button says %s and cannot be pressed', async (label, form) => {
    const { user } = openForm({ form, answers: [new Promise(() => {})] })
    for (const box of screen.getAllByRole('textbox')) {
      await user.type(box, box.getAttribute('type') === 'email' ? 'ada@example.com' : 'Ada')
    }
    await user.click(screen.getByRole('button'))
    expect(await screen.findByRole('button', { name: label })).toBeDisabled()
    expect(screen.getByRole('button')).toBeDisabled()
  })

  it('what was said about the last try is gone', async () => {
    const held: Reply = { outcome: 'held', values, reference }
    const { user } = await send({ answers: [held, new Promise(() => {})] })
    await screen.findByText(heldTitle)
    await user.click(sendButton())
    await screen.findByRole('button', { name: 'Sending...' })
    expect(screen.queryByText(heldTitle)).toBeNull()
  })
})

describe('errors of fields', () => {
  const refused = {
    outcome: 'refused',
    values,
    errors: {
      email: [
        { code: 'TYPE_EMAIL', message: 'should be an email' },
        { code: 'UNSPECIFIED', message: 'is unknown' },
      ],
      message: [{ code: 'REQUIRED_FIELD_EMPTY', message: 'is required' }],
    },
  } satisfies Reply

  it('stand under their fields, with the prefix, joined by comma', async () => {
    await send({ answers: [refused] })
    expect(await screen.findByText('Email should be an email, is unknown', underField)).toBeVisible()
    expect(screen.getByText('Message is required', underField)).toBeVisible()
  })

  it('are read out with their fields, and with no other', async () => {
    await send({ answers: [refused] })
    await screen.findByText('Message is required', underField)
    expect(email()).toBeInvalid()
    expect(email()).toHaveAccessibleDescription(
      'We answer to this address and use it for nothing else. Email should be an email, is unknown',
    )
    expect(message()).toBeInvalid()
    expect(name()).toBeValid()
    expect(name()).not.toHaveAccessibleDescription()
  })

  it.each<[string, Reply]>([
    ['2 fields need a second look.', refused],
    ['One field needs a second look.', { ...refused, errors: { name: refused.errors.email } }],
  ])('are counted aloud: %s', async (words, reply) => {
    await send({ answers: [reply] })
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
  })

  it('move the focus to the first of them', async () => {
    await send({ answers: [refused] })
    await waitFor(() => expect(email()).toHaveFocus())
  })

  it('move it there again when the next try fails alike', async () => {
    const { user } = await send({ answers: [refused, { ...refused }] })
    await waitFor(() => expect(email()).toHaveFocus())
    await user.click(sendButton())
    await waitFor(() => expect(email()).toHaveFocus())
  })

  it('leave everything that was typed', async () => {
    await send({ answers: [refused] })
    await screen.findByText('Message is required', underField)
    expect(name()).toHaveValue(typed.name)
    expect(email()).toHaveValue(typed.email)
    expect(message()).toHaveValue(typed.message)
  })

  it('go when the next try goes through', async () => {
    const { user } = await send({ answers: [refused] })
    await screen.findByText('Message is required', underField)
    await user.click(sendButton())
    await screen.findByText('Message Sent')
    expect(screen.queryByText('Message is required')).toBeNull()
  })
})

describe('a form that could not be delivered', () => {
  it.each<[string, Reply, string[]]>([
    ['is saved', { outcome: 'held', values, reference }, [heldTitle, 'no need to send it again']],
    ['is not saved', { outcome: 'held', values, reference: null }, [notices.unsaved.title]],
    [
      'comes too often',
      { outcome: 'throttled', values, limit: 'client', retryAfterSeconds: 61 },
      [notices.throttled.client.title, 'From your connection', '2 min'],
    ],
    [
      'comes with too many others',
      { outcome: 'throttled', values, limit: 'total', retryAfterSeconds: 61 },
      [notices.throttled.total.title, '2 min'],
    ],
    ['reaches nobody', { outcome: 'unreachable', values }, [notices.unreachable.title]],
  ])('because it %s says so, and where to write to', async (_, reply, words) => {
    await send({ answers: [reply] })
    const alert = screen.getByRole('alert')
    for (const word of words) await waitFor(() => expect(alert).toHaveTextContent(word))
    expect(within(alert).getByRole('link', { name: 'hello@dayfive.example' })).toHaveAttribute(
      'href',
      'mailto:hello@dayfive.example',
    )
  })

  it('keeps the form and all that was typed, and puts the focus on what is said', async () => {
    await send({ answers: [{ outcome: 'held', values, reference }] })
    const notice = await screen.findByText(heldTitle)
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    expect(message()).toHaveValue(typed.message)
    expect(sendButton()).toBeEnabled()
  })
})

describe('a form that was set aside', () => {
  it('sends the proof of release by one button for people', async () => {
    const quarantined: Reply = { outcome: 'quarantined', values, reference, release: 'token' }
    const { user, posted } = await send({ answers: [quarantined] })
    const button = await screen.findByRole('button', { name: 'I am a person, send it' })
    expect(button).toHaveAttribute('name', 'release')
    expect(button).toHaveAttribute('value', 'token')
    expect(screen.getByRole('alert')).toHaveTextContent(reference)
    await user.click(button)
    await screen.findByText('Message Sent')
    expect(posted[0]).not.toHaveProperty('release')
    expect(posted[1]).toMatchObject({ ...values, release: 'token' })
  })
})

describe('a form that is too long', () => {
  // Not longer than the field may be, but each of them is sent as nine bytes.
  const long = '€'.repeat(Math.ceil(bodyLimit / 9))

  async function sendTooLong() {
    const form = openForm()
    await fillIn(form.user)
    await form.user.clear(message())
    await form.user.click(message())
    await form.user.paste(long)
    await form.user.click(sendButton())
    return form
  }

  it('is not sent, says so under the field and keeps the text', async () => {
    const { posted } = await sendTooLong()
    expect(screen.getByText(`Message ${notices.tooLong}`, underField)).toBeVisible()
    expect(message()).toHaveValue(long)
    expect(message()).toHaveFocus()
    expect(posted).toEqual([])
  })

  it('puts the focus back when it is sent once more', async () => {
    const { user, posted } = await sendTooLong()
    await user.click(sendButton())
    expect(message()).toHaveFocus()
    expect(posted).toEqual([])
  })

  it('goes through once it is shorter', async () => {
    const { user, posted } = await sendTooLong()
    await user.clear(message())
    await user.type(message(), typed.message)
    await user.click(sendButton())
    await screen.findByText('Message Sent')
    expect(posted).toEqual([expect.objectContaining(values)])
  })
})

describe('a form that was sent', () => {
  it('gives way to the notice and the success box, with the reference', async () => {
    await send({})
    const status = screen.getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('Message Sent'))
    expect(status).toHaveTextContent("We've received your message and will get back to you soon.")
    const box = screen.getByRole('region', { name: 'Your message has been sent successfully!' })
    expect(box).toHaveTextContent("We'll be in touch with you shortly.")
    expect(box).toHaveTextContent(reference)
    expect(screen.queryByRole('button')).toBeNull()
    expect(name()).not.toBeVisible()
  })

  it('puts the focus on the success box', async () => {
    await send({})
    const box = await screen.findByRole('region', { name: 'Your message has been sent successfully!' })
    await waitFor(() => expect(box).toHaveFocus())
  })

  it('is emptied after two seconds, and not before', async () => {
    const { user } = openForm()
    await fillIn(user)
    await sendInNoTime()
    act(() => vi.advanceTimersByTime(1999))
    expect(message()).toHaveValue(typed.message)
    act(() => vi.advanceTimersByTime(1))
    for (const field of [name(), email(), message()]) expect(field).toHaveValue('')
  })

  it('is emptied after two seconds when it was a project request', async () => {
    const { user } = openForm({ form: projectForm })
    const details = screen.getByLabelText('Tell us about your project')
    await user.type(name(), typed.name)
    await user.type(email(), typed.email)
    await user.type(details, typed.message)
    await sendInNoTime(projectForm)
    act(() => vi.advanceTimersByTime(1999))
    expect(details).toHaveValue(typed.message)
    act(() => vi.advanceTimersByTime(1))
    for (const field of [name(), email(), details]) expect(field).toHaveValue('')
  })

  it('is emptied too when an earlier try had failed', async () => {
    await send({ answers: [{ outcome: 'held', values, reference }] })
    await screen.findByText(heldTitle)
    await sendInNoTime()
    act(() => vi.advanceTimersByTime(2000))
    for (const field of [name(), email(), message()]) expect(field).toHaveValue('')
  })

  it('does not show what was sent when the visitor returns at once', async () => {
    const { user, router } = openForm()
    await fillIn(user)
    await sendInNoTime()
    await act(() => router.navigate(consultationForm.path))
    act(() => vi.advanceTimersByTime(2000))
    expect(message()).toBeVisible()
    expect(message()).toHaveValue('')
  })

  it('has no form at all when its page is opened anew', () => {
    openForm({ query: `?sent=${reference}` })
    expect(screen.getByRole('region')).toHaveTextContent(reference)
    expect(screen.queryByLabelText('Your name')).toBeNull()
  })

  it('shows no success for an unverified receipt', async () => {
    const { user } = openForm({ query: `?sent=${reference}`, receipt: { kind: 'unknown' } })
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent(notices.earlier.title)
    expect(alert).not.toHaveTextContent(reference)
    expect(within(alert).getByRole('link', { name: 'hello@dayfive.example' })).toBeVisible()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(document.activeElement).toContainElement(screen.getByText(notices.earlier.title))
    await fillIn(user)
    expect(message()).toHaveValue(typed.message)
  })

  it('has its own answer at the address of such a link', async () => {
    const held: Reply = { outcome: 'held', values, reference }
    await send({ query: '?sent=x', receipt: { kind: 'unknown' }, answers: [held] })
    await screen.findByText(heldTitle)
    expect(screen.queryByText(notices.earlier.title)).toBeNull()
  })

  it('offers no way back to the form of a project', () => {
    openForm({ form: projectForm, query: `?sent=${reference}` })
    expect(screen.getByRole('status')).toHaveTextContent('Project Request Submitted!')
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
