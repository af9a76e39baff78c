import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { backupTooOldMs, minFreeBytes, waitingTooLongMs } from '~/alerts/thresholds'
import { readMetrics } from '../support/scrape'
import { startSite, withFormService } from '../support/site'

type Rule = { alert: string; expr: string; annotations: { runbook: string } }

const dashboard = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as {
  panels: { title: string; datasource?: { uid: string }; targets?: { expr: string }[] }[]
  templating: { list: { name: string; query: string | { query: string } }[] }
}
const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const queries = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ place: title, expr })),
  ),
  ...rules.map(({ alert, expr }) => ({ place: alert, expr })),
]

const site = await startSite({ environment: { ...withFormService, METRICS_PORT: '9464' } })
for (const path of ['/', '/launch', '/wp-login.php']) await site.request(path)
const scraped = readMetrics(await site.services.metrics!.registry.metrics())
await site.close()

// Prometheus adds these labels; and which statuses there are, depends on what happened.
const anyValue = ['job', 'instance', 'status']

it.each(queries)('$place asks for what a scrape really holds: $expr', ({ expr }) => {
  const selectors = [...expr.matchAll(/\b((?:dayfive|nodejs|process)_\w+)\b(?:\{([^}]*)\})?/g)]
  // Prometheus makes these itself.
  const asksForUp = /\bup\{/.test(expr)
  expect(asksForUp || selectors.length > 0).toBe(true)
  const known = new Set(anyValue)
  for (const [, metric, braces = ''] of selectors) {
    const samples = scraped.samples.filter(({ name }) => name === metric)
    expect(samples, metric).not.toEqual([])
    for (const label of samples.flatMap(({ labels }) => Object.keys(labels))) known.add(label)
    const matchers = [...braces.matchAll(/(\w+)=~?"([^"]*)"/g)].filter(
      ([, label]) => !anyValue.includes(label!),
    )
    for (const [, label = '', values = ''] of matchers) {
      const existing = samples.map(({ labels }) => labels[label])
      expect(existing).toEqual(expect.arrayContaining(values.split('|')))
    }
  }
  for (const [, labels = ''] of expr.matchAll(/\b(?:by|on) \(([^)]*)\)/g))
    for (const label of labels.split(', ')) expect([...known]).toContain(label)
})

describe('the rules', () => {
  // Continuous integration would fail without it.
  const isSkipped = spawnSync('promtool', ['--version']).status !== 0 && !process.env.CI
  if (isSkipped) console.log('No rule is tested: promtool is not installed')

  it.skipIf(isSkipped).each([
    ['check', 'config', 'deploy/prometheus.yml'],
    ['test', 'rules', 'deploy/alerts.test.yaml'],
  ])('promtool %s %s %s succeeds', (...words) => {
    const { status, stderr } = spawnSync('promtool', words, { encoding: 'utf8' })
    expect(status, stderr).toBe(0)
  })

  it('lead to sections of the runbook', () => {
    for (const { annotations } of rules) {
      const [file = '', anchor = ''] = annotations.runbook.split('#')
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^## ${anchor.replaceAll('-', ' ')}$`, 'im'))
    }
  })

  it('and the dashboard have the limits of the server', () => {
    const seconds = waitingTooLongMs / 1000
    for (const [name, limit] of [
      ['LeadsWaiting', `> ${seconds}`],
      ['LeadsUnmailed', `> ${seconds}`],
      ['DiskFills', `< ${minFreeBytes}`],
      ['BackupMissing', `> ${backupTooOldMs / 1000}`],
    ])
      expect(rules.find(({ alert }) => alert === `Dayfive${name}`)?.expr).toMatch(
        new RegExp(`${limit}$`, 'm'),
      )
    const panel = dashboard.panels.find(({ title }) => title === 'Oldest waiting')
    expect(JSON.stringify(panel)).toContain(`"value":${seconds}}`)
  })
})

it('docs/metrics.md explains every metric of ours and every rule, and names none that there is not', () => {
  const words = readFileSync('docs/metrics.md', 'utf8')
  const ours = scraped.samples
    .map(({ name }) => name.replace(/_(bucket|count|sum)$/, ''))
    .filter((name) => name.startsWith('dayfive_'))
  const explained = [...words.matchAll(/^\| `?(dayfive\w+)/gim)].map(([, name]) => name)
  expect(explained.toSorted()).toEqual([...new Set(ours), ...rules.map(({ alert }) => alert)].toSorted())
})
