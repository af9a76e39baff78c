import { connect } from 'node:net'
import type { OddRequest } from './odd-requests'

/** What came of an odd request. */
export interface OddAnswer {
  /** Of each answer on the connection. */
  statuses: number[]
  /** Whether there was no server to connect to. */
  isRefused: boolean
  /** Whether the server left the client waiting. */
  isUnanswered: boolean
}

const pauseMs = 10
const moment = 100
// Guards against what hangs, not a measure.
const patienceMs = 20_000

/** Sends an odd request on a connection of its own. */
export async function sendOdd(port: number, { chunks, manner }: OddRequest): Promise<OddAnswer> {
  const socket = connect({ port, host: '127.0.0.1' })
  let answer = ''
  let isRefused = false
  let isUnanswered = false
  socket.on('error', (error: NodeJS.ErrnoException) => (isRefused = error.code === 'ECONNREFUSED'))
  socket.on('data', (data: Buffer) => {
    answer += data.toString('latin1')
    // What comes behind an answer comes at once.
    socket.setTimeout(moment)
  })
  socket.on('timeout', () => {
    isUnanswered = manner === 'read' && answer === ''
    socket.destroy()
  })
  const closed = new Promise((resolve) => socket.on('close', resolve))
  if (manner === 'stop reading') socket.pause()
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (!socket.destroyed) await new Promise((resolve) => socket.write(chunk, 'latin1', resolve))
  }
  if (answer === '') socket.setTimeout(manner === 'read' ? patienceMs : moment)
  if (manner === 'half-close') socket.end()
  if (manner === 'hang up') socket.destroy()
  if (manner === 'stop reading') setTimeout(() => socket.destroy(), moment)
  await closed
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status))
  return { statuses, isRefused, isUnanswered }
}
