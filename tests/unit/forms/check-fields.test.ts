import { describe, expect, it } from 'vitest'
import { checkFields } from '~/forms/check-fields'
import { readSubmission } from '~/forms/read-submission'
import { readValues } from '~/forms/read-values'
import { bothForms, entries } from '../../support/visitors'

const blanks = ['', ' ', '\u200B', '\u3164']
const lengths = ['x'.repeat(255), 'x'.repeat(10_001)]
const addresses = ['ann', 'ann@example.com', '@\0', '<ann@example.com>', 'mailto:ann@example.com?subject=a']
const given = [...blanks, ...lengths, ...addresses, 'Ann\r\nBarber']

describe.each(bothForms)('the $name form', ({ form }) => {
  it('has the same errors in the page as on the server, whatever a field holds', () => {
    for (const { name } of form.fields) {
      for (const value of given) {
        const data = new URLSearchParams({ ...entries(form), [name]: value })
        const inPage = checkFields(form, readValues(form, data))
        const onServer = readSubmission(form, data).again.errors ?? {}
        expect(inPage, `${name}: ${value.slice(0, 20)}`).toEqual(onServer)
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
})
