import { demoPath, draftPath, showroom } from '~/content/showroom'
import { draftsFrom } from '../../support/drafts'
import { expectFit } from '../../support/fit'
import { expect, testInSharedTab as test } from '../visit'

for (const { address } of draftsFrom(100, 100))
  test(`${address} fits a phone and a laptop`, async ({ page, open }) => {
    await open(address)
    await expectFit(page, 360, 1366)
  })

for (const address of ['/questions', ...showroom.flatMap((demo) => [demoPath(demo), draftPath(demo)])])
  test(`words without a space fit the narrowest window at ${address}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const note = { who: 'W'.repeat(40), number: '5550100'.repeat(3).slice(1) }
    const search = new URLSearchParams(address.startsWith('/preview') ? { name: 'W'.repeat(40) } : note)
    for (const question of ['W'.repeat(200), `5550100${'w'.repeat(193)}`, 'is it dangerous'])
      search.append('ask', question)
    await open(`${address}?${search}`)
    await expect(page.locator('#thread .asked')).toHaveCount(2)
    await expectFit(page)
    await open(`${address}?${search}&ask=${'W'.repeat(200)}`)
    await expect(page.locator('#answer .asked')).toContainText('WWW')
    await expectFit(page)
  })
