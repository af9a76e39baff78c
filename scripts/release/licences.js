import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Development dependencies whose code, styles or fonts end up in the build.
const compiledIn = /^node_modules\/(lucide-react|tailwindcss|@fontsource(-variable)?\/[^/]+)$/

/** The licences of ours and of every package that the build may contain: they ask to travel with each copy. */
export function licences() {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => existsSync(path) && ((!dev && !devOptional) || compiledIn.test(path)),
  )
  const others = shipped.map(([path, { version, license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return `${name} ${version} (${license ?? 'see below'})\n\n${textsIn(path).join('\n\n')}`
  })
  return [`Dayfive\n\n${textsIn('.').join('\n\n')}`, ...others]
    .map((text) => `${text.trim()}\n`)
    .join(`\n${line}\n`)
}

/** @typedef {{ version?: string, license?: string, dev?: boolean, devOptional?: boolean }} Locked */

const line = `${'-'.repeat(80)}\n`

/** @type {(folder: string) => string[]} */
function textsIn(folder) {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
  return names.map((name) => readFileSync(join(folder, name), 'utf8').trim())
}
