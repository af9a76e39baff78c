import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { Fault } from './fault'

export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Serves `/metrics` alone; rejects with a Fault when the port cannot be used. */
export async function serveMetrics(registry: Registry, port: number, host: string | undefined) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || !['GET', 'HEAD'].includes(request.method ?? '')) {
      return response.writeHead(404).end()
    }
    return registry.metrics().then(
      (metrics) => response.setHeader('Content-Type', registry.contentType).end(metrics),
      // Prometheus reports the target as down.
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new Fault(`METRICS_PORT ${port}: metrics cannot be served there`, { cause })),
    )
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    /** Closes the port and its connections. */
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

export type MetricsServer = Awaited<ReturnType<typeof serveMetrics>>
