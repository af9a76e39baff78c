/**
 * Starts a container image as an operator would, confined to its data volume, and checks what the image promises. Plain
 * JavaScript, so that it needs nothing but Docker and Node:
 *
 *     node scripts/check-image.js dayfive
 *
 * Containers share the host's network while they are checked, on the ports from CHECK_PORTS_FROM (13900) on.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const image = process.argv[2] ?? 'dayfive'
const sitePort = Number(process.env.CHECK_PORTS_FROM ?? 13_900)
const formServicePort = sitePort + 1
const url = `http://127.0.0.1:${sitePort}`

checkContents()
await checkRun('keeps what is sent, without a form service', {}, 'kept')

/** @type {string[]} */
const received = []
const formService = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  received.push(body)
  response.end('{"next":"/thanks"}')
}).listen(formServicePort, '127.0.0.1')
const withFormService = {
  CONSULTATION_FORM_ID: 'consult1',
  PROJECT_FORM_ID: 'project1',
  FORM_SERVICE_URL: `http://127.0.0.1:${formServicePort}`,
}
await checkRun('delivers what is sent to the form service', withFormService, 'delivered')
assert.deepEqual(
  received.map((body) => JSON.parse(body).email),
  ['ada@example.com'],
)
formService.close()

/** What stands in the image, and who runs it. */
function checkContents() {
  const config = JSON.parse(docker('image', 'inspect', '--format', '{{json .Config}}', image))
  assert.ok(config.User && !/^(0|root)(:|$)/.test(config.User), 'the image is run by root')
  assert.deepEqual(config.Cmd, ['node', 'build/server.js'])
  assert.ok(config.Healthcheck.Test[0] === 'CMD', 'the health check needs a shell')
  for (const label of ['title', 'description', 'version', 'revision', 'licenses']) {
    assert.ok(config.Labels[`org.opencontainers.image.${label}`], `the label ${label} is missing`)
  }
  const look = `
    const { accessSync, constants, existsSync, readdirSync } = require('node:fs')
    const files = readdirSync('.', { recursive: true })
    const may = (path) => { try { accessSync(path, constants.W_OK); return true } catch { return false } }
    console.log(JSON.stringify({
      uid: process.getuid(),
      maps: files.filter((file) => file.endsWith('.map')),
      folders: readdirSync('.').sort(),
      development: ['typescript', 'vite', 'vitest', 'esbuild', '@remix-run/dev', 'playwright', 'msw']
        .filter((name) => existsSync('node_modules/' + name)),
      tools: ['cc', 'gcc', 'make', 'python3', 'npm', 'npx', 'yarn']
        .filter((tool) => ['/usr/bin/', '/usr/local/bin/'].some((folder) => existsSync(folder + tool))),
      writable: ['/', '/app', '/app/build', '/app/node_modules', '/tmp', '/var/tmp', '/home/node', '/etc', '/app/data'].filter(may),
    }))`
  const found = JSON.parse(docker('run', '--rm', '--entrypoint=node', image, '-e', look))
  assert.notEqual(found.uid, 0)
  delete found.uid
  assert.deepEqual(found, {
    maps: [],
    folders: ['build', 'data', 'node_modules', 'package.json'],
    development: [],
    tools: [],
    writable: ['/app/data'],
  })
  report('holds the build and what it needs, run by a user who may write to its data alone')
}

/**
 * One life of a container, from its start to its stop.
 *
 * @param {string} promise
 * @param {Record<string, string>} settings
 * @param {string} state what becomes of a lead
 */
async function checkRun(promise, settings, state) {
  const name = `check-image-${process.pid}`
  const environment = Object.entries({ PORT: String(sitePort), HOST: '127.0.0.1', ...settings })
  docker(
    'run',
    '--detach',
    `--name=${name}`,
    '--network=host',
    '--health-interval=1s',
    '--stop-timeout=15',
    '--read-only',
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
    ...environment.map(([variable, value]) => `--env=${variable}=${value}`),
    image,
  )
  try {
    await until(
      'it is healthy',
      () => docker('inspect', '--format', '{{.State.Health.Status}}', name).trim() === 'healthy',
    )
    await until('it is ready', async () => (await fetch(`${url}/readyz`)).ok)
    const answer = await fetch(`${url}/consultation`, {
      method: 'POST',
      body: new URLSearchParams({
        name: 'Ada Bell',
        email: 'ada@example.com',
        message: 'A site for the bakery',
      }),
      redirect: 'manual',
    })
    assert.equal(answer.status, 303)
    const [lead] = JSON.parse(docker('exec', name, 'node', 'build/leads.js', 'list', '--json'))
    assert.equal(lead.values.email, 'ada@example.com')
    assert.equal(lead.state, state)
    assert.equal(docker('diff', name).trim(), '', 'the container wrote outside its volume')
    docker('stop', name)
    assert.equal(docker('inspect', '--format', '{{.State.ExitCode}}', name).trim(), '0')
    const lines = docker('logs', name).trim().split('\n')
    const events = lines.map((line) => JSON.parse(line).event)
    assert.deepEqual([events.at(0), events.at(-1)], ['start', 'stop'])
    report(`${promise}, and stops with 0`)
  } catch (error) {
    console.error(docker('logs', name))
    throw error
  } finally {
    docker('rm', '--force', '--volumes', name)
  }
}

/**
 * @param {string} what
 * @param {() => boolean | Promise<boolean>} holds
 */
async function until(what, holds) {
  for (let tries = 0; tries < 120; tries += 1) {
    try {
      if (await holds()) return
    } catch {
      // Not there yet.
    }
    await sleep(500)
  }
  throw new Error(`A minute has passed, and still not: ${what}`)
}

/** @param {string[]} words */
function docker(...words) {
  return execFileSync('docker', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

/** @param {string} promise */
function report(promise) {
  console.log(`${image}: ${promise}`)
}
