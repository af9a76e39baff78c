import { describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/consultation'
import { projectForm } from '~/forms/project'
import { maskEmail, maskEmails, redact } from '~/leads/redact'

describe('an address that the log may hold', () => {
  it.each([
    ['ada@example.com', 'a***@example.com'],
    ['ADA.Lovelace+web@Mail.example.com', 'A***@Mail.example.com'],
    ["o'brien@example.com", 'o***@example.com'],
    ['a@localhost', 'a***@localhost'],
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

describe('addresses within a text', () => {
  it.each([
    ['one', 'Bad address ada@example.com given', 'Bad address a***@example.com given'],
    ['several', 'ada@example.com,bob@example.org', 'a***@example.com,b***@example.org'],
    ['in brackets', 'Ada <ada@example.com>', 'Ada <a***@example.com>'],
    ['in quotes', '"ada@example.com"', '"a***@example.com"'],
    ['in a link', 'mailto:ada@example.com?subject=x', 'mailto:a***@example.com?subject=x'],
    ['with an apostrophe', "to o'brien@example.com", 'to o***@example.com'],
    ['with a slash', 'to ada/lovelace@example.com', 'to a***@example.com'],
    ['that are no real ones', 'ädä@bücher.example', 'ä***@bücher.example'],
    ['none', 'Nothing to hide', 'Nothing to hide'],
  ])('are masked: %s', (_, text, masked) => {
    expect(maskEmails(text)).toBe(masked)
  })
})

describe('a text of the form service', () => {
  const values = {
    name: 'Ada King-Noel',
    email: 'ada@example.com',
    subject: 'New Consultation Request',
    message: 'My shop (est. 1843) needs more $$$ guests.\nCall me at noon.',
  }
  const secrets = /ada|king|noel|shop|1843|guests|call me|noon/i

  it.each([
    ['the name', 'Ada King-Noel is blocked'],
    ['the name in another case', 'ADA KING-NOEL is blocked'],
    ['a part of the name', 'Dear Ada, you are blocked'],
    ['the address', 'ada@example.com is blocked'],
    ['the message', `Spam: "${values.message}"`],
    ['the message with other line breaks', `Spam: ${values.message.replace('\n', '\r\n')}`],
    ['the message on one line', `Spam: ${values.message.replace('\n', ' ')}`],
    ['one line of the message', 'Spam: Call me at noon.'],
    ['a single word of the message', 'Blocked word: noon'],
    ['the address percent-encoded', 'Blocked: ada%40example.com'],
    ['the beginning of the message', 'Spam: My shop (est. 1843) needs…'],
    ['everything at once', `${values.message} ${values.email} ${values.name}`],
  ])('holds nothing of the visitor in the log: %s', (_, text) => {
    expect(redact(text, consultationForm, values)).not.toMatch(secrets)
  })

  it('holds nothing of the details of a project', () => {
    const project = { ...values, package: 'AI Growth Website', details: 'A site for my bakery' }
    expect(redact('Rejected: a site for my bakery', projectForm, project)).not.toContain('bakery')
  })

  it('holds nothing of a message whose script has no spaces', () => {
    const message = '我想为我的面包店做一个新网站，请在周一早上给我打电话。'
    const told = redact('Spam: 我想为我的面包店做一个新网站…', consultationForm, { ...values, message })
    expect(told).not.toContain('面包店')
  })

  it('masks the address of the visitor whatever it is made of', () => {
    const email = "o'b/x@example.com"
    expect(redact(`Bad: ${email}`, consultationForm, { ...values, email })).toBe('Bad: o***@example.com')
  })

  it('otherwise stays readable', () => {
    expect(redact('Form not found', consultationForm, values)).toBe('Form not found')
  })

  it('is at most 300 characters long', () => {
    expect(redact('x'.repeat(1000), consultationForm, values)).toHaveLength(300)
  })

  it.each(['(x', '[a-', '\\d+', '.*', '$&'])(
    'may meet a message that looks like a pattern: %s',
    (message) => {
      expect(redact(`No: ${message}!`, consultationForm, { ...values, message })).not.toContain(`${message}!`)
    },
  )
})
