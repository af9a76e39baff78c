import { writeFileSync } from 'node:fs'
import { logSchema } from '~/log/schema'

writeFileSync('docs/log-schema.json', JSON.stringify(logSchema()))
