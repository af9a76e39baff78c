import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Mail {
  from: string
  to: string[]
  user: string | undefined
  isEncrypted: boolean
  /** As it was sent, headers and text, with quoted-printable undone. */
  source: string
}

/** A mail server that takes every message, until the end of the test; without TLS and passwords unless the options say so. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: Mail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, { envelope, user, secure }, callback) {
      let source = ''
      for await (const chunk of stream) source += String(chunk)
      const { mailFrom, rcptTo } = envelope
      mails.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        user: user as string | undefined,
        isEncrypted: secure,
        source: source.replaceAll('=\r\n', '').replaceAll('=3D', '='),
      })
      callback()
    },
    ...options,
  })
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  onTestFinished(close)
  return { port: (listener.address() as AddressInfo).port, mails, close }
}
