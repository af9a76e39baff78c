import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export interface PortHolder {
  uid: number
  /** Null when this user may not see it. */
  process: { pid: number; name: string } | null
}

/** Who listens on a TCP port of this machine, as Linux tells in proc(5); null if nobody does, or it cannot be known. */
export function findPortHolder(port: number): PortHolder | null {
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of read(table).split('\n').slice(1)) {
      const [, local = '', , state, , , , uid, , inode] = line.trim().split(/\s+/)
      if (state !== listening || Number.parseInt(local.split(':')[1] ?? '', 16) !== port) continue
      return { uid: Number(uid), process: processWith(`socket:[${inode}]`) }
    }
  }
  return null
}

const listening = '0A'

function processWith(socket: string): PortHolder['process'] {
  const pid = list('/proc').find(
    (name) =>
      /^\d+$/.test(name) &&
      list(`/proc/${name}/fd`).some((descriptor) => linkOf(`/proc/${name}/fd/${descriptor}`) === socket),
  )
  return pid ? { pid: Number(pid), name: read(`/proc/${pid}/comm`).trim() } : null
}

// A process may end, or belong to another user, while it is looked at.
function attempt<Result>(look: () => Result, otherwise: Result): Result {
  try {
    return look()
  } catch {
    return otherwise
  }
}

const read = (path: string) => attempt(() => readFileSync(path, 'utf8'), '')
const list = (path: string) => attempt(() => readdirSync(path), [])
const linkOf = (path: string) => attempt(() => readlinkSync(path), '')
