import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { packages } from '~/content/packages'
import { changes } from '../support/page-changes'
import { addresses, demoAddresses } from '../support/addresses'
import { addressThat, forms, receivedFor, words } from '../support/enquiries'
import { publishedAddresses } from '../support/server-addresses'
import type { Engine, TabOptions } from './engine'
import { visitorAt, type Visitor } from './visitor'

const { site } = publishedAddresses()

export type Visit = (path: string, options?: Partial<TabOptions>) => Promise<Visitor>

/** What the site promises in every engine, where engines differ, and what can be tried in this one alone. */
export function promisesOf(engine: Engine, own: (visit: Visit) => void = () => {}): void {
  const isHere = engine.missing.length === 0
  const absence = isHere ? '' : ` (not installed: ${engine.missing.join(', ')})`
  // On a person's machine an engine may be missing; in CI that is a fault.
  describe.skipIf(!isHere && !process.env.CI)(`${engine.name}${absence}`, () => {
    let last: { kind: string; visitor: Visitor } | undefined
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
        await last?.visitor.close()
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
    afterAll(() => engine.stop())

    pages(visit)
    scripts(visit)
    own(visit)
    describe.each([true, false])('with script: %s', (script) => {
      interaction((path) => visit(path, { script, width: 360, height: 640 }), script)
    })
  })
}

/** Every page is looked at in each of these. */
const modes: [string, Partial<TabOptions>][] = [
  ['with script', {}],
  ['without script', { script: false }],
  // The empty page of a new tab has no storage.
  ['in the dark theme', { before: `if (location.protocol === 'http:') localStorage.theme = 'dark'` }],
]

function pages(visit: Visit) {
  const promise = 'no complaint on the console while it is pointed at, with its fonts, in a narrow window too'
  describe.each(modes)(`${promise}, %s:`, (_, options) => {
    test.each([...addresses, ...demoAddresses, '/nowhere', '/blog/99'])('%s', async (address) => {
      const visitor = await visit(address, options)
      for (const width of [1280, 320]) {
        await visitor.resize(width, 640)
        await expect.poll(() => visitor.evaluate(() => innerWidth)).toBe(width)
        expect(await sideways(visitor), `sideways at ${width} px`).toBeLessThanOrEqual(0)
      }
      for (const part of ['header a', 'main a', 'footer a']) {
        const isThere = await visitor.evaluate((selector) => Boolean(document.querySelector(selector)), part)
        if (isThere) await visitor.hover(part)
      }
      // A font that came late is for the next page.
      if ((await visitor.evaluate(missingFonts)).length > 0) await visitor.goto(site + address)
      await expect.poll(() => visitor.evaluate(missingFonts), { message: 'missing fonts' }).toEqual([])
      await expectNoComplaint(visitor, /status of 404/)
    })
  })
}

