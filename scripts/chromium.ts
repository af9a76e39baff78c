import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Finds Chromium at `CHROMIUM_PATH`, in the system, or as Playwright installs it. */
export function findChromium(): string | undefined {
  const folders = process.env.PATH!.split(delimiter)
  const ofSystem = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  const paths = [process.env.CHROMIUM_PATH, ...ofSystem, chromium.executablePath()]
  return paths.find((path) => path && existsSync(path))
}

const install = `echo 'No Chromium was found, so one is being installed'; npx playwright install --with-deps chromium ||
  (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium)`

/** Installs Playwright's Chromium if there is none, or else Debian's. If that fails too, starting it reports the error. */
export function findOrInstallChromium(): string {
  if (!findChromium()) spawnSync(install, { shell: true, stdio: 'inherit' })
  return findChromium() ?? chromium.executablePath()
}
