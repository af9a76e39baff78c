import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// The build contains code, styles or fonts of these development dependencies.
const compiledIn = /^node_modules\/(lucide-react|tailwindcss|@fontsource(-variable)?\/[^/]+)$/

/** Our license, and that of each package in the build: most have to come with each copy. */
export function licences() {
  /** @type {{ packages: Record<string, { version: string, license?: string, dev?: boolean, devOptional?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) =>
      existsSync(join(path)) && ((!dev && !devOptional) || compiledIn.test(path)),
  )
  const entries = shipped.map(([path, { version, license = 'see below' }]) => {
    const folder = join(path)
    const name = path.split('node_modules/').at(-1) || 'Dayfive'
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
    return [`${name} ${version} (${license})`, ...texts].join('\n\n')
  })
  return entries.join(`\n\n${'-'.repeat(80)}\n\n`)
}
