import { expect, it } from 'vitest'
import { describeError } from '~/platform/log'
import { faultOf } from '~/platform/mail'

const login = 'me:secret@'
const refused = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }
const [noLogin, noTls, broken] = [{ responseCode: 530 }, { code: 'EPROTO ' }, { code: 'ECONNECTION' }]

it.each<[advice: RegExp, url: string, cause: object, isSent?: boolean]>([
  [/recipient.* set user and password/, 'smtp://a.example', refused],
  [/recipient.* ask who runs it\.$/, `smtp://${login}a.example`, refused],
  [/Set user and password/, 'smtp://a.example', noLogin],
  [/Ask who runs it, or set another/, `smtps://${login}a.example`, noLogin],
  [/Begin SMTP_URL with smtp:/, 'smtps://a.example', noTls],
  [/name another port/, 'smtp://a.example', noTls],
  [/Begin SMTP_URL with smtps:/, 'smtp://a.example', broken],
  [/Begin SMTP_URL with smtp:/, 'smtps://a.example', broken],
  [/breaks off after the whole email/, 'smtp://a.example', broken, true],
])('advises what SMTP_URL does not have yet: %s for %s', (advice, url, cause, isSent) => {
  expect(describeError(faultOf(cause, url, isSent))).toMatch(advice)
})
