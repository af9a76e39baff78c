import { Fault } from './fault'

export interface Mail {
  to: readonly string[]
  subject: string
  text: string
  replyTo?: { name: string; address: string } | undefined
  /** The same for the same mail, so that mailboxes know a second one. */
  messageId?: string | undefined
}

/** Rejects unless the mail server took the mail. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>

/** Over SMTP. A password is only sent over TLS with a trusted certificate; without one, TLS is used if offered. */
export function createSendMail(url: string, from: string): SendMail {
  const { protocol, hostname, port, username, password } = new URL(url)
  const server = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    requireTLS: username !== '',
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    socketCloseTimeout: 0,
  }
  return async (mail, signal) => {
    // Only loaded where there is something to send.
    const { createTransport } = await import('nodemailer')
    try {
      await createTransport(server).sendMail({
        ...mail,
        to: [...mail.to],
        from: { name: 'Dayfive', address: from },
        // RFC 3834: no automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      })
    } catch (cause) {
      const { responseCode } = cause as { responseCode?: unknown }
      if (typeof responseCode !== 'number') throw cause
      throw new Fault(`The mail server answered ${responseCode}`, { cause })
    }
  }
}
