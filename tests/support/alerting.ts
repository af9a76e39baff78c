import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from './free-port'

/** One alert of a message by Alertmanager to its webhook. */
export interface Alert {
  status: 'firing' | 'resolved'
  labels: Record<string, string>
  annotations: Record<string, string>
}

/** Prometheus and Alertmanager with the files of `deploy/`. */
export interface Alerting {
  /** The address of Prometheus. */
  url: string
  /** What reached the webhook, oldest first. */
  alerts: Alert[]
  stop(): Promise<void>
}

const seconds = /\b\d+[smh]$/gm

/** Whether a program is installed. */
export function isInstalled(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
}

/** The shipped file; Debian 12 has an Alertmanager that does not know url_file yet. */
export function alertmanagerFile(webhook: string): string {
  return exchange(readFileSync('deploy/alertmanager.yml', 'utf8'), {
    'url_file: /etc/alertmanager/webhook-url': `url: ${webhook}`,
  })
}

/** Starts both; only addresses are replaced, and every time to wait is cut to a second. */
export async function startAlerting(metricsPort: string): Promise<Alerting> {
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-alerting-'))
  const [port = 0, alertmanagerPort = 0] = await freePorts(2)
  const webhook = await serveWebhook()
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('alerts.yaml', readFileSync('deploy/alerts.yaml', 'utf8').replace(/for: \d+[smh]$/gm, 'for: 0s'))
  write(
    'prometheus.yml',
    exchange(readFileSync('deploy/prometheus.yml', 'utf8').replace(seconds, '1s'), {
      'alertmanager:9093': `127.0.0.1:${alertmanagerPort}`,
      // Prometheus asks a name server for "site", and there is none in a test.
      'dns_sd_configs:\n      - names: [site]\n        type: A\n        port: 9464\n        refresh_interval: 1s\n': `static_configs: [{ targets: ['127.0.0.1:${metricsPort}'] }]\n`,
    }),
  )
  write(
    'alertmanager.yml',
    exchange(alertmanagerFile(webhook.url).replace(seconds, '1s'), {
      "'07:00'": "'00:00'",
      "'22:00'": "'24:00'",
    }),
  )
  const programs = [
    start('prometheus-alertmanager', [
      `--config.file=${join(folder, 'alertmanager.yml')}`,
      `--storage.path=${join(folder, 'alertmanager')}`,
      `--web.listen-address=127.0.0.1:${alertmanagerPort}`,
      '--cluster.listen-address=',
    ]),
    start('prometheus', [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ]),
  ]
  const url = `http://127.0.0.1:${port}`
  await Promise.all([
    untilReady(`http://127.0.0.1:${alertmanagerPort}/-/ready`, programs[0]!),
    untilReady(`${url}/-/ready`, programs[1]!),
  ])
  return {
    url,
    alerts: webhook.alerts,
    async stop() {
      await Promise.all(programs.map((program) => program.stop()))
      webhook.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function start(name: string, words: string[]) {
  const child = spawn(name, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let written = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (written += chunk))
  const exited = once(child, 'exit')
  return {
    hasEnded: () => child.exitCode !== null,
    written: () => written,
    async stop() {
      child.kill('SIGTERM')
      await exited
      process.off('exit', kill)
    },
  }
}

async function untilReady(url: string, program: ReturnType<typeof start>): Promise<void> {
  while (!program.hasEnded()) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await sleep(50)
  }
  throw new Error(`It does not start:\n${program.written()}`)
}

async function serveWebhook() {
  const alerts: Alert[] = []
  const server = createServer((request, response) => {
    json(request).then(
      (message) => {
        alerts.push(...(message as { alerts: Alert[] }).alerts)
        response.end()
      },
      () => response.writeHead(400).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    alerts,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function exchange(text: string, exchanged: Record<string, string>): string {
  return Object.entries(exchanged).reduce((result, [from, to]) => {
    if (!result.includes(from))
      throw new Error(`The configuration in deploy/ does not say "${from}" any more`)
    return result.replaceAll(from, to)
  }, text)
}
