import { expect, it } from 'vitest'
import { meantEmail } from '~/forms/email-slip'
import typed from '../../support/typed.json'

it.each(Object.entries(typed.slips))('the form asks whether %s should be %s', (email, meant) => {
  expect(meantEmail(email)).toBe(meant)
})

it.each(typed['no slips'])('the form asks nothing about %s', (email) => {
  expect(meantEmail(email)).toBeNull()
})
