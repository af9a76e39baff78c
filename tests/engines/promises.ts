import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addresses, demoAddresses } from '../support/addresses'
import type { Received } from '../support/form-service'
import { publishedAddresses } from '../support/server-addresses'
import { startSlowLine } from '../support/slow-line'
import type { Engine, TabOptions } from './engine'
import { visitorAt, type Visitor } from './visitor'

const { site, formService } = publishedAddresses()

/** What the site promises in every engine, where engines differ. */
export function promisesOf(engine: Engine): void {
  const isHere = engine.missing.length === 0
  const absence = isHere ? '' : ` (not installed: ${engine.missing.join(', ')})`
  // On a person's machine an engine may be missing; in CI that is a fault.
  describe.skipIf(!isHere && !process.env.CI)(`${engine.name}${absence}`, () => {
    let last: { kind: string; visitor: Visitor } | undefined
    const leave = async () => {
      await last?.visitor.close()
      last = undefined
    }
    /**
     * Opens a page, in a window as wide as a laptop's unless said otherwise. Tests of one kind share a tab until one of them goes
     * back in its history, since a new one costs more than most of them; WebKit's driver has one at a time.
     */
    const visit: Visit = async (path, { width = 1280, height = 800, ...asked } = {}) => {
      const options = { script: true, ...asked }
      const kind = JSON.stringify(options)
      if (last?.kind === kind) {
        await last.visitor.resize(width, height)
      } else {
        await leave()
        last = { kind, visitor: visitorAt(await engine.open({ ...options, width, height })) }
      }
      const here = last
      const { length: earlier } = await here.visitor.complaints()
      await here.visitor.goto(site + path)
      return {
        ...here.visitor,
        async back() {
          here.kind = 'has gone back'
          await here.visitor.back()
        },
        complaints: async () => (await here.visitor.complaints()).slice(earlier),
      }
    }

    beforeAll(() => {
      expect(engine.missing, 'not installed').toEqual([])
    })
    // What went wrong in a browser may last.
    beforeEach(({ onTestFailed }) =>
      onTestFailed(async () => {
        last = undefined
        await engine.stop()
      }),
    )
    afterAll(async () => {
      await leave()
      await engine.stop()
    })

    pages(visit)
    lateStart(engine, visit)
    navigation(visit)
    controls(visit)
    describe('with script', () => {
      interaction(visit, true)
    })
    describe('without script', () => {
      interaction((path, options) => visit(path, { ...options, script: false }), false)
    })
  })
}

type Visit = (path: string, options?: Partial<TabOptions>) => Promise<Visitor>

const errorPages = ['/nowhere', '/blog/99']

/** With FULL=1 every page is looked at in each of these. */
const modes: Record<string, Partial<TabOptions>> = {
  'with script': {},
  ...(process.env.FULL === '1' && {
    'without script': { script: false },
    'in the dark theme': { before: `localStorage.theme = 'dark'` },
  }),
}

