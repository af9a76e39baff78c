import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { Coding } from './cache/content-coding'
import { createResource, type Resource } from './cache/resource'
import type { Bytes } from './request/response'

const immutable = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Coding, string>

/** Reads files and their precompressed variants into memory, by path. If two folders have the same path, the first one counts. */
export function readStaticFiles(folders: readonly string[]): ReadonlyMap<string, Resource> {
  const files = new Map<string, Resource>()
  for (const folder of folders.toReversed())
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (statSync(join(folder, name)).isFile() && !/\.(br|gz)$/.test(name))
        files.set(`/${name.split(sep).join('/')}`, readFile(folder, name))
  return files
}

function readFile(folder: string, name: string): Resource {
  const bodies = new Map<Coding, Bytes>()
  for (const [coding, suffix] of Object.entries(suffixes)) {
    const path = join(folder, name + suffix)
    if (existsSync(path)) bodies.set(coding as Coding, new Uint8Array(readFileSync(path)))
  }
  const headers = {
    'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
    'cache-control': name.startsWith(`assets${sep}`) ? immutable : forAnHour,
    // Other sites embed preview pictures.
    ...(name.startsWith(`social${sep}`) && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
  return createResource(headers, bodies)
}
