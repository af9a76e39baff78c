import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { expect, it } from 'vitest'
import { startMailServer } from '../support/mail-server'
import { temporaryFolder } from '../support/temporary-journal'
import { startTestServer } from '../support/test-servers'

// tests/unit/alerts has what is told, and when.

it('mail by smtps and by smtp carries its password over TLS to a server that is trusted', async () => {
  const sent = await Promise.all([mailBy('smtps'), mailBy('smtp')])
  for (const { mails, passwords } of sent) {
    await expect
      .poll(() => mails, { timeout: 50_000 })
      .toMatchObject([{ user: 'me@a.example', isEncrypted: true, to: ['ops@dayfive.example'] }])
    expect(passwords).toEqual(new Set(['s3cret/']))
  }
})

/** The mail server of a site that is told to use it, and what it gets. */
async function mailBy(protocol: 'smtp' | 'smtps') {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const NODE_EXTRA_CA_CERTS = join(temporaryFolder(), 'ca.pem')
  writeFileSync(NODE_EXTRA_CA_CERTS, cert)
  const passwords = new Set<unknown>()
  const { port, mails } = await startMailServer({
    secure: protocol === 'smtps',
    key,
    cert,
    disabledCommands: [],
    onAuth({ username, password }, _, callback) {
      passwords.add(password)
      callback(null, { user: username })
    },
  })
  await startTestServer({
    NODE_EXTRA_CA_CERTS,
    SITE_URL: 'http://localhost',
    SMTP_URL: `${protocol}://me%40a.example:s3cret%2F@localhost:${port}`,
    ALERT_EMAIL: 'ops@dayfive.example',
  })
  return { mails, passwords }
}
