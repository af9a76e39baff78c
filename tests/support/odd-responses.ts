import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { listen } from './free-port'

/** What comes, piece by piece, and whether the connection then ends, is reset, or stays. */
export interface OddResponse {
  pieces: readonly (string | Buffer)[]
  ending: 'end' | 'reset' | 'stay'
}

const ok = 'HTTP/1.1 200 OK\r\n'
const failure = '{"error":"Down"}'
const head = (...headers: string[]) => `${ok}${headers.map((header) => `${header}\r\n`).join('')}\r\n`
const coded = (coding: string, body: string | Buffer) =>
  [head(`Content-Encoding: ${coding}`, `Content-Length: ${body.length}`), body] as const
const chunked = (body: string) => [head('Transfer-Encoding: chunked'), body] as const
const withLength = (length: number | string) => [head(`Content-Length: ${length}`), failure] as const
const times = (count: number, text: string) => Array<string>(count).fill(text)
const bomb = Buffer.alloc(8 * 1024 * 1024, ' ')

/** Bytes of an HTTP server, or of something else, none of which says that a lead was taken. */
const oddBytes: readonly (readonly (string | Buffer)[])[] = [
  [''],
  ['\r\n'],
  ['\0'.repeat(100)],
  [Buffer.from([0x16, 3, 1, 0, 5, 1, 2, 3, 4, 5])],
  ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  [Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0])],
  ['220 mail.example ESMTP\r\n'],
  ['HTTP/1.1\r\n\r\n'],
  ['HTTP/9.9 200 OK\r\n\r\n', failure],
  ...['000', '099', '199', '600', '999', '2000', '-1', 'OK'].map((code) => [
    `HTTP/1.1 ${code} X\r\n\r\n`,
    failure,
  ]),
  ...[204, 205, 304, 100, 101, 103, 300, 301, 302, 303, 307, 308, 401, 407, 408, 426, 500].map((code) => [
    `HTTP/1.1 ${code} X\r\nLocation: /f/consult1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: ${failure.length}\r\n\r\n`,
    failure,
  ]),
  ['HTTP/1.1 302 Found\r\nLocation: http://[\r\n\r\n'],
  [...times(200, 'HTTP/1.1 100 Continue\r\n\r\n'), head('Content-Length: 0')],
  withLength(0),
  withLength(5),
  withLength(5000),
  withLength(-1),
  withLength('18446744073709551616'),
  [head('Content-Length: 5', 'Content-Length: 6'), failure],
  [head('Content-Length: 5', 'Transfer-Encoding: chunked'), failure],
  chunked('zz\r\n'),
  chunked('5\r\nhel'),
  chunked('fffffffffffffffff\r\n'),
  chunked('5;'.padEnd(20_000, 'x')),
  chunked('5\r\nhelloXX0\r\n\r\n'),
  chunked(`0\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
  chunked('0\r\nContent-Length: 9\r\n\r\nHTTP/1.1 200 OK\r\n\r\n'),
  [head('Transfer-Encoding: gzip, chunked'), '5\r\nhello\r\n0\r\n\r\n'],
  [head(`X: ${'x'.repeat(20_000)}`), failure],
  [head(...times(3000, 'Set-Cookie: a=b')), failure],
  [head(...times(300, 'Set-Cookie: a=b')), failure],
  [`${ok}X: a\0b\r\n\r\n`, failure],
  [`${ok}no colon\r\n\r\n`, failure],
  [`${ok} folded: x\r\n\r\n`, failure],
  [Buffer.from([...Buffer.from(`${ok}X: `), 0xff, 0xfe, 0x0d, 0x0a, 0x0d, 0x0a]), failure],
  [head(), Buffer.from([0xff, 0xfe, 0xc3, 0x28])],
  [head(), '\uFEFF{"next":'],
  [head(), '['.repeat(60_000)],
  [head(), 'x'.repeat(200_000)],
  ...['gzip', 'x-gzip', 'deflate', 'br', 'zstd', 'odd', '', ',', 'GZIP', 'identity'].flatMap((coding) => [
    coded(coding, 'garbage'),
    coded(coding, ''),
  ]),
  ...[5, 6, 20, 500].flatMap((count) =>
    ['gzip', 'br', 'odd'].map((coding) => coded(times(count, coding).join(', '), 'x'.repeat(20))),
  ),
  coded('gzip', gzipSync(bomb)),
  coded('br', brotliCompressSync(bomb)),
  coded('deflate', deflateSync(bomb)),
  coded('gzip', gzipSync(gzipSync(failure))),
  coded('gzip, gzip', gzipSync(gzipSync(failure))),
  coded('deflate', deflateRawSync(failure)),
  coded('gzip', gzipSync(failure).subarray(0, 20)),
  coded('gzip', Buffer.concat([gzipSync(failure), Buffer.from('trailing')])),
]

/** Each of them at once and in pieces, and what can come then. */
export const oddResponses: readonly OddResponse[] = oddBytes.flatMap((pieces) =>
  (['end', 'reset', 'stay'] as const).map((ending) => ({ pieces, ending })),
)

/** Serves a raw response to each connection, its pieces some milliseconds apart. */
export async function serveOddResponses(next: (request: string) => OddResponse, pauseMs = 5) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.once('data', async (request) => {
      const { pieces, ending } = next(String(request))
      for (const piece of pieces) {
        if (piece.length > 0 && socket.writable) socket.write(piece)
        if (pieces.length < 10) await sleep(pauseMs)
      }
      if (ending === 'end') socket.end()
      if (ending === 'reset') socket.resetAndDestroy()
    })
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
