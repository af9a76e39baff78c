import { parseArgs } from 'node:util'
import { checkAddress } from './doctor/address-check'
import { problem, warning, type Finding } from './doctor/finding'
import { checkFormService } from './doctor/form-service-check'
import { checkJournal } from './doctor/journal-check'
import { openJournal } from '~/leads/open-journal'
import { readEnvironment, startWarnings } from '~/platform/environment'

const usage = `Usage: doctor [--url URL] [--json]
Checks the configuration in the environment against what really is there, and says the fix for each finding.
--url is the address that visitors use, where that isn't SITE_URL. Exit codes: 0 no problems, 1 problems, 2 wrong usage.`

function readArguments() {
  try {
    const options = { url: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const
    const { values } = parseArgs({ options })
    if (values.url !== undefined && !URL.canParse(values.url))
      throw new Error(`"${values.url}" is no address.`)
    return values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return process.exit(2)
  }
}

async function examine(publicUrl: string | undefined): Promise<Finding[]> {
  const reading = readEnvironment(process.env)
  if (!reading.ok) {
    return reading.problems.map((message) => {
      const fix = `Change ${message.split(':')[0]} to what is accepted; the server doesn't start like this.`
      return problem('environment', message, fix)
    })
  }
  const { environment } = reading
  const now = Date.now
  const journal = openJournal(environment.DATABASE_URL)
  const fix = 'Set it before the launch.'
  const findings = [
    ...startWarnings(environment).map((message) => warning('environment', message, fix)),
    ...(await checkJournal(journal, environment, now)),
    ...(await checkFormService(environment, fetch, now)),
    ...(await checkAddress({ environment, journal, publicUrl, fetch, now })),
  ]
  await journal.close()
  return findings
}

const { url, json, help } = readArguments()
if (help) {
  console.log(usage)
} else {
  const findings = await examine(url)
  const marks = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' }
  const text = findings.map(({ check, level, message, fix }) =>
    [`${marks[level]}  ${check}: ${message}`, ...(fix ? [`         -> ${fix}`] : [])].join('\n'),
  )
  console.log(json ? JSON.stringify(findings, null, 2) : text.join('\n'))
  process.exitCode = findings.some(({ level }) => level === 'problem') ? 1 : 0
}
