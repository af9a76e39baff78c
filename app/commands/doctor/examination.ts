import { existsSync } from 'node:fs'
import { signProbe } from '~/http/arrival-probe'
import type { Journal } from '~/leads/journal'
import { openJournal } from '~/leads/open-journal'
import { filePath } from '~/leads/sqlite'
import type { Environment } from '~/platform/environment'
import { readForwarding, type Forwarding } from './forwarding'
import { listenFault } from './listen-fault'
import { sendProbe, type Reply } from './probe'

/** What all checks go by, found out once. */
export interface Examination {
  environment: Environment
  now: () => number
  /** Null when it is a file that isn't there: only a server creates it. */
  journal: Journal | null
  /** Why the journal cannot be written; null when it can. */
  journalError: Error | null
  /** The origin that visitors come to; null if nobody said. */
  publicOrigin: string | null
  /** What answers at `PORT` of this machine. */
  local: Reply
  /** What answers at the public origin, else at `PORT`. */
  outside: Reply
  /** Null unless our server describes how requests arrive. */
  forwarding: Forwarding | null
  /** The code of the error that a server would meet at `PORT`; null when it would meet none, or runs, here or elsewhere. */
  portFault: string | null
}

/** @param publicUrl where visitors come to, if that is not `SITE_URL` */
export async function beginExamination(
  environment: Environment,
  publicUrl: string | undefined,
  now: () => number,
): Promise<Examination> {
  const { DATABASE_URL: url, SITE_URL: siteUrl } = environment
  const isAbsent = url.startsWith('file:') && !existsSync(filePath(url))
  const journal = isAbsent ? null : openJournal(url)
  const journalError =
    (await journal?.checkWritable(new Date(now()).toISOString()).catch((error: unknown) => error as Error)) ??
    null
  const signingKey = journal && !journalError ? () => journal.signingKey() : null
  const token = signingKey && (await signProbe({ signingKey, now }).catch(() => null))
  const local = await sendProbe(localOrigin(environment), token)
  const publicOrigin = publicUrl || siteUrl ? new URL(publicUrl ?? siteUrl ?? '').origin : null
  const outside = publicOrigin ? await sendProbe(publicOrigin, token) : local
  const marked = outside.kind === 'server' ? await sendProbe(outside.origin, token, true) : outside
  const isRunning = local.kind === 'server' || outside.kind === 'server'
  return {
    environment,
    now,
    journal,
    journalError,
    publicOrigin,
    local,
    outside,
    forwarding: readForwarding(marked),
    portFault: isRunning ? null : await listenFault(environment.PORT, environment.HOST),
  }
}

function localOrigin({ HOST: host, PORT: port }: Environment): string {
  if (!host || host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