function pages(visit: Visit) {
  const promise = 'no complaint on the console while it is pointed at, with its fonts, in narrow windows too'
  describe.each(Object.entries(modes))(`${promise}, %s:`, (_, options) => {
    let widths: readonly [number, number, number] = [320, 360, 1280]
    test.each([...addresses, ...demoAddresses, ...errorPages])('%s', async (address) => {
      // The window is as the page before left it.
      widths = [widths[2], widths[1], widths[0]]
      const visitor = await visit(address, { ...options, width: widths[0], height: 640 })
      for (const width of widths) {
        await visitor.resize(width, 640)
        await expect.poll(() => visitor.evaluate(() => innerWidth)).toBe(width)
        const sideways = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(sideways, `sideways at ${width} px`).toBeLessThanOrEqual(0)
      }
      for (const part of ['header a', 'main a', 'footer a']) {
        const isThere = await visitor.evaluate((selector) => Boolean(document.querySelector(selector)), part)
        if (isThere) await visitor.hover(part)
      }
      // A font that came late is for the next page.
      if ((await visitor.evaluate(missingFonts)).length > 0) await visitor.reload()
      await expect.poll(() => visitor.evaluate(missingFonts), { message: 'missing fonts' }).toEqual([])
      const complaints = await visitor.complaints()
      expect(complaints.filter((complaint) => !/status of 404/.test(complaint))).toEqual([])
    })
  })

  test('no page complains where the browser stores nothing', async () => {
    const before = `for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, { get() { throw new DOMException('Not here', 'SecurityError') } })`
    const visitor = await visit('/quiz', { before })
    await expect.poll(hydrated(visitor)).toBe(true)
    for (const address of ['/', '/about', '/consultation']) {
      await visitor.goto(site + address)
      await visitor.click('#theme button')
      await expect.poll(() => visitor.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    }
    await expect.poll(hydrated(visitor)).toBe(true)
    expect(await visitor.complaints()).toEqual([])
  })
}

/** Runs in the page: what has not loaded of the fonts that it preloads. */
function missingFonts() {
  const families = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(
    ({ href }) => (href.includes('instrument') ? 'Instrument Sans' : 'Bricolage Grotesque'),
  )
  return families.filter((family) => !document.fonts.check(`700 16px "${family}"`))
}

/** Whether React has taken over the page, or an island of it. */
const hydrated =
  (visitor: Visitor, selector = 'footer') =>
  () =>
    visitor.evaluate(
      (wanted) =>
        Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactProps')),
      selector,
    )

const estimateIsland = '[data-island=estimate] > *'

function lateStart(engine: Engine, visit: Visit) {
  describe('scripts start late, but in every case:', () => {
    const cases: Record<string, Partial<TabOptions>> = {
      'as usual': {},
      ...(engine.hidesTabs && { 'in a tab that nobody sees': { hidden: true } }),
      'without PerformanceObserver': { before: 'delete window.PerformanceObserver' },
      'without entries of paints': {
        before: `PerformanceObserver.prototype.observe = function () { throw new TypeError('No such entry type') }`,
      },
    }
    test.each(Object.entries(cases))('%s', async (_, options) => {
      const visitor = await visit('/quiz', options)
      await expect.poll(hydrated(visitor)).toBe(true)
      const seen = await visitor.evaluate(() => document.visibilityState)
      expect(seen).toBe(options.hidden ? 'hidden' : 'visible')
    })

    test('opened at a part of the page, and reloaded there', async () => {
      const visitor = await visit('/consultation#help', { width: 360, height: 640 })
      await expect.poll(hydrated(visitor)).toBe(true)
      await visitor.goto(`${site}/#estimate`)
      await expect.poll(hydrated(visitor, estimateIsland)).toBe(true)
      expect(await visitor.evaluate(() => scrollY)).toBeGreaterThan(0)
      await visitor.reload()
      await expect.poll(hydrated(visitor, estimateIsland)).toBe(true)
    })

    test('come back to by Back and by Forward', async () => {
      const visitor = await visit('/quiz')
      await expect.poll(hydrated(visitor)).toBe(true)
      await visitor.click('footer a', 'Privacy')
      await visitor.arrive('/privacy')
      await visitor.back()
      await visitor.arrive('/quiz')
      await expect.poll(hydrated(visitor)).toBe(true)
      await visitor.click('header a', 'Free Consultation')
      await visitor.arrive('/consultation')
      await expect.poll(hydrated(visitor)).toBe(true)
      await visitor.back()
      await visitor.arrive('/quiz')
      await expect.poll(hydrated(visitor)).toBe(true)
      await visitor.forward()
      await visitor.arrive('/consultation')
      await expect.poll(hydrated(visitor)).toBe(true)
      expect(await visitor.complaints()).toEqual([])
    })

    test.each([
      ['/quiz', 'react', 'footer'],
      ['/', 'entry', estimateIsland],
      ['/#estimate', 'react', estimateIsland],
    ])('%s left before %s arrived, and come back to', async (address, file, part) => {
      const line = await startSlowLine(site, new RegExp(`/assets/${file}.*js$`))
      try {
        const visitor = await visit('/privacy')
        await visitor.goto(line.url + address)
        await expect.poll(line.waiting).toBeGreaterThan(0)
        await visitor.click('header a', 'About')
        await visitor.arrive('/about')
        line.release()
        await visitor.back()
        await visitor.arrive(new RegExp(`^${new URL(address, site).pathname}$`))
        await visitor.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), part)
        await expect.poll(hydrated(visitor, part)).toBe(true)
      } finally {
        line.close()
      }
    })
  })
}

