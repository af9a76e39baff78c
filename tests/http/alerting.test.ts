import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { alertmanagerFile, isInstalled, startAlerting, type Alerting } from '../support/alerting'
import { freePort } from '../support/free-port'
import { serveFormService } from '../support/form-service-server'
import { startServer } from '../support/server-process'
import { withFormService } from '../support/site'

const run = promisify(execFile)
const missing = ['promtool', 'amtool', 'prometheus', 'prometheus-alertmanager'].filter(
  (name) => !isInstalled(name),
)
// Without them the continuous integration fails, when they are started.
const isSkipped = missing.length > 0 && !process.env.CI
if (isSkipped) console.log(`No alert is tested with Prometheus: ${missing.join(' and ')} is not installed`)

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe.skipIf(isSkipped)('the files of deploy/, read by the programs that they are for', () => {
  it.each([
    ['check', 'rules', 'deploy/alerts.yaml'],
    ['check', 'config', 'deploy/prometheus.yml'],
    ['test', 'rules', 'deploy/alerts.test.yaml'],
  ])('promtool %s %s %s succeeds', async (...words) => {
    const { stdout } = await run('promtool', words)
    expect(stdout).toContain('SUCCESS')
  })

  it('amtool check-config alertmanager.yml succeeds', async () => {
    const file = join(temporaryFolder(), 'alertmanager.yml')
    writeFileSync(file, alertmanagerFile('http://127.0.0.1/'))
    const { stdout } = await run('amtool', ['check-config', file])
    expect(stdout).toContain('SUCCESS')
  })
})

describe.skipIf(isSkipped)('a server, Prometheus, Alertmanager and a webhook', () => {
  const firing = (alerting: Alerting, name: string, status = 'firing') =>
    alerting.alerts.find(({ labels, status: own }) => labels.alertname === name && own === status)
  const ask = async <Data>(alerting: Alerting, path: string) =>
    ((await (await fetch(alerting.url + path)).json()) as { data: Data }).data

  it('ring for a parked lead and for a crash loop, and tell when the lead is gone', async () => {
    const formService = await serveFormService(0)
    onTestFinished(() => formService.close())
    const environment = {
      ...withFormService,
      FORM_SERVICE_URL: formService.url,
      FORM_SERVICE_TIMEOUT_MS: '30000',
      METRICS_PORT: String(await freePort()),
      DATABASE_URL: `file:${join(temporaryFolder(), 'leads.db')}`,
    }
    const start = async () => {
      const server = await startServer(environment)
      onTestFinished(() => server.destroy())
      return server
    }
    let site = await start()
    const alerting = await startAlerting(environment.METRICS_PORT)
    onTestFinished(() => alerting.stop())

    const body = new URLSearchParams({ name: 'Ann', email: 'inactive@example.com', message: 'Hello' })
    expect((await fetch(`${site.url}/consultation`, { method: 'POST', body })).status).toBe(502)
    await expect
      .poll(() => firing(alerting, 'DayfiveLeadsParked'), { timeout: 30_000 })
      .toMatchObject({
        labels: { job: 'dayfive', severity: 'warning' },
        annotations: {
          summary: 'Enquiries are parked until somebody sees to them',
          description: 'Parked enquiries: 1. They are saved, and nothing sends them until an operator does.',
          runbook: 'docs/metrics.md#dayfiveleadsparked',
        },
      })
    const { groups } = await ask<{
      groups: { rules: { name: string; health: string; lastError?: string }[] }[]
    }>(alerting, '/api/v1/rules')
    const loaded = groups.flatMap(({ rules }) => rules)
    const shipped = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as {
      groups: { rules: { alert: string }[] }[]
    }
    expect(loaded.map(({ name }) => name)).toEqual(shipped.groups[0]!.rules.map(({ alert }) => alert))
    expect(loaded.filter(({ health, lastError }) => health !== 'ok' || lastError)).toEqual([])

    await run(process.execPath, ['build/leads.js', 'erase', '--email', 'inactive@example.com'], {
      env: { ...process.env, ...environment },
    })
    await expect
      .poll(() => firing(alerting, 'DayfiveLeadsParked', 'resolved'), { timeout: 30_000 })
      .toBeDefined()
    expect(firing(alerting, 'DayfiveCrashLoop')).toBeUndefined()

    const seen = async () => {
      const query = encodeURIComponent('max_over_time(process_start_time_seconds{job="dayfive"}[1h])')
      const { result } = await ask<{ result: { value: [number, string] }[] }>(
        alerting,
        `/api/v1/query?query=${query}`,
      )
      return result[0]?.value[1]
    }
    for (let restarts = 0; restarts < 3; restarts += 1) {
      const before = await seen()
      // Start times are whole seconds.
      await expect.poll(() => Date.now() / 1000).toBeGreaterThan(Number(before) + 1.5)
      await site.stop('SIGKILL')
      site = await start()
      await expect.poll(seen, { timeout: 30_000 }).not.toBe(before)
    }
    await expect
      .poll(() => firing(alerting, 'DayfiveCrashLoop'), { timeout: 30_000 })
      .toMatchObject({
        labels: { job: 'dayfive', severity: 'critical' },
      })
  })
})
