import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect } from 'vitest'
import { freePort } from '../support/free-port'
import { findProgram, type Engine, type Key, type Tab, type TabOptions } from './engine'

// Neither what scripts only note, nor that a page was shown without a fade, nor that a page was left while it imported a module. A
// module that is refused is complained of besides; one that is missing is complained of in the other engines.
const noComplaint = /CONSOLE \w+ (LOG|INFO|DEBUG)|Skipping view transition|Importing a module script failed/

const python = '/usr/bin/python3'
const window = join(import.meta.dirname, 'webkit-window.py')

/** WebKitGTK on a display of its own, driven by WebDriver. */
export function webkit(): Engine {
  let running: ReturnType<typeof start> | undefined
  return {
    name: 'webkit',
    missing: missingPrograms(),
    async open(options) {
      running ??= start()
      return openTab(await running, options)
    },
    async stop() {
      const ended = running
      running = undefined
      await (await ended)?.stop()
    },
  }
}

function missingPrograms(): string[] {
  const missing: string[] = []
  if (!findProgram('Xvfb')) missing.push('xvfb')
  if (!findProgram('WebKitWebDriver')) missing.push('webkit2gtk-driver')
  try {
    execFileSync(python, ['-c', 'import gi; gi.require_version("WebKit2", "4.1")'], { stdio: 'ignore' })
  } catch {
    missing.push('python3-gi', 'gir1.2-webkit2-4.1')
  }
  return missing
}

/** Starts a display and a driver on it. */
async function start() {
  // Home of the driver and of its windows.
  const folder = mkdtempSync(join(tmpdir(), 'dayfive-webkit-'))
  const display = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'])
  const [number] = (await once(display.child.stdio[3] as Readable, 'data')) as [Buffer]
  const port = await freePort()
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${String(number).trim()}`,
    HOME: folder,
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_RUNTIME_DIR: folder,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    MESA_SHADER_CACHE_DISABLE: 'true',
    NO_AT_BRIDGE: '1',
    GTK_THEME: 'Adwaita',
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return {
    url,
    folder,
    async stop() {
      await driver.stop()
      await display.stop()
      // The windows' network processes write to it for a moment longer.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

/** Starts a program that ends when these tests do, however they end. */
function startProgram(program: string, args: string[], environment: Record<string, string> = {}) {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'close')
  return {
    child,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

// Milliseconds; a guard against hanging.
const limit = 60_000

// Milliseconds. At times the driver never answers a look at a page that is being left; it answers the next one.
const lookLimit = 10_000

/**
 * One command of WebDriver.
 *
 * @param responseLimit milliseconds
 * @throws when it fails, or is not answered in time
 */
async function command<Value>(method: 'POST' | 'DELETE', url: string, body?: object, responseLimit = limit) {
  const signal = AbortSignal.timeout(responseLimit)
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Value }
  if (!response.ok) throw new Error(`${method} ${url} failed`, { cause: value })
  return value
}

/** Runs in the page: until it has been painted, a click may be dropped. */
const isPainted = () => performance.getEntriesByType('paint').length > 0

const keyCodes: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' }

async function openTab(
  { url, folder: home }: Awaited<ReturnType<typeof start>>,
  options: TabOptions,
): Promise<Tab> {
  const folder = mkdtempSync(join(home, 'window-'))
  const browserOptions = { binary: window, args: ['--automation', JSON.stringify({ ...options, folder })] }
  const { sessionId } = await command<{ sessionId: string }>('POST', `${url}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })
  const session = `${url}/session/${sessionId}`
  let seen = 0
  const act = (type: 'pointer' | 'key', actions: object[]) =>
    command<void>('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] })
  const moveTo = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })
  const click = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  const pressKeys = (values: string[]) =>
    act(
      'key',
      values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  const look: Tab['evaluate'] = (what, ...args) =>
    command('POST', `${session}/execute/sync`, { script: `return (${what})(...arguments)`, args }, lookLimit)
  return {
    goto: (address) => command('POST', `${session}/url`, { url: address }),
    /** The page is there before its fade, which takes clicks in this engine. */
    async back() {
      await command('POST', `${session}/back`, {})
      const script = 'requestAnimationFrame(() => requestAnimationFrame(arguments[0]))'
      if (options.script) await command('POST', `${session}/execute/async`, { script, args: [] })
    },
    evaluate: look,
    pointAt: (x, y) => act('pointer', [moveTo(x, y)]),
    async clickAt(x, y) {
      await expect.poll(() => look(isPainted), { message: 'a page that is painted' }).toBe(true)
      await act('pointer', [moveTo(x, y), ...click])
    },
    type: (text) =>
      pressKeys([...text].map((character) => (character === '\n' ? keyCodes.Enter : character))),
    press: (key) => pressKeys([keyCodes[key]]),
    resize: (width, height) => command('POST', `${session}/window/rect`, { width, height }),
    async complaints() {
      const written = readFileSync(join(folder, 'console.log'), 'utf8').slice(seen)
      seen += written.length
      return written.split(/\r?\n/).filter((line) => line && !noComplaint.test(line))
    },
    close: () => command('DELETE', session),
  }
}
