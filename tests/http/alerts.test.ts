import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { expect, it, onTestFinished } from 'vitest'
import { serveFormService } from '../support/form-service-server'
import { startMailServer } from '../support/mail-server'
import { startServer } from '../support/server-process'
import { withFormService } from '../support/site'
import { accept, startWebhook } from '../support/webhook-server'

// Two rounds of 15 s, on a busy machine.
const patienceMs = 60_000

async function start(environment: Record<string, string>) {
  const formService = await serveFormService(0)
  const site = await startServer({
    ...withFormService,
    FORM_SERVICE_URL: formService.url,
    SITE_URL: 'http://localhost',
    ...environment,
  })
  onTestFinished(() => {
    site.destroy()
    formService.close()
  })
  const post = (values: Record<string, string>) =>
    fetch(`${site.url}/consultation`, {
      method: 'POST',
      body: new URLSearchParams(values),
      redirect: 'manual',
    })
  return { site, post }
}

it(
  'a lead that parks is answered while the webhook hangs, and then told once, without a word of it',
  { timeout: 3 * patienceMs },
  async () => {
    const webhook = await startWebhook()
    let letGo = () => {}
    webhook.answerWith((response) => {
      letGo = () => accept(response)
    })
    const { site, post } = await start({ ALERT_WEBHOOK_URL: webhook.url })
    await expect.poll(() => webhook.posts.length).toBe(1)
    const values = { name: 'Wilhelmina', email: 'full@featherstone.example', message: 'My divorce' }
    const answer = await post({ ...values, subject: 'Hello' })
    expect(answer.status).toBe(502)
    webhook.answerWith(accept)
    letGo()
    await expect.poll(webhook.told, { timeout: patienceMs, interval: 100 }).toEqual(['parked started'])
    await expect
      .poll(() => site.logged('alert').filter(({ alert }) => alert === 'parked'))
      .toMatchObject([{ channel: 'webhook', state: 'started' }])
    const all = JSON.stringify(webhook.posts) + site.written.join('\n')
    expect(all).not.toMatch(/wilhelmina|divorce|full@|s3cret/i)
  },
)

it('a webhook that hangs does not keep the server from stopping', async () => {
  const webhook = await startWebhook()
  webhook.answerWith(() => {})
  const { site } = await start({ ALERT_WEBHOOK_URL: webhook.url })
  await expect.poll(() => webhook.posts.length).toBe(1)
  expect(await site.stop()).toBe(0)
  expect(site.logged('stop')).toMatchObject([{ signal: 'SIGTERM' }])
})

it.each([
  ['smtps', true],
  ['smtp', false],
])(
  'mail by %s carries its password over TLS, to a server whose certificate is trusted',
  async (protocol, secure) => {
    const folder = mkdtempSync(join(tmpdir(), 'dayfive-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
    const NODE_EXTRA_CA_CERTS = join(folder, 'ca.pem')
    writeFileSync(NODE_EXTRA_CA_CERTS, cert)
    const passwords: unknown[] = []
    const { port, mails } = await startMailServer({
      secure,
      key,
      cert,
      disabledCommands: [],
      onAuth({ username, password }, _, callback) {
        passwords.push(password)
        callback(null, { user: username })
      },
    })
    const { site } = await start({
      NODE_EXTRA_CA_CERTS,
      ALERT_SMTP_URL: `${protocol}://me%40a.example:s3cret%2F@localhost:${port}`,
      ALERT_EMAIL: 'ops@dayfive.example',
    })
    await expect
      .poll(() => site.logged('alert').filter(({ alert }) => alert), { timeout: 2 * patienceMs })
      .toMatchObject([{ channel: 'mail', alert: 'summary', state: 'daily' }])
    expect(mails).toMatchObject([{ user: 'me@a.example', isEncrypted: true, to: ['ops@dayfive.example'] }])
    expect(new Set(passwords)).toEqual(new Set(['s3cret/']))
  },
)

it('one of the two variables for mail is refused, and says so', async () => {
  const site = await startServer({ ALERT_SMTP_URL: 'smtp://me:s3cret@mail.example' })
  onTestFinished(() => site.destroy())
  expect(await site.exited).toBe(78)
  expect(site.complaints()).toMatch(/^ALERT_EMAIL: given nothing/)
  expect(site.complaints()).not.toContain('s3cret')
})
