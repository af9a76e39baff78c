import { launch, type Browser, type Page } from 'puppeteer-core'
import { findProgram, type Engine } from './engine'

// A page that is left stops what it is loading.
const aborted = 'NS_BINDING_ABORTED'

// Of a page that is left, too; a module that is refused or fails is complained of as a request besides.
const missedModule = 'error loading dynamically imported module'

// Milliseconds; a guard against hanging.
const limit = 120_000

/** Firefox, driven by WebDriver BiDi. */
export function firefox(): Engine {
  const executablePath = process.env.FIREFOX_PATH ?? findProgram('firefox', 'firefox-esr')
  // Whether scripts run is a setting of the whole browser.
  const running = new Map<boolean, Promise<Browser>>()
  const start = (script: boolean) =>
    launch({
      browser: 'firefox',
      executablePath: executablePath ?? '',
      defaultViewport: null,
      timeout: limit,
      protocolTimeout: limit,
      extraPrefsFirefox: {
        'javascript.enabled': script,
        // A scrollbar that takes room, as in Windows.
        'widget.gtk.overlay-scrollbars.enabled': false,
      },
    })
  return {
    name: 'firefox',
    missing: executablePath ? [] : ['firefox-esr'],
    async open({ script, width, height }) {
      const browser = running.get(script) ?? start(script)
      running.set(script, browser)
      const context = await (await browser).createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height })
      const complaints = complaintsOf(page)
      return {
        async goto(url) {
          await page.goto(url, { timeout: limit })
        },
        // The driver would wait for a load that a page from the back/forward cache does not have.
        back: () => page.evaluate(() => history.back()),
        evaluate: (look, ...args) => page.evaluate(look as never, ...args) as never,
        pointAt: (x, y) => page.mouse.move(x, y),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        resize: (newWidth, newHeight) => page.setViewport({ width: newWidth, height: newHeight }),
        complaints: () => Promise.resolve(complaints.splice(0)),
        close: () => context.close(),
      }
    },
    async stop() {
      const ended = [...running.values()]
      running.clear()
      for (const browser of ended) await (await browser).close()
    },
  }
}

/** Errors include what the security policy refuses. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page
    .on('pageerror', (error) => {
      if (!String(error).includes(missedModule)) complaints.push(String(error))
    })
    .on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
    })
    .on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      if (reason !== aborted) complaints.push(`${request.url()} failed: ${reason}`)
    })
    .on('response', (response) => {
      if (response.status() >= 400) complaints.push(`a status of ${response.status()} from ${response.url()}`)
    })
  return complaints
}
