import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readResponse } from '~/leads/form-service-response'
import { rowsOf } from '../../support/rows'

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

  it('is one of many in order, and the errors of the whole form are kept for the log', () => {
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

// What becomes of a lead, and the status and the body that said so; then those that no service says.
const [said, odd] = readFileSync('tests/support/form-service-responses.txt', 'utf8')
  .split('\n\n')
  .map((part) =>
    part
      .trim()
      .split('\n')
      .map((line) => /^(\w+) (\d+) (.*)$/.exec(line)!.slice(1)),
  ) as string[][][]

it.each(said!)('a response is %s when %s says %s', (kind, status, body) => {
  const outcome = read(body, Number(status))
  expect(outcome.kind === 'failed' ? outcome.failure : outcome.kind).toBe(kind)
  expect(JSON.stringify(outcome)).not.toContain('pi_')
})

it.each(rowsOf('support/form-errors'))('an error of the whole form is %s, "%s": %s', (codes, words, body) => {
  expect(read(body)).toEqual({
    kind: 'failed',
    failure: 'form_error',
    codes: codes.split(' '),
    message: words,
  })
})

const long = ['\uFFFD\0{['.repeat(17_500), '['.repeat(60_000), ''].map((body) => [
  'unexpected_format',
  '200',
  body,
])
it.each([...odd!, ...long])('anything else is unexpected: %s with %s %.60s', (failure, status, body) => {
  expect(read(body, Number(status))).toEqual({ kind: 'failed', failure, message: unexpected, codes: [] })
})
