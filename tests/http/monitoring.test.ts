import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { serveMetrics } from '~/platform/metrics'
import { scrape, type Scrape } from '../support/scrape'
import { startSite, withFormService, type Site } from '../support/site'

interface Panel {
  title: string
  type: string
  gridPos: { x: number; y: number; w: number; h: number }
  datasource?: { uid: string }
  targets?: { expr: string }[]
}

interface Rule {
  alert: string
  expr: string
  for: string
  labels: Record<string, string>
  annotations: Record<string, string>
}

const dashboard = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as {
  panels: Panel[]
  templating: { list: { name: string; type: string; query: string | { query: string } }[] }
}
const alerts = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as {
  groups: { name: string; rules: Rule[] }[]
}
const rules = alerts.groups.flatMap((group) => group.rules)
const panels = dashboard.panels.filter(({ type }) => type !== 'row')
const queries = [
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ place: title, expr }))),
  ...rules.map(({ alert, expr }) => ({ place: alert, expr })),
]

let site: Site
let server: Awaited<ReturnType<typeof serveMetrics>>
let scraped: Scrape
beforeAll(async () => {
  site = await startSite({ environment: { ...withFormService, METRICS_PORT: '9464' } })
  for (const path of ['/', '/launch', '/wp-login.php']) await site.request(path)
  server = await serveMetrics(site.services.metrics!.registry, 0, '127.0.0.1')
  scraped = await scrape(`http://127.0.0.1:${server.port}`)
})
afterAll(async () => {
  await server.close()
  await site.close()
})

/** The metrics that an expression asks for with their label matchers, and the labels that it groups by. */
function read(expr: string) {
  const selectors = [...expr.matchAll(/\b((?:dayfive|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, metric = '', braces = '']) => ({
      metric,
      matchers: [...braces.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(
        ([, label = '', operator = '', value = '']) => ({ label, operator, value }),
      ),
    }),
  )
  const grouped = [...expr.matchAll(/\b(?:by|without|on|ignoring) \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(', '),
  )
  return {
    selectors,
    labels: [...grouped, ...selectors.flatMap(({ matchers }) => matchers.map(({ label }) => label))],
  }
}

const operators: Record<string, (value: string, own: string) => boolean> = {
  '=': (value, own) => value === own,
  '!=': (value, own) => value !== own,
  '=~': (value, own) => new RegExp(`^(?:${own})$`).test(value),
  '!~': (value, own) => !new RegExp(`^(?:${own})$`).test(value),
}
// Prometheus adds these, and makes this metric itself.
const ofPrometheus = ['job', 'instance']
const ownMetric = 'up'

describe('the expressions of the dashboard and of the alerts', () => {
  it.each(queries)('$place asks for what a scrape really holds: $expr', ({ expr }) => {
    const { selectors, labels } = read(expr)
    expect(selectors).not.toEqual([])
    for (const { metric, matchers } of selectors) {
      if (metric === ownMetric) continue
      // Which statuses there are, depends on what happened.
      const telling = matchers.filter(({ label }) => ![...ofPrometheus, 'status'].includes(label))
      const found = scraped.samples.filter(
        (sample) =>
          sample.name === metric &&
          telling.every(({ label, operator, value }) =>
            operators[operator]?.(sample.labels[label] ?? '', value),
          ),
      )
      expect(found, `${metric} ${JSON.stringify(telling)}`).not.toEqual([])
    }
    const known = new Set(
      scraped.samples
        .filter(({ name }) => selectors.some(({ metric }) => metric === name))
        .flatMap((sample) => Object.keys(sample.labels)),
    )
    for (const label of labels) expect([...known, ...ofPrometheus]).toContain(label)
  })
})

describe('the dashboard', () => {
  it('leaves it to its importer which Prometheus it asks', () => {
    expect(dashboard.templating.list).toContainEqual(
      expect.objectContaining({ name: 'datasource', type: 'datasource', query: 'prometheus' }),
    )
    for (const { title, datasource } of panels) expect(datasource?.uid, title).toBe('${datasource}')
  })

  it('finds its jobs by a metric that there is', () => {
    const queried = dashboard.templating.list.find(({ name }) => name === 'job')?.query
    const metric = /^label_values\((\w+), job\)$/.exec((queried as { query: string }).query)?.[1]
    expect(scraped.samples.map(({ name }) => name)).toContain(metric)
  })

  it('has no panel over another', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true)
  })
})

describe('the alerts', () => {
  it('are rules as Prometheus reads them', () => {
    expect(Object.keys(alerts)).toEqual(['groups'])
    for (const rule of rules) {
      expect(Object.keys(rule).toSorted()).toEqual(['alert', 'annotations', 'expr', 'for', 'labels'])
      expect(rule.alert).toMatch(/^Dayfive[A-Z]\w+$/)
      expect(rule.for).toMatch(/^\d+[smh]$/)
      expect(['critical', 'warning']).toContain(rule.labels.severity)
      expect(Object.keys(rule.annotations).toSorted()).toEqual(['description', 'runbook', 'summary'])
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  })

  it.each(rules)('$alert leads to a section that says what to do', ({ annotations }) => {
    const [file = '', anchor] = annotations.runbook?.split('#') ?? []
    expect(existsSync(file), file).toBe(true)
    const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    )
    expect(headings).toContain(anchor)
  })
})

interface RuleTest {
  alert_rule_test: { alertname: string; exp_alerts: unknown[] }[]
}

describe('alerts.test.yaml', () => {
  const { tests } = parse(readFileSync('deploy/alerts.test.yaml', 'utf8')) as { tests: RuleTest[] }
  const expected = tests.flatMap((test) => test.alert_rule_test)

  it.each(rules)('has a case in which $alert fires, and one in which it is silent', ({ alert }) => {
    const own = expected.filter(({ alertname }) => alertname === alert)
    expect(own.some(({ exp_alerts }) => exp_alerts.length > 0)).toBe(true)
    expect(own.some(({ exp_alerts }) => exp_alerts.length === 0)).toBe(true)
  })

  it('names no alert that there is not', () => {
    const names = rules.map(({ alert }) => alert)
    expect(expected.filter(({ alertname }) => !names.includes(alertname))).toEqual([])
  })
})

interface Inhibition {
  source_matchers: string[]
  target_matchers: string[]
  equal: string[]
}

describe('alertmanager.yml', () => {
  const words = readFileSync('deploy/alertmanager.yml', 'utf8')
  const { inhibit_rules: inhibitions } = parse(words) as { inhibit_rules: Inhibition[] }
  /** The alerts that matchers of their name choose. */
  const chosen = (matchers: string[]) =>
    rules
      .map(({ alert }) => alert)
      .filter((alert) =>
        matchers.every((matcher) => {
          const [, operator = '', value = ''] = /^alertname (=~|!~|!=|=) "?([^"]+)"?$/.exec(matcher) ?? []
          return operators[operator]!(alert, value)
        }),
      )

  it('silences alerts by others that there are', () => {
    for (const { source_matchers: sources, target_matchers: targets } of inhibitions) {
      expect(chosen(sources), sources.join()).not.toEqual([])
      expect(chosen(targets), targets.join()).not.toEqual([])
      expect(chosen(targets).filter((alert) => chosen(sources).includes(alert))).toEqual([])
    }
  })

  it('never silences that the website is down', () => {
    const silenced = inhibitions.flatMap((inhibition) => chosen(inhibition.target_matchers))
    for (const alert of ['DayfiveDown', 'DayfiveCrashLoop']) expect(silenced).not.toContain(alert)
  })
})

