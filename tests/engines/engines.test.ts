import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addresses, demoAddresses } from '../support/addresses'
import { addressThat, forms, payload, receivedFor, words } from '../support/enquiries'
import { firefox } from './firefox'
import { visitorAt, type Visitor } from './visitor'
import { webkit } from './webkit'

const site = process.env.E2E_SITE!

const engines = [firefox(), webkit()]
for (const { name, missing } of engines)
  if (missing.length > 0) console.log(`Nothing is tested in ${name}: ${missing.join(', ')} is not installed`)

// What tests/e2e has of Chromium, where engines differ. On a person's machine one may be missing; in CI that is a fault.
describe.each(engines)('in $name', ({ missing, open: openTab, stop }) => {
  describe.skipIf(missing.length > 0 && !process.env.CI).each([true, false])('with script: %s', (script) => {
    let visitor: Visitor
    beforeEach(async () => {
      visitor ??= visitorAt(await openTab({ script, width: 1280, height: 640 }))
    })
    afterAll(stop)

    const open = async (path: string, width = 360) => {
      await visitor.resize(width, 640)
      await visitor.goto(site + path)
      await visitor.complaints()
    }
    const expectNoComplaint = async (but?: RegExp) =>
      expect((await visitor.complaints()).filter((complaint) => !but?.test(complaint))).toEqual([])

    test.each([...addresses, ...demoAddresses, '/nowhere', '/blog/99'])(
      '%s fits and has its fonts, and nothing complains while it is pointed at',
      async (address) => {
        await visitor.goto(site + address)
        for (const width of [1280, 320]) {
          await visitor.resize(width, 640)
          await expect.poll(() => visitor.evaluate(() => innerWidth)).toBe(width)
          expect(await visitor.evaluate(sideways), `sideways at ${width} px`).toBeLessThanOrEqual(0)
        }
        for (const part of ['header a', 'main a', 'footer a'])
          if ((await visitor.text(part)) !== null) await visitor.hover(part)
        // A font that came late is for the next page.
        if ((await visitor.evaluate(missingFonts)).length > 0) await visitor.goto(site + address)
        await expect.poll(() => visitor.evaluate(missingFonts), { message: 'missing fonts' }).toEqual([])
        await expectNoComplaint(/status of 404/)
      },
    )

    test('the menu opens on a phone while a field has the focus, closes and leads on', async () => {
      await open('/get-started')
      const isShown = () => visitor.evaluate(() => document.querySelector('#menu')!.checkVisibility())
      expect(await isShown()).toBe(false)
      await visitor.fill('#name', 'Zoë Barber')
      await visitor.click('#toggle')
      await expect.poll(isShown).toBe(true)
      await (script ? visitor.press('Escape') : visitor.click('#menu a', 'Close the menu'))
      await expect.poll(isShown).toBe(false)
      await visitor.click('#toggle')
      await visitor.click('#menu a[href="/launch"]')
      await visitor.arrive('/launch')
      await expectNoComplaint()
    })

    test('a radio button that the arrows lead to has a ring after a click too', async () => {
      await open('/showroom/dental-practice', 1280)
      await visitor.click('.choices label')
      await visitor.press('ArrowDown')
      await expect.poll(() => visitor.evaluate(hasRing)).toBe(true)
    })

    test.each(forms)('the $name form keeps its words on an error and on Back, and arrives', async (form) => {
      await open(form.path)
      await expect.poll(() => visitor.evaluate(isHydrated)).toBe(script)
      const send = () => visitor.enter('form button', form.button)
      await visitor.fill('#name', '   ')
      await visitor.fill('#email', addressThat('refuses-email'))
      await visitor.fill(`#${form.long}`, words)
      await send()
      await expect.poll(() => visitor.text('#name-error')).not.toBeNull()
      await visitor.fill('#name', 'Ann Barber')
      await send()
      await expect.poll(() => visitor.text('#email-error')).not.toBeNull()
      await expectNoComplaint(/status of 422/)
      await visitor.enter('footer a', 'Privacy')
      await visitor.arrive('/privacy')
      await visitor.back()
      await visitor.arrive(form.path)
      await expect.poll(() => visitor.value(`#${form.long}`)).toBe(words)

      const email = addressThat()
      await visitor.fill('#name', 'Ann Barber')
      await visitor.fill('#email', email)
      await send()
      await expect.poll(() => visitor.text('body')).toContain(form.headline)
      expect(await receivedFor(email)).toMatchObject([{ formId: form.formId, body: payload(form, email) }])
    })
  })
})

// All of these run in the page.

function sideways() {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** What has not loaded of the fonts that it preloads. */
function missingFonts() {
  const families = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(
    ({ href }) => (href.includes('instrument') ? 'Instrument Sans' : 'Bricolage Grotesque'),
  )
  return families.filter((family) => !document.fonts.check(`700 16px "${family}"`))
}

/** Whether React has taken over the form; without script it never does. */
function isHydrated() {
  return Object.keys(document.querySelector('main form')!).some((key) => key.startsWith('__reactProps'))
}

function hasRing() {
  const focused = document.activeElement!
  return [focused, focused.closest('label')!].some((each) => {
    const { outlineWidth, outlineStyle } = getComputedStyle(each)
    return parseFloat(outlineWidth) >= 2 && outlineStyle !== 'none'
  })
}
