import { describe, expect, it } from 'vitest'
import { isEmail } from '~/forms/check-fields'
import type { Form, Values } from '~/forms/form'
import { consultationForm, projectForm } from '~/forms/registry'
import { readSubmission } from '~/forms/read-submission'
import typed from '../../support/typed.json'

const ada = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A site, please.' }
const missing = 'REQUIRED_FIELD_MISSING'
const empty = 'REQUIRED_FIELD_EMPTY'

function read(entries: Record<string, string | Blob | string[]>, form: Form = consultationForm) {
  const data = new FormData()
  for (const [name, given] of Object.entries(entries)) {
    for (const value of [given].flat()) data.append(name, value)
  }
  const { submission, again } = readSubmission(form, data)
  const codesOf = (own: readonly { code: string }[] = []) => own.map(({ code }) => code)
  const codes = Object.entries(again.errors ?? {}).map(([name, own]) => [name, ...codesOf(own)])
  return { ...submission, values: submission.values as Values, again, errors: again.errors, codes }
}

it('days and times for a call are appended to the message, and stay apart if the form comes back', () => {
  const chosen = read({ ...ada, days: ['Friday', 'Someday', 'Monday'], times: 'Noon', phone: '$& 555-0117' })
  expect(chosen.values).toMatchObject({
    ...ada,
    message: `${ada.message}\n\nMy phone number: $& 555-0117\n\nDays that work for me: Monday, Friday\n\nTimes that work for me: Noon`,
  })
  const again = { values: { ...ada, phone: '$& 555-0117', days: 'Monday, Friday', times: 'Noon' } }
  expect(chosen).toMatchObject({ again, errors: null })
})

it('times without a telephone number ask for an email', () => {
  expect(read({ ...ada, times: 'Noon' }).values['message']).toMatch(/confirm a time by email/)
})

describe('a field', () => {
  it.each([
    ['counts without the space around it', { email: ' ada@example.com ' }, { email: 'ada@example.com' }],
    ['counts once when both say the same', { name: ['Ada', ' Ada '] }, { name: 'Ada' }],
    ['leaves out what is empty', { name: ['', 'Ada', ' '] }, { name: 'Ada' }],
  ])('%s', (_, sent, values) => {
    expect(read({ ...ada, ...sent })).toMatchObject({ values, errors: null })
  })

  it.each([
    ['subject', consultationForm, 'New Consultation Request'],
    ['package', projectForm, 'Not Selected'],
  ])('that nobody types into has a fallback and is cut: %s', (name, form, fallback) => {
    const valueOf = (own: Record<string, string>) => read(own, form).values[name]
    expect([valueOf({}), valueOf({ [name]: ' ' })]).toEqual([fallback, fallback])
    expect(valueOf({ [name]: 'x'.repeat(60_000) })).toBe('x'.repeat(200))
    expect(valueOf({ [name]: `${'x'.repeat(199)}\u{1F600}` })).toBe('x'.repeat(199))
  })
})

it.each([
  [consultationForm, 'message'],
  [projectForm, 'details'],
])('a required field has different errors for a missing and an empty value: $id', (form, long) => {
  const name = ['name', empty]
  expect(read({}, form).codes).toEqual(['name', 'email', long].map((each) => [each, missing]))
  expect(read({ ...ada, name: '', [long]: '\r\n' }, form).codes).toEqual([name, [long, empty]])
})

const emailOf = (length: number) => 'ada@example.com'.padStart(length, 'x')
// A browser counts each half of a large character, and a line break as one.
const halves = '\u{1F600}'.repeat(5000)
it.each([
  ['email', emailOf(254), null],
  ['email', emailOf(255), '254 characters (you sent 255)'],
  ['email', '@'.repeat(60_000), '254 characters (you sent 60,000)'],
  ['email', `${'ada@example.com'.padEnd(1000)}x`, '254 characters (you sent 1,001)'],
  ['message', 'one\r\n'.repeat(2500), null],
  ['message', halves, null],
  ['message', `${halves}x`, '10,000 characters (you sent 10,001)'],
])('the error of a field that is too long names the limit and the length: %s', (name, value, limit) => {
  const { values, errors } = read({ ...ada, [name]: value })
  const error = { code: 'TYPE_TEXT', message: `must be at most ${limit}` }
  expect(errors).toEqual(limit ? { [name]: [error] } : null)
  expect(values).toMatchObject(limit ? { ...ada, [name]: value } : {})
})

