import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { everyDocument } from './every-document'

const require = createRequire(import.meta.url)
const jar = require('vnu-jar') as string
const isSkipped = !process.env.CI && spawnSync('java', ['-version']).status !== 0
if (isSkipped)
  console.log('Skipped: the W3C checker needs Java (Debian: apt-get install default-jre-headless)')

// Shows that the checker reads what it is given.
const invalid = { name: 'invalid', html: '<!DOCTYPE html><title>Invalid</title><p id="a"><p id="a">' }

it.skipIf(isSkipped)(
  'every document is valid by the checker of the W3C',
  async () => {
    const messages = check([...(await everyDocument()), invalid])
    expect(messages.filter((message) => !message.startsWith(invalid.name))).toEqual([])
    expect(messages.join('\n')).toContain('invalid: Duplicate ID')
  },
  120_000,
)

/** What the checker has to say of each document. */
function check(documents: readonly { name: string; html: string }[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-html-'))
  try {
    for (const [index, { html }] of documents.entries()) {
      // The checker's CSS is years behind that of browsers: without cascade layers, for example.
      writeFileSync(join(folder, `${index}.html`), html.replace(/(<style>).*?(?=<\/style>)/s, '$1'))
    }
    const options = ['--format', 'json', '--stdout', '--exit-zero-always', folder]
    const report = execFileSync('java', ['-XX:TieredStopAtLevel=1', '-jar', jar, ...options], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    const { messages } = JSON.parse(report) as {
      messages: { url: string; message: string; extract?: string }[]
    }
    return (
      messages
        // React closes void elements this way.
        .filter(({ message }) => !message.startsWith('Trailing slash on void elements'))
        .map(({ url, message, extract = '' }) => {
          const index = Number(/(\d+)\.html$/.exec(url)?.[1])
          return `${documents[index]?.name}: ${message} ${extract}`
        })
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
