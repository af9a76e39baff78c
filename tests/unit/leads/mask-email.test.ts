import { describe, expect, it } from 'vitest'
import { maskEmail } from '~/leads/mask-email'

describe('an address that the log may hold', () => {
  it.each([
    ['ada@example.com', 'a***@example.com'],
    ['ADA.Lovelace+web@Mail.example.com', 'A***@Mail.example.com'],
    ["o'brien@example.com", 'o***@example.com'],
  ])('%s becomes %s', (address, masked) => {
    expect(maskEmail(address)).toBe(masked)
  })

  it.each(['', 'ada', 'call me @ noon', 'ada@example.com, bob@example.com', 'I am "ada"@example.com'])(
    '%j is none, so nothing of it is told',
    (words) => {
      expect(maskEmail(words)).toBeNull()
    },
  )
})
