import { expect, it } from 'vitest'
import type { FormId, Values } from '~/forms/form'
import { fingerprint } from '~/leads/fingerprint'
import { noon } from '../../support/clock'

const values = { name: 'Zoë', email: 'zoe@example.com', message: 'One\nTwo' }

it.each<[boolean, string, Values, at?: number, form?: FormId]>([
  [true, 'the whole day', {}, Date.UTC(2026, 4, 5, 23, 59, 59, 999)],
  [true, 'with its address in another case', { email: 'Zoe@Example.COM' }],
  [true, 'with other line breaks', { message: 'One\r\nTwo' }],
  [true, 'with other spacing', { message: 'One  Two' }],
  [true, 'with its letters composed otherwise', { name: 'Zoe\u0308' }],
  [false, 'in another form', {}, noon, 'project'],
  [false, 'on the next day', {}, Date.UTC(2026, 4, 6)],
  [false, 'with a word in another case', { message: 'One\nTWO' }],
  [false, 'with another word', { message: 'One\nThree' }],
  [false, 'with the words in another field', { name: 'One Two', message: 'Zoë' }],
  [false, 'with a field more', { package: '' }],
  [false, 'with the border between fields elsewhere', { name: 'Zoë","email', email: '' }],
])('a lead is the same (%s) %s', (isSame, _, changed, at = noon, form = 'consultation') => {
  const again = Object.fromEntries(Object.entries({ ...values, ...changed }).toReversed())
  const own = fingerprint('consultation', values, noon)
  expect(fingerprint(form, again, at) === own).toBe(isSame)
})
