import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import type { LogEvent } from '~/log/events'
import { createLog } from '~/platform/log'

const schema = JSON.parse(readFileSync('docs/log-schema.json', 'utf8')) as object
const fits = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema)

it('docs/log-schema.json is what npm run log-schema makes of the schemas', () => {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/log-schema.ts'], {
    encoding: 'utf8',
  })
  expect(schema).toEqual(JSON.parse(printed))
})

// tests/http/log-schema.test.ts asks whether it describes every line that servers write, no more and no less.
it('does not compile with a field or an event that is not declared', () => {
  const written: string[] = []
  const { log } = createLog<LogEvent>({ write: (text) => written.push(text) }, 'info', Date.now)
  log('info', { event: 'drain', signal: 'SIGTERM' })
  // @ts-expect-error
  log('info', { event: 'drain', signal: 'SIGTERM', name: 'Wilhelmina' })
  // @ts-expect-error
  log('info', { event: 'greeting' })
  expect(written.map((text) => fits(JSON.parse(text)))).toEqual([true, false, false])
})
