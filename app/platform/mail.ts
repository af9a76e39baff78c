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
        const isSilent = /^(CONNECT|GREETING|SOCKET)_TIMEOUT$/.test(error.timeoutType)
        const isTls = error.code === 'ETLS' || !(error.responseCode || isSilent)
        if (isTrusted || !isTls || !mayRepeat()) throw error
        return use(createTransport({ ...server, ignoreTLS: true }))
      })
    } catch (cause) {
      throw faultOf(cause, url, !mayRepeat())
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

/** What the mail server does, and then the fix, by nodemailer's code and command, the system's code, and the answer or that all was sent. */
const failuresAt = (otherScheme: string, hasLogin: boolean, isTls: boolean) => ({
  ' SENT$': 'breaks off after the whole email. If it goes on, ask who runs it.',
  ' 4\\d\\d$': 'refuses for now. Wait for the next try; if it goes on, ask who runs the server of SMTP_URL.',
  'CERT|SIGNATURE': 'has no trusted certificate. Renew it, or name its authority in NODE_EXTRA_CA_CERTS.',
  ETLS: 'offers no TLS, which a password needs. Use its port for TLS in SMTP_URL, with smtps:// if that is 465.',
  EAUTH: 'does not take user and password. Correct them in SMTP_URL; @, : and / are written %40, %3A, %2F.',
  ' 530$': hasLogin
    ? 'does not let this user send. Ask who runs it, or set another one in SMTP_URL.'
    : 'asks for a login. Set user and password in SMTP_URL.',
  'MAIL FROM': 'refuses the sender. Set MAIL_FROM to an address that this mail server sends for.',
  'RCPT TO': `refuses the recipient. Correct the address; if it is right, ${hasLogin ? 'ask who runs it' : 'set user and password in SMTP_URL, which some mail servers ask for'}.`,
  'EENVELOPE|EMESSAGE': 'refuses this email. Set MAIL_FROM to an address it sends for, or ask who runs it.',
  EDNS: 'is not known by its name. Correct the host in SMTP_URL, or the DNS that this machine asks.',
  ECONNREFUSED: 'refuses the connection. Correct SMTP_URL, start it, or open the firewall to it.',
  'SSL|EPROTO ': isTls
    ? 'speaks no TLS at this port. Begin SMTP_URL with smtp://, since smtps:// is for 465.'
    : 'offers TLS, and fails at it. Ask who runs it, or name another port in SMTP_URL.',
  GREETING_TIMEOUT: `does not greet. ${otherScheme}, or correct the port.`,
  'CONNECT_TIMEOUT|UNREACH|EPERM|EACCES': 'is out of reach. Correct SMTP_URL, or open the firewall to it.',
  ETIMEDOUT: 'does not answer. Ask who runs it, or correct host and port in SMTP_URL.',
  EADDR: 'is out of reach: no port is free here. End what holds them, or correct host and port in SMTP_URL.',
  '(EPROTOCOL|ECONNECTION).* \\d+$': 'turns us away. Ask who runs it why, or name another one in SMTP_URL.',
  EPROTOCOL: 'does not speak SMTP. Correct host and port in SMTP_URL: something else answers there.',
  'ECONN|ESOCKET': `breaks off. ${otherScheme}, or ask who runs it.`,
})

/** A fault whose fix is none that the URL of the mail server has already. */
export function faultOf(cause: unknown, url: string, isSent = false): unknown {
  const { code, command, originalCode, timeoutType, responseCode } = cause as { [Fact in string]?: unknown }
  const facts = [code, command, originalCode, timeoutType, responseCode ?? (isSent && 'SENT')].join(' ')
  const { protocol, username } = new URL(url)
  const isTls = protocol === 'smtps:'
  const otherScheme = `Begin SMTP_URL with ${isTls ? 'smtp:// unless' : 'smtps:// if'} its port is 465`
  const failures = Object.entries(failuresAt(otherScheme, username !== '', isTls))
  const [, words] = failures.find(([pattern]) => new RegExp(pattern).test(facts)) ?? []
  const detail = responseCode || originalCode ? `: ${responseCode || originalCode}` : ''
  return words
    ? new Fault(`The mail server ${words.replace('. ', `${detail} (${code}). `)}`, { cause })
    : cause
}
