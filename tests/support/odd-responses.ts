import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import odd from './odd-responses.json'
import { serveSockets } from './serve-sockets'

const failure = '{"error":"Down"}'
const head = (...headers: string[]) =>
  `HTTP/1.1 200 OK\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`
const coded = (coding: string, body: string | Buffer) =>
  [head(`Content-Encoding: ${coding}`, `Content-Length: ${body.length}`), body] as const
const times = (count: number, text: string) => Array<string>(count).fill(text)
const bomb = Buffer.alloc(8 * 1024 * 1024, ' ')

/** Bytes of an HTTP server, or of something else, none of which says that a lead was taken. One character of the file is one byte. */
const oddBytes: readonly (readonly (string | Buffer)[])[] = [
  ...odd.pieces.map((pieces) => pieces.map((piece) => Buffer.from(piece, 'latin1'))),
  ...odd.codes.map((code) => [`HTTP/1.1 ${code} X\r\n\r\n`, failure]),
  ...odd.upgradingCodes.map((code) => [
    `HTTP/1.1 ${code} X\r\nLocation: /f/consult1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: ${failure.length}\r\n\r\n`,
    failure,
  ]),
  ['\0'.repeat(100)],
  [...times(200, 'HTTP/1.1 100 Continue\r\n\r\n'), head('Content-Length: 0')],
  [head('Transfer-Encoding: chunked'), '5;'.padEnd(20_000, 'x')],
  [head('Transfer-Encoding: chunked'), `0\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  [head(`X: ${'x'.repeat(20_000)}`), failure],
  ...[300, 3000].map((count) => [head(...times(count, 'Set-Cookie: a=b')), failure]),
  [head(), '['.repeat(60_000)],
  [head(), 'x'.repeat(200_000)],
  ...odd.codings.flatMap((coding) => [coded(coding, 'garbage'), coded(coding, '')]),
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

/** Each of them, piece by piece, and whether the connection then ends, is reset, or stays. */
export const oddResponses = oddBytes.flatMap((pieces) =>
  (['end', 'reset', 'stay'] as const).map((ending) => ({ pieces, ending })),
)

/** Serves a raw response to each connection, its pieces some milliseconds apart. */
export const serveOddResponses = (next: () => (typeof oddResponses)[number]) =>
  serveSockets((socket) =>
    socket.once('data', async () => {
      const { pieces, ending } = next()
      for (const piece of pieces) {
        if (piece.length > 0 && socket.writable) socket.write(piece)
        if (pieces.length < 10) await sleep(5)
      }
      if (ending === 'end') socket.end()
      if (ending === 'reset') socket.resetAndDestroy()
    }),
  )
