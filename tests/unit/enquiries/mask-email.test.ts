import { expect, it } from 'vitest'
import { maskEmail } from '~/enquiries/submit'

it.each([
  ['ADA.Lovelace+web@Mail.example.com', 'A***@Mail.example.com'],
  ["o'brien@example.com", 'o***@example.com'],
  ...['', 'ada', 'call me @ noon', 'ada@a.com, bob@a.com', 'I am "ada"@a.com'].map((none) => [none, null]),
])('of %j the log may hold %j', (address, masked) => {
  expect(maskEmail(address!)).toBe(masked)
})
