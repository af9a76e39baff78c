import { describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import type { Form, Values } from '~/forms/form'
import { projectForm } from '~/forms/project'
import { readChoice, readSubmission } from '~/forms/read-submission'
import { isEmail } from '~/forms/check-fields'

const ada = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A site, please.' }

function read(entries: Record<string, string | Blob | string[]>, form: Form = consultationForm) {
  const data = new FormData()
  for (const [name, given] of Object.entries(entries)) {
    for (const value of [given].flat()) data.append(name, value)
  }
  const submission = readSubmission(form, data)
  return { ...submission, values: submission.values as Values }
}

describe('a form that is filled in', () => {
  it('has its values and no errors', () => {
    expect(read(ada)).toEqual({
      form: 'consultation',
      values: ada,
      errors: null,
      trapped: false,
      release: null,
      visit: {},
    })
  })

  it('has exactly the payload fields, whatever else was sent', () => {
    const { values } = read({ ...ada, _gotcha: 'x', package: 'basic', ['__proto__']: 'x', constructor: 'x' })
    expect(values).toEqual(ada)
  })

  it.each([
    ['subject', consultationForm, 'New Consultation Request'],
    ['package', projectForm, 'Not Selected'],
  ])('says what stands for a missing or empty %s', (name, form, fallback) => {
    expect(read({}, form).values[name]).toBe(fallback)
    expect(read({ [name]: ' ' }, form).values[name]).toBe(fallback)
  })

  it('reads the same with and without script', () => {
    const withScript = read({ ...ada, message: 'one\ntwo' })
    const without = read({ ...ada, message: 'one\r\ntwo' })
    expect(without).toEqual(withScript)
  })

  it('keeps the line breaks of the message and of no other field', () => {
    const { values } = read({ ...ada, name: 'Ada\r\nLovelace', message: 'one\r\n\r\ntwo' })
    expect(values).toMatchObject({ name: 'Ada Lovelace', message: 'one\n\ntwo' })
  })

  it('holds no NUL byte and no half of a character', () => {
    const { values } = read({ ...ada, name: 'Ada\0', message: 'smile \uD83D' })
    expect(values).toMatchObject({ name: 'Ada\uFFFD', message: 'smile \uFFFD' })
  })
})

describe('a field that arrives twice', () => {
  it.each([
    ['is joined', { name: ['Ada', 'Lovelace'] }, { name: 'Ada, Lovelace' }],
    [
      'is joined by a line break where there may be lines',
      { message: ['one', 'two'] },
      { message: 'one\ntwo' },
    ],
    ['counts once when both say the same', { name: ['Ada', ' Ada '] }, { name: 'Ada' }],
    ['leaves out what is empty', { name: ['', 'Ada', ' '] }, { name: 'Ada' }],
  ])('%s', (_, twice, values) => {
    expect(read({ ...ada, ...twice })).toMatchObject({ values, errors: null })
  })

  it('is no e-mail address, but is kept whole', () => {
    const { values, errors } = read({ ...ada, email: ['ada@example.com', 'bob@example.com'] })
    expect(values.email).toBe('ada@example.com, bob@example.com')
    expect(errors).toEqual({ email: [expect.objectContaining({ code: 'TYPE_EMAIL' })] })
  })
})

describe('a required field', () => {
  const codesOf = (errors: ReturnType<typeof read>['errors']) =>
    Object.fromEntries(Object.entries(errors ?? {}).map(([name, own]) => [name, own.map(({ code }) => code)]))

  it('that was not sent is missing', () => {
    expect(codesOf(read({}).errors)).toEqual({
      name: ['REQUIRED_FIELD_MISSING'],
      email: ['REQUIRED_FIELD_MISSING'],
      message: ['REQUIRED_FIELD_MISSING'],
    })
    expect(codesOf(read({}, projectForm).errors)).toEqual({
      name: ['REQUIRED_FIELD_MISSING'],
      email: ['REQUIRED_FIELD_MISSING'],
      details: ['REQUIRED_FIELD_MISSING'],
    })
  })

  it('that was sent without a word is empty', () => {
    expect(codesOf(read({ name: '', email: ' ', message: '\r\n' }).errors)).toEqual({
      name: ['REQUIRED_FIELD_EMPTY'],
      email: ['REQUIRED_FIELD_EMPTY'],
      message: ['REQUIRED_FIELD_EMPTY'],
    })
  })

  it('that holds a file instead of text is empty', () => {
    const { values, errors } = read({ ...ada, message: new File(['x'], 'message.txt') })
    expect(values.message).toBe('')
    expect(codesOf(errors)).toEqual({ message: ['REQUIRED_FIELD_EMPTY'] })
  })

  it('in error leaves the other values as they were', () => {
    expect(read({ ...ada, email: 'ada' }).values).toEqual({ ...ada, email: 'ada' })
  })
})

describe('a field that is too long', () => {
  const email = (length: number) => 'ada@example.com'.padStart(length, 'x')

  it.each([
    ['name', 'x'.repeat(200)],
    ['email', email(254)],
    ['message', 'x'.repeat(10_000)],
    ['message', 'one\r\n'.repeat(2500)],
  ])('is not %s at its limit', (name, value) => {
    expect(read({ ...ada, [name]: value }).errors).toBeNull()
  })

  it.each([
    ['name', 'x'.repeat(201), 'is too long: at most 200 characters (you sent 201)'],
    ['email', email(255), 'is too long: at most 254 characters (you sent 255)'],
    ['email', '@'.repeat(60_000), 'is too long: at most 254 characters (you sent 60,000)'],
    ['message', 'x'.repeat(10_001), 'is too long: at most 10,000 characters (you sent 10,001)'],
  ])('says so, and by how much: %s', (name, value, message) => {
    const { values, errors } = read({ ...ada, [name]: value })
    expect(errors).toEqual({ [name]: [{ code: 'TYPE_TEXT', message }] })
    expect(values).toEqual({ ...ada, [name]: value })
  })

  it('is too long in the details of a project as well', () => {
    const details = 'x'.repeat(10_001)
    const { values, errors } = read({ ...ada, details }, projectForm)
    expect(errors).toEqual({ details: [expect.objectContaining({ code: 'TYPE_TEXT' })] })
    expect(values.details).toBe(details)
  })

  it('counts what a browser counts: each half of a large character, and a line break as one', () => {
    const halves = '\u{1F600}'.repeat(5000)
    expect(halves).toHaveLength(10_000)
    expect(read({ ...ada, message: halves }).errors).toBeNull()
    expect(read({ ...ada, message: `${halves}x` }).errors).not.toBeNull()
  })

  it('is too long when its parts are so together', () => {
    const { errors } = read({ ...ada, name: ['x'.repeat(150), 'y'.repeat(150)] })
    expect(errors).toEqual({ name: [expect.objectContaining({ code: 'TYPE_TEXT' })] })
  })

  it.each([
    ['subject', consultationForm],
    ['package', projectForm],
  ])('is cut where nobody types: %s', (name, form) => {
    expect(read({ [name]: 'x'.repeat(60_000) }, form).values[name]).toBe('x'.repeat(200))
    expect(read({ [name]: `${'x'.repeat(199)}\u{1F600}` }, form).values[name]).toBe('x'.repeat(199))
  })
})

describe('an e-mail address', () => {
  const label63 = 'a'.repeat(63)
  it.each([
    'ada@example.com',
    'ADA@EXAMPLE.COM',
    'ada@localhost',
    'a.b+c@example.co.uk',
    '.ada..@example.com',
    "o'brien@example.com",
    'a/b@example.com',
    '!#$%&*+=?^_`{|}~-@example.com',
    '1@1.1',
    `ada@${label63}.com`,
    'ada@xn--bcher-kva.example',
    `${'x'.repeat(242)}@example.com`,
  ])('may be %s', (address) => {
    expect(isEmail(address)).toBe(true)
  })

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@@example.com',
    'ada@example.com, bob@example.com',
    'ada@example.com.',
    'ada@example..com',
    'ada@.example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@exa_mple.com',
    `ada@${label63}a.com`,
    'ada lovelace@example.com',
    '"ada"@example.com',
    'ada@[127.0.0.1]',
    'ada@example.com\nbcc: bob@example.com',
    'ädä@example.com',
    'ada@bücher.example',
    'ada@\u212Aelvin.example',
    '<ada@example.com>',
    `${'x'.repeat(243)}@example.com`,
  ])('is not %j', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  it('counts without the space around it', () => {
    expect(read({ ...ada, email: ' ada@example.com ' })).toMatchObject({
      values: { email: 'ada@example.com' },
      errors: null,
    })
  })
})

