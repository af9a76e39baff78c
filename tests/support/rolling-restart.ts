import { freePorts } from './free-port'
import { loadedServer, startLoad, type LoadReport } from './load'
import { startProxy, type ProxyName } from './proxies'
import { startServer } from './server-process'

/** Restarts two servers behind a proxy one after the other, under load; as docs/operations.md has it. */
export async function rollingRestart(
  name: ProxyName,
  databaseUrl: string,
  rounds: number,
): Promise<LoadReport> {
  const ports = (await freePorts(2)) as [number, number]
  const start = (port: number) =>
    startServer({ ...loadedServer, PORT: String(port), DATABASE_URL: databaseUrl })
  const servers = await Promise.all(ports.map(start))
  const proxy = await startProxy(name, { ports })
  const load = startLoad(proxy.url, databaseUrl)
  try {
    // Each has to be in use before the other may go.
    for (const server of servers) await server.until('request')
    for (let restart = 0; restart < 2 * rounds; restart += 1) {
      const index = restart % 2
      await servers[index]!.stop('SIGTERM')
      servers[index]!.destroy()
      servers[index] = await start(ports[index]!)
      await servers[index].until('request')
    }
    return await load.stop()
  } finally {
    await load.stop()
    await proxy.stop()
    for (const server of servers) server.destroy()
  }
}
