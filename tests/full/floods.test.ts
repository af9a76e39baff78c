import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ServerProcess } from '../support/server-process'
import { startTestServer } from '../support/test-servers'
import { sendConsultation } from '../support/visitors'

const get = 'GET / HTTP/1.1\r\nHost:a\r\n\r\n'
const finelyCut = `POST /consultation HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(2000)}0\r\n\r\n`

let server: ServerProcess
beforeEach(async () => {
  server = await startTestServer({ SUBMISSIONS_PER_HOUR: '1000' }, [
    '--max-old-space-size=256',
    'build/server.js',
  ])
})

/** Resolves at the first of these events; `once` would reject at an error. */
const first = (socket: Socket, ...events: string[]) =>
  new Promise((resolve) => events.forEach((event) => socket.once(event, resolve)))

async function open(manner: 'read' | 'do not read' = 'read'): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  if (manner === 'read') socket.resume()
  else socket.pause()
  await first(socket, 'connect', 'close')
  return socket
}

/** The most memory that the process has had, in MB; of Linux alone. */
function peakMemory(): number {
  if (process.platform !== 'linux') return 0
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1000
}

async function lookAfterwards() {
  const page = (await fetch(server.url)).status
  const form = (await sendConsultation(server.url)).status
  const isSmall = peakMemory() < 420
  return { page, form, isSmall, exitCode: await server.stop(), complaints: server.complaints() }
}
const unharmed = { page: 200, form: 303, isSmall: true, exitCode: 0, complaints: '' }

describe('a process with 256 MB of heap outlives', () => {
  it.each([
    ['read', 'hang up'],
    ['read', 'wait'],
    ['do not read', 'hang up'],
    ['do not read', 'wait'],
  ] as const)('16 MB of pipelined requests from clients that %s and %s', async (manner, end) => {
    const packet = get.repeat(2400)
    let left = 16_000_000
    while (left > 0) {
      const socket = await open(manner)
      while (left > 0 && socket.writable) {
        left -= packet.length
        if (!socket.write(packet)) await Promise.race([first(socket, 'drain', 'close'), sleep(500)])
        if (socket.writableNeedDrain) break
      }
      if (end === 'wait') await Promise.race([first(socket, 'close'), sleep(500)])
      socket.destroy()
    }
    expect(await lookAfterwards()).toEqual(unharmed)
  })

  it('600 bodies of 2000 chunks of one byte', async () => {
    const sockets = await Promise.all(Array.from({ length: 600 }, () => open()))
    const answered = sockets.map((socket) => first(socket, 'data', 'close'))
    for (const socket of sockets) socket.write(finelyCut)
    await Promise.all(answered)
    for (const socket of sockets) socket.destroy()
    expect(await lookAfterwards()).toEqual(unharmed)
  })
})
