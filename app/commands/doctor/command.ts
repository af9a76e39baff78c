import { parseArgs } from 'node:util'
import { readEnvironment } from '~/platform/environment'
import type { CommandOutput } from '../output'
import { checkAddress } from './address-check'
import { checkCertificate } from './certificate-check'
import { checkEnvironment } from './environment-check'
import { beginExamination, type Examination } from './examination'
import { problem, summarize, type Finding } from './finding'
import { checkFormService } from './form-service-check'
import { checkJournal } from './journal-check'
import { checkLeads } from './leads-check'
import { checkPorts } from './ports-check'
import { checkProxies } from './proxies-check'

/** Each finds what only it can know, so that one cause is one finding. */
const checks: readonly ((examination: Examination) => Finding[] | Promise<Finding[]>)[] = [
  checkEnvironment,
  checkJournal,
  checkLeads,
  (examination) => checkFormService(examination),
  checkPorts,
  checkCertificate,
  checkAddress,
  checkProxies,
]

const usage = `Usage: doctor [--url URL] [--json]
Checks the configuration in the environment against what really is there, and says the fix for each finding.
--url is the address that visitors use, where that isn't SITE_URL. Exit codes: 0 no problems, 1 problems, 2 wrong usage.`

const options = { url: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const
const marks = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' }

/**
 * The `doctor` command (contract, "Commands").
 *
 * @returns the exit code: 0 no problems, 1 problems, 2 wrong usage
 */
export async function runDoctor(
  args: string[],
  environment: NodeJS.ProcessEnv,
  { out, err }: CommandOutput,
): Promise<number> {
  let given
  try {
    given = parseArgs({ args, options }).values
    if (given.url !== undefined && !URL.canParse(given.url)) throw new Error(`"${given.url}" is no URL.`)
  } catch (error) {
    err(`${(error as Error).message}\n\n${usage}`)
    return 2
  }
  if (given.help) {
    out(usage)
    return 0
  }
  const findings = await examine(environment, given.url)
  out(given.json ? JSON.stringify(findings, null, 2) : findings.map(toText).join('\n'))
  return findings.some(({ level }) => level === 'problem') ? 1 : 0
}

async function examine(given: NodeJS.ProcessEnv, publicUrl: string | undefined): Promise<Finding[]> {
  const reading = readEnvironment(given)
  if (!reading.ok) {
    return reading.problems.map((message) => {
      const fix = `Change ${message.split(':')[0]} to what is accepted; the server doesn't start like this.`
      return problem('environment', message, fix)
    })
  }
  const examination = await beginExamination(reading.environment, publicUrl, Date.now)
  try {
    const findings: Finding[] = []
    for (const check of checks) findings.push(...(await check(examination)))
    return summarize(findings)
  } finally {
    await examination.journal?.close()
  }
}

function toText({ check, level, message, fix }: Finding): string {
  return `${marks[level]}  ${check}: ${message}${fix ? `\n         -> ${fix}` : ''}`
}
