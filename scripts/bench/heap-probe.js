import { setTimeout } from 'node:timers/promises'

const rounds = 5

/** Loaded into a server under measurement: collects its garbage and tells its memory whenever it is asked. */
process.on('message', async () => {
  // Closing sockets, finalizers and code that has not run of late hold up to a tenth of the heap for some collections more.
  for (let round = 0; round < rounds; round++) {
    globalThis.gc?.()
    await setTimeout(50)
  }
  process.send?.(process.memoryUsage())
})
// Asking must not keep a server from ending.
process.channel?.unref()
