import { describe, expect, it } from 'vitest'
import { formAt, forms } from '~/forms/registry'

describe('the forms of the specification', () => {
  it.each([
    [forms.consultation, ['name', 'email', 'subject', 'message'], ['name', 'email', 'message']],
    [forms.project, ['name', 'email', 'package', 'details'], ['name', 'email', 'details']],
  ])('$id: the payload fields, and which of them are required', (form, payload, required) => {
    expect(form.fields.map(({ name }) => name)).toEqual(payload)
    expect(form.fields.filter((field) => field.required).map(({ name }) => name)).toEqual(required)
  })

  it.each([
    [forms.consultation, { name: 'Name', email: 'Email', message: 'Message' }],
    [forms.project, { name: 'Name', email: 'Email', details: 'Details' }],
  ])('$id: the prefixes of the errors, under the fields that show any', (form, prefixes) => {
    const shown = form.fields.flatMap(({ name, prefix }) => (prefix ? [[name, prefix]] : []))
    expect(Object.fromEntries(shown)).toEqual(prefixes)
  })

  it.each([
    [forms.consultation, { name: 200, email: 254, subject: 200, message: 10_000 }],
    [forms.project, { name: 200, email: 254, package: 200, details: 10_000 }],
  ])('$id: limits that a person never meets', (form, limits) => {
    expect(Object.fromEntries(form.fields.map(({ name, maxLength }) => [name, maxLength]))).toEqual(limits)
  })

  it.each([
    [forms.consultation, 'Sending...', 'Message Sent'],
    [forms.project, 'Submitting...', 'Project Request Submitted!'],
  ])('$id: the words while it travels and after', (form, pending, notice) => {
    expect(form.button.pending).toBe(pending)
    expect(form.success.notice).toBe(notice)
  })
})

it.each([
  ['/consultation', forms.consultation],
  ['/get-started', forms.project],
  ['/about', undefined],
  ['', undefined],
])('at %j stands the right form', (path, form) => {
  expect(formAt(path)).toBe(form)
})
