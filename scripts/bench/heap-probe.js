import { setTimeout } from 'node:timers/promises'

/** Preloaded into the measured server: on a message, collects garbage and reports the memory usage. */
process.on('message', async () => {
  // Sockets being closed and finalizers survive the first collections.
  for (let round = 0; round < 5; round++) {
    globalThis.gc?.()
    await setTimeout(50)
  }
  process.send?.(process.memoryUsage())
})
process.channel?.unref()
