import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The hashed files of a build, and of the build before it, without compressed copies: few requests come for old files.
 *
 * @param {string} build
 */
export function readAssets(build) {
  return { own: read(join(build, 'client/assets')), kept: read(join(build, 'previous/assets')) }
}

/**
 * Keeps the files for pages that were opened or stored before an upgrade. A build with the same files is the same release, so its
 * predecessor stays too.
 *
 * @param {string} build @param {ReturnType<typeof readAssets>} before
 */
export function keepAssets(build, before) {
  const { own } = readAssets(build)
  const replaced = [...before.own].filter(([name]) => !own.has(name))
  const isSame = replaced.length === 0 && before.own.size === own.size
  const folder = join(build, 'previous/assets')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of isSame ? before.kept : replaced) writeFileSync(join(folder, name), content)
}

/** @param {string} folder */
function read(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name)) : []
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]))
}
