import { describe, expect, it } from 'vitest'
import { readResponse } from '~/leads/form-service-response'

const shown = ['name', 'email', 'message']
const read = (body: unknown, status = 200) =>
  readResponse(status, typeof body === 'string' ? body : JSON.stringify(body), shown)
const message = 'is wrong'
const unexpected = 'Unexpected response format'
const strangeCodes = ['NO_SUCH_CODE', 'toString', '__proto__', 42, undefined]
const ofForm = 'BLOCKED EMPTY FILES_TOO_BIG FORM_NOT_FOUND NO_FILE_UPLOADS PROJECT_NOT_FOUND TOO_MANY_FILES'
const ofField = `REQUIRED_FIELD_EMPTY REQUIRED_FIELD_MISSING STRIPE_CLIENT_ERROR STRIPE_SCA_ERROR
  TYPE_EMAIL TYPE_NUMERIC TYPE_TEXT`
const known = (codes: string) => codes.split(/\s+/).map((code) => [code, code])
const unknown = (...codes: unknown[]) => [...strangeCodes, ...codes].map((code) => [code, 'UNSPECIFIED'])

describe('an error', () => {
  it.each([...known(ofField), ...unknown('BLOCKED', 'type_email')])(
    'of a field that is shown, with the code %j, is %s, whatever the status',
    (code, as) => {
      const refused = { kind: 'refused', message: '', codes: [], errors: { email: [{ code: as, message }] } }
      for (const status of [200, 400, 422, 429, 500])
        expect(read({ errors: [{ field: 'email', code, message }] }, status)).toEqual(refused)
    },
  )

  it.each([...known(ofForm), ...unknown('TYPE_EMAIL', 'blocked')])(
    'of the whole form, with the code %j, is %s',
    (code, as) => {
      const failed = { kind: 'failed', failure: 'form_error', message, codes: [as] }
      expect(read({ errors: [{ code, message }] })).toEqual(failed)
    },
  )

  it('stands with all others, in order, and what concerns the whole form is kept for the log', () => {
    const email = { code: 'TYPE_EMAIL', message: 'should be an email' }
    const name = { code: 'REQUIRED_FIELD_EMPTY', message: 'is required' }
    const text = { code: 'TYPE_TEXT', message: 'should be text' }
    const inactive = { code: 'INACTIVE', message: 'Form is not active' }
    const errors = [{ field: 'email', ...email }, inactive, { field: 'name', ...name }]
    expect(read({ errors: [...errors, { field: 'email', ...text }] })).toEqual({
      kind: 'refused',
      message: inactive.message,
      codes: ['INACTIVE'],
      errors: { name: [name], email: [email, text] },
    })
  })
})

const blocked = { code: 'BLOCKED', message: 'Blocked' }
const inactive = { errors: [{ code: 'INACTIVE', message: 'No' }] }
const next = '/thanks'
const payment = { paymentIntentClientSecret: 'pi_secret' }

it.each([
  ['delivered', 200, { next }],
  ['delivered', 500, { next }],
  ['delivered', 200, { next, errors: {} }],
  ['form_error', 200, { next, errors: [] }],
  ['form_error', 200, { next, error: 'No' }],
  ['form_error', 200, { stripe: payment, error: 'No' }],
  ['form_error', 200, { errors: [] }],
  ['form_error', 404, { errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }] }],
  ['rate_limited', 429, { error: 'Too many requests' }],
  ['server_error', 503, inactive],
  ['quota', 200, { error: 'form over quota' }],
  ['quota', 402, { error: 'Payment required' }],
  ['quota', 200, { error: 'Monthly submission limit reached' }],
  ['captcha_required', 403, { error: 'To submit via AJAX, set a custom key or disable reCAPTCHA' }],
  ['captcha_required', 200, '<html><div class="g-recaptcha"></div>'],
  ['unconfirmed', 403, inactive],
  ['unconfirmed', 403, { error: 'This form is not active yet' }],
  ['unconfirmed', 200, { error: 'Please confirm the form first' }],
  ['unconfirmed', 200, '<html>Please confirm your email to activate this form'],
  ['payment_pending', 200, { stripe: payment, next }],
])('a response is %s when %i says %j', (kind, status, body) => {
  const outcome = read(body, status)
  expect(outcome.kind === 'failed' ? outcome.failure : outcome.kind).toBe(kind)
  expect(JSON.stringify(outcome)).not.toContain('pi_')
})

it.each<[object, string[], string]>([
  [{ errors: [blocked, { code: 'EMPTY', message }] }, ['BLOCKED', 'EMPTY'], `Blocked, ${message}`],
  [{ error: message }, ['UNSPECIFIED'], message],
  // Which no database takes.
  [{ error: 'a \0 b \ud800' }, ['UNSPECIFIED'], 'a \uFFFD b \uFFFD'],
  // Under these, nothing is shown.
  ...['subject', '', '__proto__', 5, ['email']].map((field): [object, string[], string] => [
    { errors: [{ field, code: 'TYPE_TEXT', message }] },
    ['UNSPECIFIED'],
    message,
  ]),
])('%j is an error of the whole form: %j, "%s"', (body, codes, words) => {
  expect(read(body)).toEqual({ kind: 'failed', failure: 'form_error', codes, message: words })
})

it.each<[string, number, string?]>([
  ['{"ok":true}', 200],
  ['{"next":5}', 200],
  ['{"__proto__":{"next":"/thanks"}}', 200],
  ['{"errors":[null]}', 200],
  ['{"errors":[{"message":"No"},{"field":"email"}]}', 200],
  ['{"errors":"x"}', 200],
  ['{"error":5}', 200],
  ['{"stripe":null}', 200],
  ['{"stripe":{"paymentIntentClientSecret":true}}', 200],
  ['null', 200],
  ['"next"', 200],
  ['[{"next":"/thanks"}]', 200],
  ['', 200],
  ['{"next":"/tha', 200],
  ['\uFFFD\0{['.repeat(17_500), 200],
  ['['.repeat(60_000), 200],
  ['<html>', 302],
  ['{"ok":false}', 404],
  ['<html>', 429, 'rate_limited'],
  ['{"ok":false}', 504, 'server_error'],
])('anything else is unexpected: %.60j with %i', (body, status, failure = 'unexpected_format') => {
  expect(read(body, status)).toEqual({ kind: 'failed', failure, message: unexpected, codes: [] })
})