describe('the files of Grafana', () => {
  const provisioned = (file: string) =>
    parse(readFileSync(`deploy/grafana/provisioning/${file}`, 'utf8')) as unknown

  it('give dashboards the Prometheus that the alerts come from', () => {
    expect(provisioned('datasources/prometheus.yaml')).toMatchObject({
      apiVersion: 1,
      datasources: [{ type: 'prometheus', url: 'http://prometheus:9090', isDefault: true }],
    })
  })

  it('find the dashboard where docs/metrics.md puts it', () => {
    const { providers } = provisioned('dashboards/dayfive.yaml') as {
      providers: { options: { path: string } }[]
    }
    expect(readFileSync('docs/metrics.md', 'utf8')).toContain(`\`${providers[0]!.options.path}/\``)
  })
})

describe('docs/metrics.md', () => {
  const words = readFileSync('docs/metrics.md', 'utf8')

  it('lists every alert with its severity', () => {
    const listed = [...words.matchAll(/^\| (Dayfive\w+) +\| (\w+) /gm)].map(
      ([, alert, severity]) => `${alert} ${severity}`,
    )
    expect(listed.toSorted()).toEqual(
      rules.map(({ alert, labels }) => `${alert} ${labels.severity}`).toSorted(),
    )
  })

  it('explains every metric of ours, and names none that there is not', () => {
    const ours = scraped.samples
      .map(({ name }) => name.replace(/_(bucket|count|sum)$/, ''))
      .filter((name) => name.startsWith('dayfive_'))
    const explained = [...words.matchAll(/^\| `(dayfive_\w+)`/gm)].map(([, name]) => name)
    expect(explained.toSorted()).toEqual([...new Set(ours)].toSorted())
  })
})
