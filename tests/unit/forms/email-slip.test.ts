import { expect, it } from 'vitest'
import { meantEmail } from '~/forms/email-slip'

it.each([
  ['rob@gmail.con', 'rob@gmail.com'],
  ['rob@gmial.com', 'rob@gmail.com'],
  ['Rob.B+x@GMAIL.CMO', 'Rob.B+x@gmail.com'],
  ['rob@gmal.com', 'rob@gmail.com'],
  ['rob@gmaill.com', 'rob@gmail.com'],
  ['rob@gmail.co', 'rob@gmail.com'],
  ['rob@hotnail.com', 'rob@hotmail.com'],
  ['rob@my-shop.ogr', 'rob@my-shop.org'],
  ['rob@iclod.con', 'rob@icloud.com'],
])('%s is asked about: %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant)
})

const right = `gmail.com mail.com email.com ymail.com me.com aon.com cloud.com line.com life.com
  yahoo.co.uk example.com shop.company constructor.constructor xn--mnchen-3ya.de`
it.each(right.split(/\s+/))('no question at %s', (host) => {
  expect(meantEmail(`rob@${host}`)).toBeNull()
})
