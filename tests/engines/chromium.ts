import { chromium as playwright, type Browser } from 'playwright'
import { findProgram, type Engine, type Tab } from './engine'
import { untilShown } from './shown'

// A page that is left stops what it is loading.
const aborted = 'net::ERR_ABORTED'

// On a busy machine a page may be there before its fade can begin.
const missedFade = 'Transition was aborted because of invalid state.'

// Milliseconds; a guard against hanging.
const limit = 120_000

/** Chromium, driven by Playwright. */
export function chromium(): Engine {
  const executablePath =
    process.env.CHROMIUM_PATH ?? findProgram('chromium', 'chromium-browser', 'google-chrome')
  let running: Promise<Browser> | undefined
  const start = () =>
    playwright.launch({
      executablePath: executablePath ?? '',
      args: ['--disable-gpu', '--disable-quic', '--disable-background-networking'],
      // Playwright switches the cache off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  return {
    name: 'chromium',
    missing: executablePath ? [] : ['chromium'],
    hidesTabs: false,
    async open({ script, width, height, before }) {
      running ??= start()
      const browser = await running
      const context = await browser.newContext({
        javaScriptEnabled: script,
        viewport: { width, height },
      })
      if (before) await context.addInitScript(before)
      const page = await context.newPage()
      const complaints: string[] = []
      page
        .on('pageerror', ({ message }) => {
          if (!message.startsWith(missedFade)) complaints.push(message)
        })
        .on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
        })
        .on('requestfailed', (request) => {
          const reason = request.failure()?.errorText
          if (reason !== aborted) complaints.push(`${request.url()} failed: ${reason}`)
        })
      const evaluate: Tab['evaluate'] = (look, ...args) =>
        page.evaluate(`(${look})(...${JSON.stringify(args)})`)
      return {
        async goto(url) {
          await page.goto(url, { timeout: limit })
        },
        async reload() {
          await page.reload({ timeout: limit })
        },
        // The driver would wait for a load that a page from the back/forward cache does not have.
        back: () => page.evaluate(() => history.back()),
        forward: () => page.evaluate(() => history.forward()),
        evaluate,
        pointAt: (x, y) => page.mouse.move(x, y),
        async clickAt(x, y) {
          await untilShown(evaluate)
          await page.mouse.click(x, y)
        },
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        resize: (newWidth, newHeight) => page.setViewportSize({ width: newWidth, height: newHeight }),
        complaints: () => Promise.resolve(complaints),
        close: () => context.close(),
      }
    },
    async stop() {
      const ended = running
      running = undefined
      await (await ended)?.close()
    },
  }
}