describe('what travels beside the fields', () => {
  it.each([
    ['x', true],
    ['', false],
  ])('the trap holds %j, so it has caught someone: %j', (k5, trapped) => {
    expect(read({ ...ada, k5 }).trapped).toBe(trapped)
  })

  it.each([
    ['token', 'token'],
    ['', null],
    ['to\0ken', null],
    ['x'.repeat(65), null],
  ])('the button released %j, which is the token %j', (release, token) => {
    expect(read({ ...ada, release }).release).toBe(token)
  })

  it.each([
    { chosen: 'AI Sales Machine', form: projectForm, choice: 'AI Sales Machine' },
    { chosen: 'Own Package', form: projectForm, choice: 'Own Package' },
    { chosen: '', form: projectForm, choice: null },
    { chosen: 'Package: call 555 0100', form: projectForm, choice: 'Not Selected' },
    { chosen: new File(['AI Sales Machine'], 'x'), form: projectForm, choice: null },
    { chosen: 'AI Sales Machine', form: consultationForm, choice: null },
  ])('a button of the $form.id form chose $chosen, which is the package $choice', (given) => {
    const data = new FormData()
    data.append('choose', given.chosen)
    expect(readChoice(given.form, data)).toBe(given.choice)
  })

  it.each([
    [
      { loadedAt: '1700000000000', webdriver: 'false' },
      { loadedAt: 1_700_000_000_000, webdriver: false },
    ],
    [
      { loadedAt: '1700000000000', webdriver: 'true' },
      { loadedAt: 1_700_000_000_000, webdriver: true },
    ],
    [{ webdriver: 'true' }, { webdriver: true }],
    [{ loadedAt: '', webdriver: '' }, {}],
    [{ loadedAt: '-1', webdriver: 'yes' }, {}],
    [{ loadedAt: '1e999', webdriver: 'TRUE' }, {}],
    [{ loadedAt: '9'.repeat(16), webdriver: '{}' }, {}],
    [{ loadedAt: new File(['1'], 'x'), webdriver: new File(['true'], 'x') }, {}],
  ])('of the visit %j is known %j', (sent, visit) => {
    expect(read({ ...ada, ...sent }).visit).toEqual(visit)
  })
})
