import { Fault } from '~/platform/fault'
import type { Channel } from './alerting'

export interface MailOptions {
  /** `smtp://` or `smtps://` with host, and optionally port, user and password; a secret. */
  url: string
  /** The first is the sender too. */
  addresses: readonly string[]
  /** The site's origin; its host is in the subject. */
  site: string
}

/** Over SMTP. A password is only sent over TLS with a trusted certificate; without one, TLS is used if offered. */
export function createMail({ url, addresses, site }: MailOptions): Channel {
  const { protocol, hostname, port, username, password } = new URL(url)
  const server = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    requireTLS: username !== '',
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    disableFileAccess: true,
    disableUrlAccess: true,
    socketCloseTimeout: 0,
  }
  return {
    name: 'mail',
    async send({ title, text }, signal) {
      // Only loaded where there is trouble to tell.
      const { createTransport } = await import('nodemailer')
      try {
        await createTransport(server).sendMail({
          from: { name: 'Dayfive', address: addresses[0]! },
          to: [...addresses],
          subject: `[${new URL(site).host}] ${title}`,
          text,
          // RFC 3834: no automatic replies.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        })
      } catch (cause) {
        const { responseCode } = cause as { responseCode?: unknown }
        if (typeof responseCode !== 'number') throw cause
        throw new Fault(`The mail server answered ${responseCode}`, { cause })
      }
    },
  }
}