it.each(typed.addresses)('%j is an e-mail address', (address) => expect(isEmail(address)).toBe(true))
it.each(typed['no addresses'])('%j is no e-mail address', (text) => expect(isEmail(text)).toBe(false))

describe('an e-mail address that was pasted', () => {
  it.each(typed['addresses within'])('is taken out of the text around it: %j', (email) => {
    expect(read({ ...ada, email })).toMatchObject({ values: { email: 'ada@example.com' }, errors: null })
  })

  // A reply to another address than the typed one would go to a stranger.
  it.each(typed['kept as typed'])('stays as typed, with an error, without a single address: %j', (email) => {
    expect(read({ ...ada, email })).toMatchObject({ values: { email }, codes: [['email', 'TYPE_EMAIL']] })
  })

  it('twice counts as two addresses', () => {
    const twice = ['<ada@example.com>', 'mailto:bob@example.com']
    expect(read({ ...ada, email: twice }).codes).toEqual([['email', 'TYPE_EMAIL']])
  })

  it.each('<| |@|.|,|a@a.|mailto:|?|\uFDFA|\u0301\u0323'.split('|'))('is read in time: %j', (part) => {
    const parts = part.repeat(60_000 / part.length)
    for (const long of [`${parts}!`, `a@b${parts}!`, `<${parts}`])
      expect(read({ ...ada, email: long }).codes).toEqual([['email', expect.any(String)]])
  })
})

describe('a required field', () => {
  it.each(typed.nothing)('with invisible characters alone is empty: %j', (nothing) => {
    const long = nothing.repeat(255)
    expect(read({ ...ada, name: nothing, email: long, message: nothing }).codes).toEqual(
      ['name', 'email', 'message'].map((name) => [name, empty]),
    )
  })

  it.each(typed.something)('may be %j', (name) => {
    expect(read({ ...ada, name })).toMatchObject({ values: { name }, errors: null })
  })
})

describe('a hidden input', () => {
  it.each<[Record<string, string | Blob>, object]>([
    [{ k5: 'x' }, { trapped: true }],
    [{ release: 'token' }, { releaseToken: 'token' }],
    [{ release: 'to\0ken' }, { releaseToken: null }],
    [{ release: 'x'.repeat(65) }, { releaseToken: null }],
    [
      { loadedAt: '1700000000000', webdriver: 'false' },
      { visit: { loadedAt: 1_700_000_000_000, webdriver: false } },
    ],
    [{ webdriver: 'true' }, { visit: { webdriver: true } }],
    [{ loadedAt: '-1', webdriver: 'yes' }, { visit: {} }],
    [{ loadedAt: '1e999', webdriver: 'TRUE' }, { visit: {} }],
    [{ loadedAt: new File(['1'], 'x'), webdriver: new File(['true'], 'x') }, { visit: {} }],
  ])('counts only with a valid value: %j is %j', (sent, known) => {
    const { trapped, releaseToken, visit } = read({ ...ada, ...sent })
    expect({ trapped, releaseToken, visit }).toEqual({
      trapped: false,
      releaseToken: null,
      visit: {},
      ...known,
    })
  })

  it.each([
    ['Own Package', projectForm, 'Own Package'],
    ['', projectForm, null],
    [new File(['AI Sales Machine'], 'x'), projectForm, null],
    ['AI Sales Machine', consultationForm, null],
  ])('a button with the value %j chooses a package of the form $id', (chosen, form, choice) => {
    const data = new FormData()
    data.append('choose', chosen)
    expect(readSubmission(form, data).choice).toBe(choice)
  })
})
