import { setTimeout } from 'node:timers/promises'

const rounds = 5

// Loaded into a server under test: collects garbage and reports the size of its heap whenever it is asked.
process.on('message', async () => {
  // Finalizers and code that has not run of late hold up to a tenth of the heap for several collections more.
  for (let round = 0; round < rounds; round++) {
    globalThis.gc?.()
    await setTimeout(50)
  }
  process.send?.(process.memoryUsage().heapUsed)
})
// Asking must not keep a server from ending.
process.channel?.unref()
