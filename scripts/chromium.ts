import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium to test with: `CHROMIUM_PATH`, the system's, or Playwright's own; null when there is none. */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    chromium.executablePath(),
  ]
  return candidates.find((path) => path && existsSync(path)) ?? null
}

const install = `npx playwright install --with-deps chromium ||
  (apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium)`

/** Installs Playwright's Chromium if there is none, or else Debian's. */
export function findOrInstallChromium(): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!findChromium()) execSync(install, { stdio: 'inherit', env })
  const found = findChromium()
  if (!found) throw new Error('No Chromium was found or could be installed; set CHROMIUM_PATH to one')
  return found
}
