import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { Fault } from './fault'

/** A registry that holds the default metrics of Node.js. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/**
 * Serves the registry at `/metrics`, and nothing else.
 *
 * @param port `METRICS_PORT`, or 0 for any free one
 * @param host undefined for all interfaces
 * @throws when the address is taken or not ours
 */
export async function serveMetrics(registry: Registry, port: number, host: string | undefined) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || !['GET', 'HEAD'].includes(request.method ?? '')) {
      return response.writeHead(404).end()
    }
    return registry.metrics().then(
      (metrics) => response.setHeader('Content-Type', registry.contentType).end(metrics),
      // Prometheus counts the target as down, and alerts.
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
    /** Frees the port immediately and aborts running scrapes. */
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

/** What {@link serveMetrics} starts. */
export type MetricsServer = Awaited<ReturnType<typeof serveMetrics>>
