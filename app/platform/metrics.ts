import { once } from 'node:events'
import { createServer } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { Fault } from './fault'

export type Meter = ReturnType<typeof createMeter>

/** Makes metrics named `dayfive_…`, in a registry that also has those of the process. */
export function createMeter() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const common = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) => ({
    name: `dayfive_${name}`,
    help,
    labelNames,
    registers: [registry],
  })
  return {
    registry,
    /** @param labels with the values that begin at 0, so that Prometheus sees their first increase */
    counter: <Label extends string = never>(
      name: string,
      help: string,
      labels = {} as Readonly<Record<Label, readonly string[]>>,
    ) => {
      const names = Object.keys(labels) as Label[]
      const counter = new Counter(common(name, help, names))
      let series = [{}]
      for (const label of names)
        series = series.flatMap((each) => labels[label].map((value) => ({ ...each, [label]: value })))
      for (const each of series) counter.inc(each, 0)
      return counter
    },
    /** @param collect sets the gauge at each scrape */
    gauge: <Label extends string>(
      name: string,
      help: string,
      collect: (gauge: Gauge<Label>) => Promise<void>,
      ...labels: Label[]
    ) => {
      const gauge: Gauge<Label> = new Gauge({ ...common(name, help, labels), collect: () => collect(gauge) })
    },
    /** @param buckets upper limits, in seconds */
    histogram: <Label extends string>(name: string, help: string, buckets: number[], ...labels: Label[]) =>
      new Histogram({ ...common(name, help, labels), buckets }),
  }
}

/** Serves `/metrics` alone; rejects with a Fault when the port cannot be used. */
export async function serveMetrics(registry: Registry, port?: number, host?: string) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || !['GET', 'HEAD'].includes(request.method ?? ''))
      return response.writeHead(404).end()
    return registry.metrics().then(
      (metrics) => response.setHeader('Content-Type', registry.contentType).end(metrics),
      // Prometheus reports the target as down.
      () => response.writeHead(500).end(),
    )
  })
  await once(server.listen(port, host), 'listening').catch((cause: unknown) => {
    throw new Fault(`METRICS_PORT ${port}: metrics cannot be served there`, { cause })
  })
  return server
}
