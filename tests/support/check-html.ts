import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const jar = require('vnu-jar') as string

export const hasNoChecker = !process.env.CI && spawnSync('java', ['-version']).status !== 0
if (hasNoChecker)
  console.log('Skipped: the W3C checker needs Java (Debian: apt-get install default-jre-headless)')

/** What the checker of the W3C has to say of each document. */
export function checkHtml(checked: readonly { name: string; html: string }[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-html-'))
  for (const [index, { html }] of checked.entries()) {
    // The checker's CSS is years behind that of browsers: without cascade layers, for example.
    writeFileSync(join(folder, `${index}.html`), html.replace(/(<style>).*?(?=<\/style>)/s, '$1'))
  }
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', folder]
  const report = execFileSync('java', ['-XX:TieredStopAtLevel=1', '-jar', jar, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  rmSync(folder, { recursive: true })
  const { messages } = JSON.parse(report) as {
    messages: { url: string; message: string; extract?: string }[]
  }
  return (
    messages
      // React closes void elements this way.
      .filter(({ message }) => !message.startsWith('Trailing slash on void elements'))
      .map(({ url, message, extract = '' }) => {
        const index = Number(/(\d+)\.html$/.exec(url)?.[1])
        return `${checked[index]?.name}: ${message} ${extract}`
      })
  )
}
