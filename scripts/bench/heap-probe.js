/** Loaded into a server under measurement: collects its garbage and tells its memory whenever it is asked. */
process.on('message', () => {
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
// Asking must not keep a server from ending.
process.channel?.unref()
