import { Readable } from 'node:stream'
import { Fault } from './fault'

export interface Mail {
  to: readonly string[]
  subject: string
  text: string
  replyTo?: { name: string; address: string } | undefined
  /** The same for the same mail, so that mailboxes know a second one. */
  messageId?: string | undefined
}

/** The mail server said that it did not take a mail. */
export class MailRefused extends Fault {
  constructor(override readonly cause: { responseCode: number }) {
    super(`The mail server answered ${cause.responseCode}`)
  }
}

/**
 * Resolves to how many recipients the mail server refused; rejects when it took the mail for none. Once `onSent` was called, and
 * unless `MailRefused`, it may have.
 */
export type SendMail = (mail: Mail, signal: AbortSignal, onSent?: () => Promise<void>) => Promise<number>

/** Over SMTP. A password is only sent over TLS with a trusted certificate; without one, TLS is used if offered. */
export function createSendMail(url: string, from: string): SendMail {
  const { protocol, hostname, port, username, password } = new URL(url)
  const server = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    requireTLS: username !== '',
    // Without a password, TLS that nobody vouches for is better than none (RFC 7435).
    tls: { rejectUnauthorized: protocol === 'smtps:' || username !== '' },
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    socketCloseTimeout: 0,
  }
  return async (mail, signal, onSent = async () => {}) => {
    // Only loaded where there is something to send.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(server)
    // Awaited before the final dot, upon which a mail server may take the mail without a word.
    async function* untilSent(source: AsyncIterable<Buffer>) {
      yield* source
      await onSent()
    }
    transport.use('stream', ({ message }, done) => {
      message.processFunc((source) => Readable.from(untilSent(source)))
      done()
    })
    try {
      const { rejected } = await transport.sendMail({
        ...mail,
        to: [...mail.to],
        from: { name: 'Dayfive', address: from },
        // RFC 3834: no automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      })
      return rejected.length
    } catch (cause) {
      const { responseCode, code, originalCode } = cause as { [Fact in string]?: unknown }
      if (code === 'ETLS') throw new Fault('The mail server offers no TLS, which a password needs', { cause })
      if (/CERT|SIGNATURE/.test(String(originalCode)))
        throw new Fault(`The certificate of the mail server is not trusted: ${originalCode}`, { cause })
      if (typeof responseCode !== 'number') throw cause
      throw new MailRefused({ responseCode })
    }
  }
}
