import { connect } from 'node:net'

/** A response as it came over the wire. */
export interface RawResponse {
  status: number
  /** Names in small letters. */
  headers: Record<string, string>
  body: string
}

/**
 * Writes something to a port as it stands, HTTP or not, and reads what comes back until the other side closes.
 *
 * @returns null when the connection was closed without a response
 */
export function sendRaw(
  port: number,
  text: string | Uint8Array,
  patienceMs = 20_000,
): Promise<RawResponse | null> {
  return new Promise((resolve) => {
    let response = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text))
    socket.setTimeout(patienceMs, () => socket.destroy())
    socket.on('data', (chunk) => (response += chunk.toString('latin1')))
    // What came before a reset still counts.
    socket.on('error', () => {})
    socket.on('close', () => resolve(readResponse(response)))
  })
}

function readResponse(text: string): RawResponse | null {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1])
  if (!status) return null
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(': ')
    return [name.toLowerCase(), value.join(': ')]
  })
  return {
    status,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: body.join('\r\n\r\n'),
  }
}
