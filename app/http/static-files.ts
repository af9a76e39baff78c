import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { Coding } from './cache/content-coding'
import { createResource, type Resource } from './cache/resource'

// The names of the first change with their content.
const forEver = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

// The twins that the build puts beside a file.
const twins: readonly [coding: Coding, suffix: string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
]

/** Files by their path. */
export type StaticFiles = ReadonlyMap<string, Resource>

/** Reads the files of a folder, in the codings that the build made. */
export function readStaticFiles(folder: string): StaticFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(join(folder, name)).isFile() && !/\.(br|gz)$/.test(name),
  )
  return new Map(names.map((name) => [`/${name.split(sep).join('/')}`, readFile(folder, name)]))
}

/** Serves the files from memory. */
export function staticFiles(files: StaticFiles): MiddlewareHandler {
  return async (c, next) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined
    if (!file) return next()
    const { status, headers, body } = file.answer(c.req.raw.headers)
    return new Response(body, { status, headers })
  }
}

function readFile(folder: string, name: string): Resource {
  const bodies = twins
    .map(([coding, suffix]) => [coding, join(folder, name + suffix)] as const)
    .filter(([, path]) => existsSync(path))
    .map(([coding, path]) => [coding, new Uint8Array(readFileSync(path))] as const)
  return createResource(
    {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'cache-control': name.startsWith(`assets${sep}`) ? forEver : forAnHour,
    },
    new Map(bodies),
  )
}
