import { describe, expect, it } from 'vitest'
import { readAnswer } from '~/leads/form-answer'

const shown = ['name', 'email', 'message']
const read = (body: unknown, status = 200) => readAnswer(status, JSON.stringify(body), shown)
const unexpected = {
  kind: 'failed',
  failure: 'unexpected_format',
  message: 'Unexpected response format',
  codes: [],
}

describe('success', () => {
  it.each([
    ['a next address', { next: '/thanks' }, 200],
    ['an empty next address', { next: '' }, 200],
    ['next beside other words', { ok: true, next: 'https://forms.test/thanks' }, 200],
    ['next whatever the status', { next: '/thanks' }, 500],
    ['next beside errors that are no list', { errors: {}, next: '/thanks' }, 200],
    ['next beside errors without a message', { errors: [null], next: '/thanks' }, 200],
    ['next beside an error that is no text', { error: 5, next: '/thanks' }, 200],
  ])('%s', (_, body, status) => {
    expect(read(body, status)).toEqual({ kind: 'delivered' })
  })
})

describe('an error of a field that is shown', () => {
  it.each([
    'REQUIRED_FIELD_EMPTY',
    'REQUIRED_FIELD_MISSING',
    'STRIPE_CLIENT_ERROR',
    'STRIPE_SCA_ERROR',
    'TYPE_EMAIL',
    'TYPE_NUMERIC',
    'TYPE_TEXT',
    'UNSPECIFIED',
  ])('keeps the code %s', (code) => {
    expect(read({ errors: [{ field: 'email', code, message: 'is wrong' }] })).toEqual({
      kind: 'refused',
      message: '',
      codes: [],
      errors: { email: [{ code, message: 'is wrong' }] },
    })
  })

  it.each([
    'NO_SUCH_CODE',
    'BLOCKED',
    'type_email',
    '',
    'toString',
    'constructor',
    '__proto__',
    42,
    null,
    {},
    [],
  ])('makes the code %j UNSPECIFIED', (code) => {
    expect(read({ errors: [{ field: 'email', code, message: 'is wrong' }] })).toEqual({
      kind: 'refused',
      message: '',
      codes: [],
      errors: { email: [{ code: 'UNSPECIFIED', message: 'is wrong' }] },
    })
  })

  it('without a code is UNSPECIFIED', () => {
    expect(read({ errors: [{ field: 'name', message: 'is odd' }] })).toEqual({
      kind: 'refused',
      message: '',
      codes: [],
      errors: { name: [{ code: 'UNSPECIFIED', message: 'is odd' }] },
    })
  })

  it('stands with all others, each under its field and in its order', () => {
    const answer = read({
      errors: [
        { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
        { field: 'name', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' },
        { field: 'email', code: 'TYPE_TEXT', message: 'should be text' },
      ],
    })
    expect(answer).toEqual({
      kind: 'refused',
      message: '',
      codes: [],
      errors: {
        name: [{ code: 'REQUIRED_FIELD_EMPTY', message: 'is required' }],
        email: [
          { code: 'TYPE_EMAIL', message: 'should be an email' },
          { code: 'TYPE_TEXT', message: 'should be text' },
        ],
      },
    })
  })

  it('refuses even when others concern the whole form, and keeps these for the log', () => {
    const answer = read({
      errors: [
        { code: 'INACTIVE', message: 'Form is not active' },
        { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
      ],
    })
    expect(answer).toEqual({
      kind: 'refused',
      message: 'Form is not active',
      codes: ['INACTIVE'],
      errors: { email: [{ code: 'TYPE_EMAIL', message: 'should be an email' }] },
    })
  })

  it.each([200, 400, 422, 429, 500])('refuses with status %i', (status) => {
    expect(read({ errors: [{ field: 'name', message: 'is odd' }] }, status).kind).toBe('refused')
  })
})

describe('an error of the whole form', () => {
  it.each([
    'BLOCKED',
    'EMPTY',
    'FILES_TOO_BIG',
    'FORM_NOT_FOUND',
    'NO_FILE_UPLOADS',
    'PROJECT_NOT_FOUND',
    'TOO_MANY_FILES',
    'UNSPECIFIED',
  ])('keeps the code %s', (code) => {
    expect(read({ errors: [{ code, message: 'No' }] })).toEqual({
      kind: 'failed',
      failure: 'form_error',
      message: 'No',
      codes: [code],
    })
  })

  it.each([
    'NO_SUCH_CODE',
    'TYPE_EMAIL',
    'blocked',
    '',
    'toString',
    'constructor',
    '__proto__',
    42,
    null,
    {},
    [],
  ])('makes the code %j UNSPECIFIED', (code) => {
    expect(read({ errors: [{ code, message: 'No' }] })).toMatchObject({
      kind: 'failed',
      codes: ['UNSPECIFIED'],
    })
  })

  it.each(['subject', 'package', '_gotcha', '', '__proto__', 'constructor', 'toString', 5, null, ['email']])(
    'is what an error of the field %j is, under which nothing is shown',
    (field) => {
      expect(read({ errors: [{ field, code: 'TYPE_TEXT', message: 'should be text' }] })).toEqual({
        kind: 'failed',
        failure: 'form_error',
        message: 'should be text',
        codes: ['UNSPECIFIED'],
      })
    },
  )

  it('is told with all others in one message', () => {
    const errors = [
      { code: 'BLOCKED', message: 'Blocked' },
      { code: 'EMPTY', message: 'Empty' },
    ]
    expect(read({ errors })).toMatchObject({ message: 'Blocked, Empty', codes: ['BLOCKED', 'EMPTY'] })
  })

  it('may be a single text', () => {
    expect(read({ error: 'Something is off' }, 400)).toEqual({
      kind: 'failed',
      failure: 'form_error',
      message: 'Something is off',
      codes: ['UNSPECIFIED'],
    })
  })

  it('may be an empty list', () => {
    expect(read({ errors: [] })).toMatchObject({ kind: 'failed', failure: 'form_error', codes: [] })
  })

  it.each([
    ['an error text', { error: 'No', next: '/thanks' }],
    ['an errors list', { errors: [{ message: 'No' }], next: '/thanks' }],
    ['an empty errors list', { errors: [], next: '/thanks' }],
    ['an error beside a payment', { error: 'No', stripe: { paymentIntentClientSecret: 'pi' } }],
  ])('is a failure even beside a success: %s', (_, body) => {
    expect(read(body)).toMatchObject({ kind: 'failed', failure: 'form_error' })
  })
})

describe('why a form failed', () => {
  const inactive = { errors: [{ code: 'INACTIVE', message: 'No' }] }
  it.each([
    ['rate_limited', 429, { error: 'Too many requests' }],
    ['server_error', 500, { error: 'Internal error' }],
    ['server_error', 503, inactive],
    ['quota', 200, { error: 'form over quota' }],
    ['quota', 402, { error: 'Payment required' }],
    ['quota', 200, { error: 'Monthly submission limit reached' }],
    ['captcha_required', 403, { error: 'To submit via AJAX, set a custom key or disable reCAPTCHA' }],
    ['unconfirmed', 403, inactive],
    ['unconfirmed', 403, { error: 'This form is not active yet' }],
    ['unconfirmed', 200, { error: 'Please confirm the form first' }],
    ['form_error', 404, { errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }] }],
  ])('is %s when %i says %j', (failure, status, body) => {
    expect(read(body, status)).toMatchObject({ kind: 'failed', failure })
  })
})

describe('a payment intent secret', () => {
  it.each([
    ['alone', { stripe: { paymentIntentClientSecret: 'pi_secret' }, resubmitKey: 'key' }],
    ['beside a next address', { stripe: { paymentIntentClientSecret: 'pi_secret' }, next: '/thanks' }],
  ])('%s is pending', (_, body) => {
    expect(read(body)).toMatchObject({ kind: 'failed', failure: 'payment_pending' })
  })

  it('is not repeated in what is logged', () => {
    expect(JSON.stringify(read({ stripe: { paymentIntentClientSecret: 'pi_secret' } }))).not.toContain('pi_')
  })
})

describe('anything else', () => {
  it.each([
    ['an object without a meaning', '{"ok":true}'],
    ['an empty object', '{}'],
    ['a next that is no text', '{"next":5}'],
    ['a next that is null', '{"next":null}'],
    ['an inherited next', '{"__proto__":{"next":"/thanks"}}'],
    ['an errors list of null', '{"errors":[null]}'],
    ['an errors list of nothing', '{"errors":[{}]}'],
    ['an errors list of words', '{"errors":["No"]}'],
    ['an errors list with one message missing', '{"errors":[{"message":"No"},{"field":"email"}]}'],
    ['a message that is no text', '{"errors":[{"message":5}]}'],
    ['errors by name', '{"errors":{"email":"No"}}'],
    ['errors as text', '{"errors":"x"}'],
    ['an error that is a number', '{"error":5}'],
    ['an error that is null', '{"error":null}'],
    ['a payment without a secret', '{"stripe":{}}'],
    ['a payment that is null', '{"stripe":null}'],
    ['a payment whose secret is no text', '{"stripe":{"paymentIntentClientSecret":true}}'],
    ['null', 'null'],
    ['a number', '42'],
    ['true', 'true'],
    ['a text', '"next"'],
    ['a list', '[{"next":"/thanks"}]'],
    ['nothing', ''],
    ['space', ' \n'],
    ['broken JSON', '{"next":"/tha'],
    ['two objects', '{"next":"/a"}{"next":"/b"}'],
    ['a page', '<!DOCTYPE html><title>Welcome</title>'],
    ['70 KB of garbage', '\uFFFD\0{['.repeat(17_500)],
    ['brackets without end', '['.repeat(60_000)],
  ])('%s is unexpected', (_, body) => {
    expect(readAnswer(200, body, shown)).toEqual(unexpected)
  })

  it.each([
    [302, 'unexpected_format'],
    [402, 'unexpected_format'],
    [404, 'unexpected_format'],
    [429, 'rate_limited'],
    [500, 'server_error'],
    [502, 'server_error'],
    [504, 'server_error'],
  ])('with status %i is %s', (status, failure) => {
    expect(readAnswer(status, '<html>', shown)).toEqual({ ...unexpected, failure })
    expect(readAnswer(status, '{"ok":false}', shown)).toEqual({ ...unexpected, failure })
  })

  it.each([
    ['captcha_required', '<html><div class="g-recaptcha"></div>'],
    ['unconfirmed', '<html>Please confirm your email to activate this form'],
  ])('is %s when a page says so', (failure, body) => {
    expect(readAnswer(200, body, shown)).toEqual({ ...unexpected, failure })
  })
})
