import type { Socket } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { listen } from './free-port'
import { serveSockets } from './serve-sockets'

export interface Mail {
  from: string
  to: string[]
  user: string | undefined
  client: string
  isEncrypted: boolean
  /** The source with quoted-printable undone. */
  source: string
  /** A header, unfolded and with its encoded words (RFC 2047) undone. */
  header(name: string): string | undefined
  text: string
}

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  )

function read(raw: string): Pick<Mail, 'source' | 'header' | 'text'> {
  const [, head = '', body = ''] = /^([^]*?\r\n)\r\n([^]*)$/.exec(raw) ?? []
  const header = (name: string) => {
    const [, value] = new RegExp(`^${name}: ((?:.*\r\n)(?:[ \t].*\r\n)*)`, 'im').exec(head) ?? []
    return value
      ?.replace(/\r\n/g, '')
      .replace(/\?=\s+=\?/g, '?==?')
      .replace(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
        String(kind === 'B' ? Buffer.from(word, 'base64') : fromQuotedPrintable(word.replaceAll('_', ' '))),
      )
  }
  const isBase64 = header('content-transfer-encoding') === 'base64'
  const text = String(isBase64 ? Buffer.from(body, 'base64') : fromQuotedPrintable(body))
  return {
    source: raw.replaceAll('=\r\n', '').replaceAll('=3D', '='),
    header,
    text: text.replaceAll('\r\n', '\n'),
  }
}

/** A mail server that accepts every message until the end of the test, without TLS and passwords unless the options say so. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: Mail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, { envelope, user, secure, hostNameAppearsAs: client }, callback) {
      const source = await readAll(stream).catch(() => null)
      // Broken off: no mail.
      if (source === null) return
      const { mailFrom, rcptTo } = envelope
      mails.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        user: user as string | undefined,
        client,
        isEncrypted: secure,
        ...read(source),
      })
      callback()
    },
    ...options,
  })
  server.on('error', () => {})
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  onTestFinished(close)
  return { port: await listen(server.server), mails, close }
}

/** Accepts everything until it has a whole message, or until a client begins TLS, which it offers only for that. Counts messages. */
export async function startOddMailServer(
  onMessage: (socket: Socket) => void,
  onStartTls?: (socket: Socket) => void,
) {
  const taken = { messages: 0 }
  const { port } = await serveSockets((socket) => {
    let message: string | null = null
    socket.write('220 odd\r\n')
    socket.on('data', (chunk) => {
      if (message === null) {
        message = /^DATA\r\n/m.test(String(chunk)) ? '' : null
        if (message !== null) socket.write('354 go on\r\n')
        else if (String(chunk) === 'STARTTLS\r\n') onStartTls?.(socket)
        else socket.write(onStartTls ? '250-odd\r\n250 STARTTLS\r\n' : '250 yes\r\n')
      } else if ((message += String(chunk)).endsWith('\r\n.\r\n')) {
        message = null
        taken.messages += 1
        onMessage(socket)
      }
    })
  })
  return { port, taken }
}
