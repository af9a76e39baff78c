import { describe, expect, it } from 'vitest'
import { readResponse } from '~/leads/form-service-response'

const shown = ['name', 'email', 'message']
const read = (body: unknown, status = 200) => readResponse(status, JSON.stringify(body), shown)
const message = 'is wrong'
const failed = (failure: string, codes: string[] = [], words = message) => ({
  kind: 'failed',
  failure,
  message: words,
  codes,
})
const unexpected = (failure: string) => failed(failure, [], 'Unexpected response format')
const strangeCodes = ['NO_SUCH_CODE', 'toString', '__proto__', 42, undefined]

it.each([
  ['a next address', { next: '/thanks' }, 200],
  ['next whatever the status', { next: '/thanks' }, 500],
  ['next beside errors that are no list', { errors: {}, next: '/thanks' }, 200],
])('success is %s', (_, body, status) => {
  expect(read(body, status)).toEqual({ kind: 'delivered' })
})

describe('an error of a field that is shown', () => {
  const codes = `REQUIRED_FIELD_EMPTY REQUIRED_FIELD_MISSING STRIPE_CLIENT_ERROR STRIPE_SCA_ERROR
    TYPE_EMAIL TYPE_NUMERIC TYPE_TEXT`.split(/\s+/)
  it.each([
    ...codes.map((code) => [code, code]),
    ...[...strangeCodes, 'BLOCKED', 'type_email'].map((code) => [code, 'UNSPECIFIED']),
  ])('with the code %j is %s, whatever the status', (code, known) => {
    const errors = { email: [{ code: known, message }] }
    for (const status of [200, 400, 422, 429, 500]) {
      expect(read({ errors: [{ field: 'email', code, message }] }, status)).toEqual({
        kind: 'refused',
        message: '',
        codes: [],
        errors,
      })
    }
  })

  it('stands with all others, in order, and keeps what concerns the whole form for the log', () => {
    const outcome = read({
      errors: [
        { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
        { code: 'INACTIVE', message: 'Form is not active' },
        { field: 'name', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' },
        { field: 'email', code: 'TYPE_TEXT', message: 'should be text' },
      ],
    })
    expect(outcome).toEqual({
      kind: 'refused',
      message: 'Form is not active',
      codes: ['INACTIVE'],
      errors: {
        name: [{ code: 'REQUIRED_FIELD_EMPTY', message: 'is required' }],
        email: [
          { code: 'TYPE_EMAIL', message: 'should be an email' },
          { code: 'TYPE_TEXT', message: 'should be text' },
        ],
      },
    })
  })
})

describe('an error of the whole form', () => {
  const codes = `BLOCKED EMPTY FILES_TOO_BIG FORM_NOT_FOUND
    NO_FILE_UPLOADS PROJECT_NOT_FOUND TOO_MANY_FILES`.split(/\s+/)
  it.each([
    ...codes.map((code) => [code, code]),
    ...[...strangeCodes, 'TYPE_EMAIL', 'blocked'].map((code) => [code, 'UNSPECIFIED']),
  ])('with the code %j is %s', (code, known) => {
    expect(read({ errors: [{ code, message }] })).toEqual(failed('form_error', [known as string]))
  })

  it.each(['subject', '', '__proto__', 5, ['email']])(
    'is what an error of the field %j is, under which nothing is shown',
    (field) => {
      const error = { field, code: 'TYPE_TEXT', message }
      expect(read({ errors: [error] })).toEqual(failed('form_error', ['UNSPECIFIED']))
    },
  )

  it.each([
    [
      'several, told in one message',
      {
        errors: [
          { code: 'BLOCKED', message: 'Blocked' },
          { code: 'EMPTY', message },
        ],
      },
      ['BLOCKED', 'EMPTY'],
      `Blocked, ${message}`,
    ],
    ['a single text', { error: message }, ['UNSPECIFIED'], message],
    ['a text that no database takes', { error: 'a \0 b \ud800' }, ['UNSPECIFIED'], 'a \uFFFD b \uFFFD'],
  ])('may be %s', (_, body, known, words) => {
    expect(read(body)).toEqual(failed('form_error', known, words))
  })

  it.each([
    ['an empty list', { errors: [] }],
    ['an error text beside next', { error: 'No', next: '/thanks' }],
    ['an empty errors list beside next', { errors: [], next: '/thanks' }],
    ['an error beside a payment', { error: 'No', stripe: { paymentIntentClientSecret: 'pi' } }],
  ])('may be %s', (_, body) => {
    expect(read(body)).toMatchObject({ kind: 'failed', failure: 'form_error' })
  })
})

const inactive = { errors: [{ code: 'INACTIVE', message: 'No' }] }
it.each([
  ['rate_limited', 429, { error: 'Too many requests' }],
  ['server_error', 503, inactive],
  ['quota', 200, { error: 'form over quota' }],
  ['quota', 402, { error: 'Payment required' }],
  ['quota', 200, { error: 'Monthly submission limit reached' }],
  ['captcha_required', 403, { error: 'To submit via AJAX, set a custom key or disable reCAPTCHA' }],
  ['unconfirmed', 403, inactive],
  ['unconfirmed', 403, { error: 'This form is not active yet' }],
  ['unconfirmed', 200, { error: 'Please confirm the form first' }],
  ['form_error', 404, { errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }] }],
])('a form failed by %s when %i says %j', (failure, status, body) => {
  expect(read(body, status)).toMatchObject({ kind: 'failed', failure })
})

it('a payment intent secret is pending, whatever stands beside it, and not repeated in what is logged', () => {
  const outcome = read({ stripe: { paymentIntentClientSecret: 'pi_secret' }, next: '/thanks' })
  expect(outcome).toMatchObject({ kind: 'failed', failure: 'payment_pending' })
  expect(JSON.stringify(outcome)).not.toContain('pi_')
})

describe('anything else', () => {
  it.each([
    '{"ok":true}',
    '{"next":5}',
    '{"__proto__":{"next":"/thanks"}}',
    '{"errors":[null]}',
    '{"errors":[{"message":"No"},{"field":"email"}]}',
    '{"errors":"x"}',
    '{"error":5}',
    '{"stripe":null}',
    '{"stripe":{"paymentIntentClientSecret":true}}',
    'null',
    '"next"',
    '[{"next":"/thanks"}]',
    '',
    '{"next":"/tha',
    '<!DOCTYPE html><title>Welcome</title>',
    '\uFFFD\0{['.repeat(17_500),
    '['.repeat(60_000),
  ])('is unexpected: %.60j', (body) => {
    expect(readResponse(200, body, shown)).toEqual(unexpected('unexpected_format'))
  })

  it.each([
    [302, 'unexpected_format'],
    [404, 'unexpected_format'],
    [429, 'rate_limited'],
    [504, 'server_error'],
  ])('with status %i is %s', (status, failure) => {
    expect(readResponse(status, '<html>', shown)).toEqual(unexpected(failure))
    expect(readResponse(status, '{"ok":false}', shown)).toEqual(unexpected(failure))
  })

  it.each([
    ['captcha_required', '<html><div class="g-recaptcha"></div>'],
    ['unconfirmed', '<html>Please confirm your email to activate this form'],
  ])('is %s when a page says so', (failure, body) => {
    expect(readResponse(200, body, shown)).toEqual(unexpected(failure))
  })
})