export function sideways(visitor: Visitor): Promise<number> {
  return visitor.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

async function expectNoComplaint(visitor: Visitor, but?: RegExp) {
  expect((await visitor.complaints()).filter((complaint) => !but?.test(complaint))).toEqual([])
}

/** Runs in the page: what has not loaded of the fonts that it preloads. */
function missingFonts() {
  const families = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(
    ({ href }) => (href.includes('instrument') ? 'Instrument Sans' : 'Bricolage Grotesque'),
  )
  return families.filter((family) => !document.fonts.check(`700 16px "${family}"`))
}

/** Waits until React has taken over the page, or an island of it; without script it never does. */
async function expectHydrated(visitor: Visitor, is = true, selector = 'main form') {
  const isHydrated = () =>
    visitor.evaluate(
      (wanted) =>
        Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactProps')),
      selector,
    )
  await expect.poll(isHydrated).toBe(is)
}

function scripts(visit: Visit) {
  test('Back and Forward show a page where it was left, with its script and the theme chosen meanwhile', async () => {
    const visitor = await visit('/')
    await visitor.click('#blog h2')
    const place = () => visitor.evaluate(() => Math.round(scrollY))
    const left = await place()
    await visitor.click('header a', 'Free Consultation')
    await visitor.arrive('/consultation')
    await expectHydrated(visitor)
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
    await visitor.arrive('/consultation')
    await expect.poll(ground).toBe(dark)
    await expectHydrated(visitor)
    await expectNoComplaint(visitor)
  })

  test.each(forms)('the $name form keeps words and function where others change its page', async (form) => {
    // Before the page's scripts, which come after its footer.
    const before = `new MutationObserver((_, observer) => {
      if (!document.querySelector('form') || !document.querySelector('footer')) return
      observer.disconnect()
      document.querySelector('textarea').value = ${JSON.stringify(words)}
      for (const change of [${Object.values(changes).join()}]) change()
    }).observe(document, { childList: true, subtree: true })`
    const visitor = await visit(form.path, { before })
    await expectHydrated(visitor)
    await expect.poll(() => visitor.value(`#${form.long}`)).toBe(words)
    const email = addressThat()
    await visitor.fill('#name', 'Zoë Barber')
    await visitor.fill('#email', email)
    await visitor.enter('form button', form.button)
    await expect.poll(() => visitor.text('body')).toContain(form.headline)
    expect(await receivedFor(email)).toMatchObject([{ body: { [form.long]: words, ...form.fixed } }])
  })

  test('a radio button that the arrows lead to has a ring after a click too, and a select our look', async () => {
    const chooser = await visit('/showroom/dental-practice')
    await chooser.click('.choices label')
    await chooser.press('ArrowDown')
    const hasRing = () =>
      chooser.evaluate(() =>
        [document.activeElement!, document.activeElement!.closest('label')!].some(
          (each) =>
            parseFloat(getComputedStyle(each).outlineWidth) >= 2 &&
            getComputedStyle(each).outlineStyle !== 'none',
        ),
      )
    await expect.poll(hasRing).toBe(true)
    const visitor = await visit('/#estimate')
    const looks = await visitor.evaluate(() => getComputedStyle(document.querySelector('select')!).appearance)
    expect(looks, 'others ignore the ground in WebKit').toBe('none')
  })
}

function interaction(visit: (path: string) => Promise<Visitor>, hasScript: boolean) {
  test('the menu opens on a phone while a field has the focus, closes and leads on', async () => {
    const visitor = await visit('/consultation')
    const isShown = () => visitor.evaluate(() => document.querySelector('#menu')!.checkVisibility())
    await visitor.fill('#name', 'Zoë Barber')
    await visitor.click('#toggle')
    await expect.poll(isShown).toBe(true)
    await (hasScript ? visitor.press('Escape') : visitor.click('#menu a', 'Close the menu'))
    await expect.poll(isShown).toBe(false)
    await visitor.click('#toggle')
    await visitor.click('#menu a[href="/launch"]')
    await visitor.arrive('/launch')
    await expectNoComplaint(visitor)
  })

  test('another package is chosen where it stands, and the words stay, as after Back', async () => {
    const visitor = await visit('/get-started')
    await expectHydrated(visitor, hasScript)
    await visitor.fill('#name', 'Zoë Barber')
    const { title } = packages[1]
    const button = `#choice button[value="${title}"]`
    const place = () =>
      visitor.evaluate((wanted) => document.querySelector(wanted)!.getBoundingClientRect().top, button)
    await visitor.hover(button)
    const before = await place()
    await visitor.enter(button)
    await expect.poll(() => visitor.text('h1')).toContain(title)
    expect(await visitor.value('#name')).toBe('Zoë Barber')
    // Without script, a new page opens at the choice, in the same window.
    expect(Math.abs((await place()) - before)).toBeLessThan(hasScript ? 5 : 640)
    await visitor.enter('footer a', 'Privacy')
    await visitor.arrive('/privacy')
    await visitor.back()
    await expect.poll(() => visitor.text('h1')).toContain(title)
    expect(await visitor.value('#name')).toBe('Zoë Barber')
  })

  test.each(forms)(
    'the $name form gives its words back with an error, and after Back, and arrives with every one',
    async (form) => {
      const visitor = await visit(form.path)
      await expectHydrated(visitor, hasScript)
      const send = () => visitor.enter('form button', form.button)
      await visitor.fill('#name', '   ')
      await visitor.fill('#email', addressThat('refuses-email'))
      await visitor.fill(`#${form.long}`, words)
      await send()
      await expect.poll(() => visitor.text('#name-error')).not.toBeNull()
      await visitor.fill('#name', 'Zoë Barber')
      await send()
      await expect.poll(() => visitor.text('#email-error')).not.toBeNull()
      await expectNoComplaint(visitor, /status of 422/)
      await visitor.enter('footer a', 'Privacy')
      await visitor.arrive('/privacy')
      await visitor.back()
      await visitor.arrive(form.path)
      await expect.poll(() => visitor.value(`#${form.long}`)).toBe(words)

      const email = addressThat()
      await visitor.fill('#name', 'Zoë Barber')
      await visitor.fill('#email', email)
      await send()
      await expect.poll(() => visitor.text('body')).toContain(form.headline)
      expect(await receivedFor(email)).toMatchObject([
        { formId: form.formId, body: { name: 'Zoë Barber', email, [form.long]: words, ...form.fixed } },
      ])
    },
  )
}
