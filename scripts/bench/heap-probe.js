import { setTimeout } from 'node:timers/promises'

/** Loaded into a server under measurement: on a message, collects the garbage and sends back the memory usage. */
process.on('message', async () => {
  // Closing sockets and finalizers keep a tenth of the heap alive through the first collections.
  for (let round = 0; round < 5; round++) {
    globalThis.gc?.()
    await setTimeout(50)
  }
  process.send?.(process.memoryUsage())
})
process.channel?.unref()
