import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { addresses } from '../support/addresses'
import { addressThat, expect, fillIn, forms, test } from './visit'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const runs = [
  { colorScheme: 'light' as const, rules: { type: 'tag' as const, values: tags } },
  // The other scheme is the same page in other colours.
  {
    colorScheme: 'dark' as const,
    rules: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
  },
]

// Axe looks at one moment, so nothing may be on its way in or out.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Lets the tests' own script run in a page that was loaded without script; the page's script has had its chance and stays away. */
async function allowTestScript(page: Page) {
  const session = await page.context().newCDPSession(page)
  for (const value of [true, false]) await session.send('Emulation.setScriptExecutionDisabled', { value })
}

async function expectAccessible(page: Page) {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings.filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName[1])),
    )
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  const skipped = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)
  expect(skipped, `skipped levels in ${levels.join()}`).toEqual([])

  await allowTestScript(page)
  for (const { colorScheme, rules } of runs) {
    await page.emulateMedia({ colorScheme })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
      // There are no frames, so the quick way without a second page is enough.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ runOnly: rules })
        .analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      expect(found, `${colorScheme}, ${width} px`).toEqual([])
    }
  }
}

for (const address of addresses) {
  test(`${address} is accessible`, async ({ page, open }) => {
    await open(address)
    await expectAccessible(page)
  })
}

test.describe('what the visitor brings about is accessible:', () => {
  test.use({ expectedStatuses: [404, 422, 502] })

  test('an address without a page', async ({ page, open }) => {
    await open('/no-such-page')
    await expectAccessible(page)
  })

  test('an address without a post', async ({ page, open }) => {
    await open('/blog/4')
    await expectAccessible(page)
  })

  test('a question of the quiz that was not answered', async ({ page, open }) => {
    await open('/quiz?at=first')
    await expectAccessible(page)
  })

  test('the open menu', async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open('/about')
    await page.getByText('Menu', { exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expectAccessible(page)
  })

  for (const form of forms) {
    for (const [state, answer, name] of [
      ['fields in error', 'delivers', '   '],
      ['a delivery that failed', 'inactive', 'Ann Barber'],
      ['success', 'delivers', 'Ann Barber'],
    ] as const) {
      test(`the ${form.name} form after ${state}`, async ({ page, open }) => {
        await open(form.path)
        await fillIn(page, form, addressThat(answer), name)
        await page.getByRole('button', { name: form.button }).click()
        await expect(page.locator('[aria-invalid=true], [data-next]').first()).toBeVisible()
        await expectAccessible(page)
      })
    }
  }
})
