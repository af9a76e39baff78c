import { Readable } from 'node:stream'
import type { SendMailOptions, SMTPSentMessageInfo, SMTPTransportOptions, Transporter } from 'nodemailer'
import { Fault } from './fault'

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
        const isSilent = /^(CONNECT|GREETING)_TIMEOUT$/.test(error.timeoutType)
        const isTls = error.code === 'ETLS' || !(error.responseCode || isSilent)
        if (isTrusted || !isTls || !mayRepeat()) throw error
        return use(createTransport({ ...server, ignoreTLS: true }))
      })
    } catch (cause) {
      throw faultOf(cause)
    }
  }
}

/** Resolves to the refused addresses, and to those refused for now. Rejects unless the email was surely accepted. */
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
      const sender = { name: 'Dayfive', address: from }
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
  await reach(url, site, 8000)((transport) => transport.verify())
}

/** By nodemailer's code of a failure and that of the system. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/ETLS/, 'The mail server offers no TLS, which a password needs'],
  [/ETIMEDOUT/, 'The mail server does not answer'],
  [/EDNS/, 'The name of the mail server cannot be looked up'],
  [/ECONNREFUSED/, 'The mail server refused the connection'],
  [/SSL/, 'TLS with the mail server failed'],
  [/ECONN|EPROTOCOL|ESOCKET/, 'Talking to the mail server failed'],
  [/EENVELOPE/, 'The mail server takes no such address'],
]

function faultOf(cause: unknown): unknown {
  const { responseCode, code, originalCode } = cause as { [Fact in string]?: unknown }
  const isUntrusted = /CERT|SIGNATURE/.test(String(originalCode))
  const words = isUntrusted
    ? `The certificate of the mail server is not trusted: ${originalCode}`
    : typeof responseCode === 'number'
      ? `The mail server answered ${responseCode}`
      : meanings.find(([codes]) => codes.test(`${code} ${originalCode}`))?.[1]
  return words ? new Fault(`${words} (${code})`, { cause }) : cause
}
