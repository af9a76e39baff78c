import { describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { fieldErrorText, initialValues, type Field, type FieldErrors } from '~/forms/form'
import { projectForm } from '~/forms/project'

const email: Field = { name: 'email', kind: 'email', label: 'Your e-mail', maxLength: 254, prefix: 'Email' }

describe('the text under a field', () => {
  it('is the prefix and the message', () => {
    const errors: FieldErrors = { email: [{ code: 'TYPE_EMAIL', message: 'should be an email' }] }
    expect(fieldErrorText(email, errors)).toBe('Email should be an email')
  })

  it('joins several messages by comma, behind one prefix', () => {
    const errors: FieldErrors = {
      email: [
        { code: 'TYPE_EMAIL', message: 'should be an email' },
        { code: 'UNSPECIFIED', message: 'is unknown' },
      ],
    }
    expect(fieldErrorText(email, errors)).toBe('Email should be an email, is unknown')
  })

  const other: FieldErrors = { name: [{ code: 'TYPE_TEXT', message: 'should be text' }] }
  const own: FieldErrors = { email: [{ code: 'TYPE_EMAIL', message: 'should be an email' }] }
  const { prefix: _, ...unshown } = email
  it.each([
    ['there are no errors', email, undefined],
    ['only another field has errors', email, other],
    ['its list is empty', email, { email: [] }],
    ['the field shows none', unshown, own],
  ])('is absent when %s', (_reason, field, errors) => {
    expect(fieldErrorText(field, errors)).toBeNull()
  })
})

describe('the values before anyone typed', () => {
  it("are empty, except for the consultation's subject", () => {
    expect(initialValues(consultationForm)).toEqual({
      name: '',
      email: '',
      subject: 'New Consultation Request',
      message: '',
    })
  })

  it('say that no package was chosen', () => {
    expect(initialValues(projectForm).package).toBe('Not Selected')
  })

  it('take what is given, and nothing that the form does not ask for', () => {
    expect(initialValues(projectForm, { package: 'AI Growth Website', token: 'x' })).toEqual({
      name: '',
      email: '',
      package: 'AI Growth Website',
      details: '',
    })
  })
})
