/** Writes docs/log-schema.json from the schemas of the log's events. */
import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { logSchema } from '~/log/schema'

const filepath = 'docs/log-schema.json'
const text = JSON.stringify(logSchema())
writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }))