function navigation(visit: Visit) {
  test('a page opens at its top after a link far down the page before it', async () => {
    const before = `window.places = []
      const note = () => { places.push(scrollY); if (places.length < 60) requestAnimationFrame(note) }
      note()`
    const visitor = await visit('/', { before })
    for (const [label, path] of [
      ['Privacy', '/privacy'],
      ['About', '/about'],
      ['Free AI Consultation', '/consultation'],
    ] as const) {
      await visitor.click('footer a', label)
      await visitor.arrive(path)
      const places = () => visitor.evaluate(() => (window as unknown as { places: number[] }).places)
      await expect.poll(async () => (await places()).length).toBe(60)
      expect(new Set(await places())).toEqual(new Set([0]))
    }
  })

  test('after a link on the page of an error, the keyboard begins at the top of the new page', async () => {
    const visitor = await visit('/nowhere')
    await visitor.click('main a', 'About')
    await visitor.arrive('/about')
    await visitor.press('Tab')
    const focused = () => visitor.evaluate(() => (document.activeElement as HTMLElement).innerText)
    await expect.poll(focused).toBe('Skip to the content')
  })

  test('Back shows a page where it was left, with the theme that was chosen meanwhile', async () => {
    const visitor = await visit('/')
    await visitor.click('#blog h2')
    const place = () => visitor.evaluate(() => Math.round(scrollY))
    const left = await place()
    await visitor.click('header a', 'About')
    await visitor.arrive('/about')
    const ground = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    await visitor.click('#theme button')
    await expect.poll(ground).not.toBe(light)
    const dark = await ground()
    await visitor.back()
    await visitor.arrive('/')
    await expect.poll(ground).toBe(dark)
    await expect.poll(place).toBe(left)
    await visitor.forward()
    await visitor.arrive('/about')
    await expect.poll(ground).toBe(dark)
    await visitor.click('header a', 'Launch')
    await visitor.arrive('/launch')
    expect(await ground()).toBe(dark)
    expect(await visitor.complaints()).toEqual([])
  })
}

function controls(visit: Visit) {
  test('a radio button that the arrows lead to has a ring after a click too, and a select our look', async () => {
    const chooser = await visit('/launch')
    await chooser.click('label:has([name=package])')
    await chooser.press('ArrowDown')
    const hasRing = () =>
      chooser.evaluate(() => {
        const { outlineWidth, outlineStyle } = getComputedStyle(document.activeElement!)
        const isRadio = document.activeElement!.matches('[name=package]')
        return isRadio && parseFloat(outlineWidth) >= 2 && outlineStyle !== 'none'
      })
    await expect.poll(hasRing).toBe(true)
    const visitor = await visit('/#estimate')
    const looks = await visitor.evaluate(() => getComputedStyle(document.querySelector('select')!).appearance)
    expect(looks, 'others ignore the ground in WebKit').toBe('none')
  })
}

