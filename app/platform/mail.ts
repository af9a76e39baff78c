import { Readable } from 'node:stream'
import type { SendMailOptions, SMTPSentMessageInfo, SMTPTransportOptions, Transporter } from 'nodemailer'
import { Fault } from './fault'
import failures from './mail-failures.json' with { type: 'json' }

export interface Mail extends Pick<SendMailOptions, 'replyTo' | 'messageId' | 'headers'> {
  to: readonly string[]
  subject: string
  text: string
}

type Transport = Transporter<SMTPSentMessageInfo, SMTPTransportOptions>

/** A password is only sent over TLS with a trusted certificate. Without a password, TLS is optional. */
function reach(url: string, site: string | undefined, socketTimeout?: number) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isTrusted = protocol === 'smtps:' || username !== ''
  const server = {
    host: hostname.replace(/^\[|\]$/g, ''),
    // RFC 5321, 4.1.4: the host name of the site, since a container has none. An IP address is not a name.
    name: site && /[a-z]$/.exec(new URL(site).hostname)?.input,
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    requireTLS: username !== '',
    // Without a password, untrusted TLS is better than none (RFC 7435).
    tls: { rejectUnauthorized: isTrusted },
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
    socketCloseTimeout: 0,
  }
  return async <Result>(use: (transport: Transport) => Promise<Result>, mayRepeat = () => true) => {
    // Loaded only where there is something to send.
    const { createTransport } = await import('nodemailer')
    try {
      return await use(createTransport(server)).catch((error) => {
        // Any other error may come from the handshake. A silent server would be silent without TLS, too.
        const isSilent = /^(CONNECT|GREETING|SOCKET)_TIMEOUT$/.test(error.timeoutType)
        const isTls = error.code === 'ETLS' || !(error.responseCode || isSilent)
        if (isTrusted || !isTls || !mayRepeat()) throw error
        return use(createTransport({ ...server, ignoreTLS: true }))
      })
    } catch (cause) {
      throw cause instanceof Fault ? cause : faultOf(cause, url, !mayRepeat())
    }
  }
}

/** Resolves to the refused addresses, and to those refused for now. Rejects unless the email was surely accepted, with the Fault of `onSent` as it is. */
export function createSendMail(url: string, from: string, site: string | undefined) {
  const connect = reach(url, site)
  return async (mail: Mail, signal: AbortSignal, onSent = async () => {}) => {
    let isSent = false
    // Awaited before the final dot, after which a mail server may accept the email without an answer.
    async function* untilSent(source: AsyncIterable<Buffer>) {
      yield* source
      isSent = true
      await onSent()
    }
    const send = (transport: Transport) => {
      transport.use('stream', ({ message }, done) => {
        message.processFunc((source) => Readable.from(untilSent(source)))
        done()
      })
      const [, name = 'Dayfive', address = from] = /^"?(.*?)"?\s*<(.*)>$/.exec(from) ?? []
      const sender = { name, address }
      return transport.sendMail({ ...mail, to: [...mail.to], from: sender, signal })
    }
    const { rejected, rejectedErrors = [] } = await connect(send, () => !isSent)
    const later = rejectedErrors.filter(({ permanent }) => !permanent)
    // nodemailer writes hosts in lower case.
    const names = later.map(({ recipient }) => recipient?.toLowerCase())
    return { refused: rejected, deferred: mail.to.filter((to) => names.includes(to.toLowerCase())) }
  }
}

/** Logs in as for an email, and leaves. @throws as for an email */
export async function greetMailServer(url: string, site: string | undefined): Promise<void> {
  await reach(url, site, 11_000)((transport) => transport.verify())
}

/**
 * A fault with what the mail server does, and then a fix that its URL lacks: by whether it has a user, its scheme, nodemailer's
 * code and command, the system's code, and the answer or that all was sent.
 */
export function faultOf(cause: unknown, url: string, isSent = false): unknown {
  const { code, command, originalCode, timeoutType, responseCode } = cause as { [Fact in string]?: unknown }
  const { protocol, username } = new URL(url)
  const server = [username ? 'known' : 'unknown', protocol, code, command, originalCode, timeoutType]
  const facts = [...server, responseCode ?? (isSent && 'SENT')].join(' ')
  const [, words] = Object.entries(failures).find(([pattern]) => new RegExp(pattern).test(facts)) ?? []
  const detail = responseCode || originalCode ? `: ${responseCode || originalCode}` : ''
  return words
    ? new Fault(`The mail server ${words.replace('. ', `${detail} (${code}). `)}`, { cause })
    : cause
}
