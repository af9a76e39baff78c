import { expect, test as base, type ConsoleMessage, type Page, type Request } from 'playwright/test'

const site = process.env.E2E_SITE!

interface Visit {
  hasScript: boolean
  /** The statuses that this test expects of pages; browsers report such answers on their console. */
  expectedStatuses: number[]
  /** Network faults that this test causes. */
  expectedFailures: string[]
  /** Goes to an address and waits until the router, where the page has one, has taken over. */
  open: (address: string) => Promise<void>
}

/**
 * How Chromium reports a fade that it left out: because the page was there before the fade could begin, as happens on a busy
 * machine, or because the window changed its size meanwhile.
 */
const missedFade = /^Transition was aborted because of invalid state\.(?! ViewTransition opt-in disabled)/

/** Opens a page, and fails if the browser reports an error or the page requests another host. */
async function useWatched(
  page: Page,
  { expectedStatuses, expectedFailures }: Pick<Visit, 'expectedStatuses' | 'expectedFailures'>,
  use: (page: Page) => Promise<void>,
) {
  const complaints: string[] = []
  const onError = ({ message }: Error) => {
    if (!missedFade.test(message)) complaints.push(message)
  }
  const onConsole = (message: ConsoleMessage) => {
    const status = /the server responded with a status of (\d+)/.exec(message.text())?.[1]
    if (expectedFailures.some((failure) => message.text().includes(failure))) return
    if (status && expectedStatuses.includes(Number(status))) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  }
  const onRequest = (request: Request) => {
    const { protocol, hostname } = new URL(request.url())
    const isOurs = protocol === 'data:' || hostname === 'localhost'
    if (!isOurs && !request.isNavigationRequest()) complaints.push(`asked for ${request.url()}`)
  }
  page.on('pageerror', onError).on('console', onConsole).on('request', onRequest)
  await use(page)
  page.off('pageerror', onError).off('console', onConsole).off('request', onRequest)
  expect(complaints, 'complaints on the console, and requests to other hosts').toEqual([])
}

/**
 * A test in which any complaint on the browser's console is a failure, hydration mismatches included, and so is any request of a
 * page of ours to another host.
 */
export const test = base.extend<Visit, { tab: Page }>({
  expectedStatuses: [[], { option: true }],
  expectedFailures: [[], { option: true }],
  baseURL: site,
  hasScript: ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  tab: [
    async ({ browser }, use, { project }) => {
      const { javaScriptEnabled = true } = project.use
      const context = await browser.newContext({ baseURL: site, javaScriptEnabled })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: ({ page, expectedStatuses, expectedFailures }, use) =>
    useWatched(page, { expectedStatuses, expectedFailures }, use),
  open: async ({ page, hasScript }, use) => {
    await use(async (address) => {
      await page.goto(address)
      if (!hasScript) return
      if (await page.locator('script[type=module]:not([src])').count()) await hydrated(page, '#root *')
    })
  },
})

/**
 * The same in one tab for all tests of a worker, since a new one costs more than most of them. For tests that leave nothing behind
 * in the browser but a page, its routes, the size of the window and the emulated media, and that need no empty cache or history. There
 * is less motion in it, which is slow to draw; whatever is about motion asks for it.
 */
export const testInSharedTab = test.extend({
  page: async ({ tab, expectedStatuses, expectedFailures }, use) => {
    await tab.setViewportSize({ width: 1280, height: 720 })
    await tab.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' })
    await useWatched(tab, { expectedStatuses, expectedFailures }, use)
    await tab.unrouteAll()
  },
})

export { expect }

/** Waits until React has taken over an element. */
export async function hydrated(page: Page, selector: string) {
  const isReact = (wanted: string) =>
    Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactProps'))
  await page.waitForFunction(isReact, selector)
}

/** Marks the document that is open; the result tells whether it is still the same one. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  return () => page.evaluate(() => 'isMarked' in window)
}

export const headline = (page: Page) => page.getByRole('heading', { level: 1 })

/** Asks an assistant, as by the Enter key. */
export async function ask(page: Page, question: string) {
  await page.locator('#ask').fill(question)
  await page.locator('#ask').press('Enter')
}

/** Scrolls to an island, which is hydrated then. */
export async function scrollToIsland(page: Page, selector: string) {
  await page.locator(selector).scrollIntoViewIfNeeded()
  await hydrated(page, selector)
}

/** Addresses of the page's scripts, and of what script fetches of a page and posts to it. */
export const scripts = '**/assets/*.js'
export const dataOfPages = '**/*.data*'

/** Delays requests for these addresses, as a slow line does, until they are released. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return release
}
