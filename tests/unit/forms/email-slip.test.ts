import { expect, it } from 'vitest'
import { meantEmail } from '~/forms/email-slip'
import typed from '../../support/typed.json'

it.each(Object.entries(typed.slips))('%s is asked about: %s', (email, meant) => {
  expect(meantEmail(email)).toBe(meant)
})

it.each(typed['no slips'])('nothing is asked about %s', (email) => {
  expect(meantEmail(email)).toBeNull()
})
