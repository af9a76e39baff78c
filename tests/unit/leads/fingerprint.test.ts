import { describe, expect, it } from 'vitest'
import { fingerprint } from '~/leads/fingerprint'

const values = { name: 'Zoë', email: 'zoe@example.com', message: 'One\nTwo' }
const noon = Date.UTC(2026, 4, 5, 12)
const own = fingerprint('consultation', values, noon)

describe('the same lead', () => {
  it.each([
    ['the whole day', values, Date.UTC(2026, 4, 5, 23, 59, 59, 999)],
    ['in another case', { ...values, email: 'Zoe@Example.COM' }, noon],
    ['with other line breaks', { ...values, message: 'One\r\nTwo' }, noon],
    ['with other spacing', { ...values, message: 'One  Two' }, noon],
    ['with its letters composed otherwise', { ...values, name: 'Zoe\u0308' }, noon],
    ['with its fields in another order', Object.fromEntries(Object.entries(values).toReversed()), noon],
  ])('stays the same %s', (_, again, at) => {
    expect(fingerprint('consultation', again, at)).toBe(own)
  })
})

describe('another lead', () => {
  it.each([
    ['another form', 'project', values, noon],
    ['the next day', 'consultation', values, Date.UTC(2026, 4, 6)],
    ['another word', 'consultation', { ...values, message: 'One\nThree' }, noon],
    ['the words in another field', 'consultation', { ...values, name: 'One Two', message: 'Zoë' }, noon],
    ['a field more', 'consultation', { ...values, package: '' }, noon],
    ['the border between fields elsewhere', 'consultation', { name: 'Zoë","email', email: '' }, noon],
  ] as const)('has another fingerprint: %s', (_, form, other, at) => {
    expect(fingerprint(form, other, at)).not.toBe(own)
  })
})

it('does not show what it is made of', () => {
  expect(own).toMatch(/^[0-9a-f]{64}$/)
})
