import { parseArgs } from 'node:util'
import { readEnvironment } from '~/platform/environment'
import { releaseText } from '~/platform/release'
import { firstSentence } from '../first-sentence'
import { checkChannels, tryChannels } from './check-channels'
import { checkEnvironment } from './check-environment'
import { checkFormService } from './check-form-service'
import { checkJournal, explainMissing } from './check-journal'
import { checkProxies } from './check-proxies'
import { checkCertificate, checkPages, checkSiteUrl } from './check-site-url'
import { problem, warning, type Finding } from './finding'
import { sendProbes } from './probe'

const usage = `Usage: doctor [--alerts] [--json] | --version
Checks the configuration in the environment against what is really there, and gives the fix for each finding.
--alerts sends a test message to the webhook and to each address that alerts and inquiries are mailed to, and calls HEARTBEAT_URL.
Exit codes: 0 no problems, 1 problems, 2 wrong usage.`

const options = {
  alerts: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
} as const
// Findings are listed in this order.
const labels = { problem: 'PROBLEM', warning: 'warning', ok: 'ok     ' }
const rank = ({ level }: Finding) => Object.keys(labels).indexOf(level)

/** @returns the exit code: 0 no problems, 1 problems, 2 wrong usage */
export async function runDoctor(
  args: string[],
  environment: NodeJS.ProcessEnv,
  { log, error: complain }: Pick<Console, 'log' | 'error'>,
): Promise<number> {
  let given
  try {
    given = parseArgs({ args: args[0] === 'help' ? ['--help'] : args, options }).values
  } catch (error) {
    complain(`${firstSentence(error)}; see "doctor --help"`)
    return 2
  }
  if (given.help || given.version) {
    log(given.help ? usage : `dayfive ${releaseText}`)
    return 0
  }
  const found = await examine(environment, given.alerts)
  const findings = found.toSorted((one, other) => rank(one) - rank(other))
  log(given.json ? JSON.stringify(findings, null, 2) : findings.map(toText).join('\n'))
  return findings.some(({ level }) => level === 'problem') ? 1 : 0
}

async function examine(given: NodeJS.ProcessEnv, alerts?: boolean): Promise<Finding[]> {
  const reading = readEnvironment(given)
  if (!reading.ok) {
    const problems = reading.problems.map((message) => {
      const fix = `Change ${message.split(':')[0]} to what is accepted; the server won't start like this.`
      return problem('environment', message, fix)
    })
    return [...problems, warning('environment', 'Nothing else was checked', 'Then run the doctor again.')]
  }
  const { environment, misspelled } = reading
  const journal = await checkJournal(environment.DATABASE_URL)
  const probes = await sendProbes(environment, journal.token)
  const { outside, pages } = probes
  return [
    ...checkEnvironment(environment, misspelled),
    ...(journal.isMissing ? [explainMissing(environment.DATABASE_URL, probes)] : []),
    ...journal.findings,
    ...(await checkFormService(environment)),
    ...(await checkChannels(environment)),
    ...checkCertificate(outside),
    ...checkSiteUrl(environment, outside, probes.runsHere, journal.token !== null),
    ...checkPages(pages, journal.token !== null),
    ...checkProxies(environment, outside),
    ...(alerts ? await tryChannels(environment) : []),
  ]
}

function toText({ check, level, message, fix }: Finding): string {
  return `${labels[level]}  ${check}: ${message}${fix ? `\n         -> ${fix}` : ''}`
}
