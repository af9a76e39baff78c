import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The hashed files of a build by name, and those that it keeps of the build before it; both empty where there is no build.
 * Without compressed copies: few requests come for old files, and each carries its own copy of the disk.
 *
 * @typedef {ReadonlyMap<string, Buffer>} Assets
 * @param {string} build @returns {{ own: Assets, kept: Assets }}
 */
export function readAssets(build) {
  return { own: read(join(build, 'client/assets')), kept: read(join(build, 'previous/assets')) }
}

/**
 * Keeps in a new build what pages of the build before may still ask for: pages that were opened or stored before an upgrade name
 * its files. A build of the same files is the same release, whose predecessor stays the same too.
 *
 * @param {string} build @param {ReturnType<typeof readAssets>} before @returns {number} how many files are kept
 */
export function keepAssets(build, before) {
  const names = new Set(readdirSync(join(build, 'client/assets')))
  const replaced = [...before.own].filter(([name]) => !names.has(name))
  const added = [...names].filter((name) => !isCompressed(name) && !before.own.has(name))
  const isSame = replaced.length === 0 && added.length === 0
  const kept = isSame ? [...before.kept] : replaced
  const folder = join(build, 'previous/assets')
  rmSync(join(build, 'previous'), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of kept) writeFileSync(join(folder, name), content)
  return kept.length
}

/** @type {(folder: string) => Assets} */
function read(folder) {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder).filter((name) => !isCompressed(name))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]))
}

/** @type {(name: string) => boolean} */
const isCompressed = (name) => /\.(br|gz)$/.test(name)
