import { describe, expect, it } from 'vitest'
import { checkFields } from '~/forms/check-fields'
import { readSubmission } from '~/forms/read-submission'
import { readValues } from '~/forms/read-values'
import { bothForms, entries } from '../../support/visitors'

const given = [
  '',
  ' ',
  'ann',
  'ann@example.com',
  'x'.repeat(255),
  'x'.repeat(10_001),
  'Ann\r\nBarber',
  '@\0',
  '\u200B',
  '\u3164',
  '<ann@example.com>',
  'mailto:ann@example.com?subject=a',
]

describe.each(bothForms)('the $name form', ({ form }) => {
  it('has the same errors in the page as on the server, whatever a field holds', () => {
    for (const { name } of form.fields) {
      for (const value of given) {
        const data = new URLSearchParams({ ...entries(form), [name]: value })
        const inPage = checkFields(form, readValues(form, data))
        expect(inPage, `${name}: ${value.slice(0, 20)}`).toEqual(
          readSubmission(form, data).again.errors ?? {},
        )
      }
    }
  })

  it('says the first of: nothing to see, too long, no address', () => {
    const codes = (value: string) =>
      checkFields(form, { ...entries(form), email: value }).email?.map(({ code }) => code)
    expect(codes(' '.repeat(255))).toEqual(['REQUIRED_FIELD_EMPTY'])
    expect(codes('x'.repeat(255))).toEqual(['TYPE_TEXT'])
    expect(codes('x')).toEqual(['TYPE_EMAIL'])
  })

  it('says what helps', () => {
    expect(checkFields(form, { ...entries(form), name: '', email: 'ann' })).toEqual({
      name: [{ code: 'REQUIRED_FIELD_EMPTY', message: 'is required' }],
      email: [{ code: 'TYPE_EMAIL', message: 'must look like name@example.com' }],
    })
  })
})
