import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { applyExample, readExamples } from '../../support/owner-edits'

it('every example of docs/content.md has its place in the file that it names', () => {
  const root = mkdtempSync(join(tmpdir(), 'dayfive-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['app/content', 'app/showroom'])
    cpSync(folder, join(root, folder), { recursive: true })
  const examples = readExamples()
  for (const example of examples) applyExample(root, example)
  expect(examples.length).toBeGreaterThanOrEqual(8)
})