function interaction(visit: Visit, hasScript: boolean) {
  test('the menu opens on a phone, leads on and closes', async () => {
    const visitor = await visit('/about', { width: 360, height: 640 })
    const isShown = () => visitor.evaluate(() => document.querySelector('#menu')!.checkVisibility())
    await visitor.click('#toggle')
    await expect.poll(isShown).toBe(true)
    await (hasScript ? visitor.press('Escape') : visitor.click('#menu a', 'Close the menu'))
    await expect.poll(isShown).toBe(false)
    await visitor.click('#toggle')
    await expect.poll(isShown).toBe(true)
    await visitor.click('#menu a', 'Launch')
    await visitor.arrive('/launch')
    expect(await visitor.complaints()).toEqual([])
  })

  test('the estimate of a chosen package is shown, and leads to its request', async () => {
    const visitor = await visit('/#estimate')
    await expect.poll(hydrated(visitor, estimateIsland)).toBe(hasScript)
    await visitor.evaluate(() => document.querySelector<HTMLElement>('#estimate select')!.focus())
    await visitor.press('ArrowDown')
    await visitor.press('ArrowDown')
    await expect.poll(() => visitor.value('#estimate select')).toBe('AI Growth Website')
    if (!hasScript) await visitor.click('button', 'Show the estimate')
    await expect.poll(() => visitor.text('#estimate')).toContain('$1200')
    await visitor.click('a', 'Get Started With This Package')
    await visitor.arrive('/get-started?package=AI%20Growth%20Website')
    await expect.poll(() => visitor.text('h1')).toBe("You've selected our AI Growth Website")
    expect(await visitor.complaints()).toEqual([])
  })

  test('the quiz leads to its result, and Back to a question', async () => {
    const visitor = await visit('/quiz', { width: 360, height: 640 })
    await expect.poll(hydrated(visitor)).toBe(hasScript)
    for (const [index, answer] of [
      'Dental or health practice',
      'Answer questions and take bookings',
      'Phone calls and people at the door',
      'The first answer, then I take over',
      '$1,000 to $1,500',
    ].entries()) {
      await expect.poll(() => visitor.text('main')).toContain(`Question ${index + 1} of 5`)
      await visitor.click('main button', answer)
    }
    await expect.poll(() => visitor.text('h1')).toBe('Your package: AI Growth Website')
    await visitor.back()
    await expect.poll(() => visitor.text('main')).toContain('Question 5 of 5')
    await visitor.forward()
    await expect.poll(() => visitor.text('h1')).toBe('Your package: AI Growth Website')
    expect(await visitor.complaints()).toEqual([])
  })

  test('another package is chosen where it stands, and the words stay', async () => {
    const visitor = await visit('/get-started', { width: 360, height: 640 })
    await expect.poll(hydrated(visitor)).toBe(hasScript)
    await visitor.fill('#name', 'Zoë Barber')
    const button = '#choice [value="AI Growth Website"]'
    const place = () =>
      visitor.evaluate((wanted) => document.querySelector(wanted)!.getBoundingClientRect().top, button)
    await visitor.hover(button)
    const before = await place()
    await visitor.enter('#choice button', 'AI Growth Website 7-10 days $1,200')
    await expect.poll(() => visitor.text('h1')).toBe("You've selected our AI Growth Website")
    expect(await visitor.value('#name')).toBe('Zoë Barber')
    // Without script, a new page opens at the choice, in the same window.
    const farthest = hasScript ? 5 : 640
    expect(Math.abs((await place()) - before)).toBeLessThan(farthest)
  })

  for (const form of forms) {
    test(`the ${form.name} form gives its words back with an error, and arrives with every one`, async () => {
      const visitor = await visit(form.path, { width: 360, height: 640 })
      await expect.poll(hydrated(visitor)).toBe(hasScript)
      const send = () => visitor.enter('form button', form.button)
      const refused = `refuses-email@${crypto.randomUUID()}.example`
      await visitor.fill('#name', '   ')
      await visitor.fill('#email', refused)
      await visitor.fill(`#${form.long}`, words)
      await send()
      await expect.poll(() => visitor.text('#name-error')).toBe('Name is required')
      await visitor.fill('#name', 'Zoë Barber')
      await send()
      await expect.poll(() => visitor.text('#email-error')).toBe('Email should be an email')
      expect(await visitor.value('#name')).toBe('Zoë Barber')
      expect(await visitor.value('#email')).toBe(refused)
      expect(await visitor.value(`#${form.long}`)).toBe(words)

      const email = `delivers@${crypto.randomUUID()}.example`
      await visitor.fill('#email', email)
      await send()
      await expect.poll(() => visitor.text('body')).toContain(form.headline)
      await visitor.arrive(/[?&]sent=/)
      const received = await receivedFor(email)
      expect(received).toMatchObject([
        { formId: form.formId, body: { name: 'Zoë Barber', email, [form.long]: words, ...form.fixed } },
      ])
      const complaints = (await visitor.complaints()).filter((complaint) => !/status of 422/.test(complaint))
      expect(complaints).toEqual([])
    })
  }
}

const words = 'We cut hair on Mill Lane.\nMost people call while I hold the scissors.'

const forms = [
  {
    name: 'consultation',
    path: '/consultation',
    long: 'message',
    button: 'Send Message',
    headline: 'Your message has been sent successfully!',
    formId: 'consult1',
    fixed: { subject: 'New Consultation Request' },
  },
  {
    name: 'project request',
    path: '/get-started?package=standard',
    long: 'details',
    button: 'Submit Project Request',
    headline: 'Your project request is with us.',
    formId: 'project1',
    fixed: { package: 'AI Growth Website' },
  },
] as const

/** What the stand-in form service received for an address. */
async function receivedFor(email: string): Promise<Received[]> {
  const answer = await fetch(`${formService}/received?email=${encodeURIComponent(email)}`)
  return (await answer.json()) as Received[]
}
