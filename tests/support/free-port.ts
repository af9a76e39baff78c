import { createServer, type AddressInfo } from 'node:net'

/** Distinct free ports. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  await Promise.all(
    servers.map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))),
  )
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** A free port. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
