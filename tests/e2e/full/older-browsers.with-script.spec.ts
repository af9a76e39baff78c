import type { Page } from 'playwright/test'
import { packages } from '~/content/packages'
import { sideways } from '../../support/fit'
import { expectAccessible } from '../accessible'
import { views } from '../matrix'
import { addressThat, expectKept, expectSent, fillIn, forms, packageButton, send } from '../enquiry'
import { expect, test } from '../visit'

const [, project] = forms
const [, , { title: machine }] = packages

/**
 * What browsers came to know since 2022, most of it later than the Baseline of the last 30 months (docs/browsers.md). Under a name
 * that no browser knows, each is what it is in a browser without it.
 */
const newerStyles: [written: RegExp, unknown: string][] = [
  [/\b(light-dark|color-mix|oklch|oklab|lab|lch|color)\(/g, 'unknown-$1('],
  [/@(container|property|view-transition|starting-style|scope)\b/g, '@unknown-$1'],
  [/:(has|popover-open|user-invalid|user-valid)\(/g, ':unknown-$1('],
  [/(::details-content)/g, '::unknown-part'],
  [/([\d.])([dls]v[hwb]|cq[whib]|cqmin|cqmax)\b/g, '$1unknown'],
  [
    /([{;])(text-wrap|field-sizing|animation-timeline|animation-range|translate|rotate|scale):/g,
    '$1unknown-$2:',
  ],
  [/\b(subgrid)\b/g, 'unknown-$1'],
  [/(\(scripting:)/g, '(unknown:'],
]

/** Serves the pages with the styles that an older browser understands: none in browsers without layers. */
async function serveForOlder(page: Page, { withStyles = true } = {}) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const text = await response.text()
    const body = text.replace(/(<style[^>]*>)(.*?)(?=<\/style>)/gs, (_, tag: string, styles: string) => {
      const known = newerStyles.reduce((rest, [written, unknown]) => rest.replace(written, unknown), styles)
      return tag + (withStyles ? known : '')
    })
    await route.fulfill({ response: response, body })
  })
}

// The policy names the styles that were served.
test.use({ bypassCSP: true })

test.describe('without what browsers learned since 2022', () => {
  test.beforeEach(({ page }) => serveForOlder(page))

  for (const [address] of views) {
    test(`${address} is readable in both themes, and fits`, async ({ page, open }) => {
      await open(address)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        expect.soft(await sideways(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
      }
      await expectAccessible(page)
    })
  }
})

for (const withStyles of [true, false]) {
  const how = withStyles ? 'with the styles that an older browser knows' : 'without any styles'

  for (const form of forms) {
    test(`the ${form.name} form says what is wrong and arrives ${how}`, async ({ page, open }) => {
      await serveForOlder(page, { withStyles })
      await page.setViewportSize({ width: 360, height: 740 })
      await open(form.path)
      const email = addressThat()
      await fillIn(page, form, email, '   ')
      await send(page, form)
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Name is required'])
      if (withStyles) await expectAccessible(page)
      if (form === project) await packageButton(page, machine).click()
      await expectKept(page, form, email, '   ')
      await page.locator('#name').fill('Ann Barber')
      await send(page, form)
      await expectSent(page, form, email, form === project ? { package: machine } : {})
      if (withStyles) await expectAccessible(page)
    })
  }
}
