import { Fault } from '~/platform/fault'
import type { Channel } from './channel'

/** Over SMTP. A password is only sent over TLS with a trusted certificate; without one, TLS is used if offered. */
export function createMail(url: string, addresses: readonly string[], site: string): Channel {
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
