import type { Page } from 'playwright/test'
import { home } from '~/content/home'
import { packages } from '~/content/packages'
import { callsToAction } from '~/content/site'
import { demoAddresses } from '../support/addresses'
import { addressThat, expect, forms, test } from './visit'
import { expectFocusSeen, tabTo } from './walkable'

const [, project] = forms

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', expectedStatuses: [422] })

async function press(page: Page, key: string) {
  await page.keyboard.press(key)
  await expectFocusSeen(page, key)
}

test('the keyboard alone opens the menu, leaves it and follows it', async ({ page, open }) => {
  await open('/')
  const [toggle, menu] = [page.locator('#toggle'), page.getByRole('navigation', { name: 'Main' })]
  await tabTo(page, toggle)
  await press(page, 'Space')
  await expect(menu).toBeVisible()
  await press(page, 'Escape')
  await expect(menu).toBeHidden()
  await press(page, 'Space')
  await tabTo(page, menu.getByRole('link').last())
  await tabTo(page, page.getByRole('main').getByRole('link', { name: callsToAction.quiz.label }))
  await expect(menu, 'the focus left it').toBeHidden()
  await tabTo(page, toggle, 'Shift+Tab')
  await press(page, 'Enter')
  await tabTo(page, menu.locator('a[href="/quiz"]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/quiz')
})

test('after a trade is chosen by the keyboard, Tab goes on among the trades', async ({ page, open }) => {
  await open('/')
  const link = (trade: string) => page.getByRole('main').getByRole('link', { name: trade, exact: true })
  const [first, ...others] = Object.values(home.hero.trades) as [string, ...string[]]
  for (const trade of [others[0]!, others.at(-1)!, first]) {
    await tabTo(page, link(trade))
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle(new RegExp(`^${trade} \\| `))
    await page.keyboard.press('Tab')
    await expect(link(first)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
  }
})

test('a project form with errors is chosen, mended and sent by the keyboard', async ({ page, open }) => {
  await open('/get-started')
  const title = await page.title()
  await tabTo(page, page.locator(`#choice button[value="${packages[1].title}"]`))
  await press(page, 'Space')
  await expect(page.locator('#choice').getByRole('status')).toContainText(packages[1].price)
  await tabTo(page, page.locator('#details'))
  await page.keyboard.type('A website for my shop')
  await tabTo(page, page.getByRole('button', { name: project.button }))
  await press(page, 'Enter')
  await expect(page).toHaveTitle(/^2 fields /)
  await expect(page.locator('#name')).toBeFocused()
  await expect(page.getByRole('alert'), 'both errors are on the screen').toBeInViewport({ ratio: 1 })
  await page.keyboard.type('Ann Barber')
  await expect(page).toHaveTitle(/^One field /)
  await tabTo(page, page.locator('#email'))
  await page.keyboard.type(addressThat())
  await expect(page).toHaveTitle(title)
  await press(page, 'Enter')
  await expect(page.getByRole('region', { name: project.headline })).toBeFocused()
})

test('a conversation is held by the keyboard, and Back goes through it', async ({ page, open }) => {
  await open(demoAddresses[0]!)
  const answer = page.getByRole('region', { name: 'Answer' })
  const question = 'What does a cut cost?'
  await tabTo(page, page.locator('#ask'))
  await page.keyboard.type(question)
  await press(page, 'Enter')
  await expect(answer).toContainText(question)
  await tabTo(page, page.locator('.suggestions a').last())
  await press(page, 'Enter')
  await expect(answer).toBeFocused()
  await page.goBack()
  await expect(answer).toContainText(question)
  await expectFocusSeen(page, 'Back')
  await page.goBack()
  await expect(answer).toBeHidden()
  await expectFocusSeen(page, 'Back to the page without an answer')
})

test('a rehearsal is played by the keyboard', async ({ page, open }) => {
  await open(demoAddresses[0]!)
  const title = await page.title()
  const rehearsal = page.locator('#rehearsal')
  const send = async () => {
    await tabTo(page, rehearsal.getByRole('button'))
    await page.keyboard.press('Enter')
  }
  await send()
  await expect(page).not.toHaveTitle(title)
  await expectFocusSeen(page, 'an empty step')
  await tabTo(page, rehearsal.getByRole('combobox'))
  await press(page, 'ArrowDown')
  await send()
  await expect(page).toHaveURL(/rehearse=review/)
  await expectFocusSeen(page, 'the first step')
  await send()
  await expect(page).toHaveURL(/rehearse=done/)
  await expectFocusSeen(page, 'the last step')
})
