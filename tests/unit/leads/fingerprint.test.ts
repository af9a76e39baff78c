import { describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { projectForm } from '~/forms/project'
import { fingerprint } from '~/leads/fingerprint'

const values = { name: 'Zoë', email: 'zoe@example.com', message: 'One\nTwo' }
const noon = Date.UTC(2026, 4, 5, 12)
const own = fingerprint(consultationForm, values, noon)

describe('the same lead', () => {
  it.each([
    ['the whole day', values, Date.UTC(2026, 4, 5, 23, 59, 59, 999)],
    ['with its address in another case', { ...values, email: 'Zoe@Example.COM' }, noon],
    ['with other line breaks', { ...values, message: 'One\r\nTwo' }, noon],
    ['with other spacing', { ...values, message: 'One  Two' }, noon],
    ['with its letters composed otherwise', { ...values, name: 'Zoe\u0308' }, noon],
    ['with its fields in another order', Object.fromEntries(Object.entries(values).toReversed()), noon],
  ])('stays the same %s', (_, again, at) => {
    expect(fingerprint(consultationForm, again, at)).toBe(own)
  })
})

describe('another lead', () => {
  it.each([
    ['another form', projectForm, values, noon],
    ['the next day', consultationForm, values, Date.UTC(2026, 4, 6)],
    ['a word in another case', consultationForm, { ...values, message: 'One\nTWO' }, noon],
    ['another word', consultationForm, { ...values, message: 'One\nThree' }, noon],
    ['the words in another field', consultationForm, { ...values, name: 'One Two', message: 'Zoë' }, noon],
    ['a field more', consultationForm, { ...values, package: '' }, noon],
    ['the border between fields elsewhere', consultationForm, { name: 'Zoë","email', email: '' }, noon],
  ] as const)('has another fingerprint: %s', (_, form, other, at) => {
    expect(fingerprint(form, other, at)).not.toBe(own)
  })
})
