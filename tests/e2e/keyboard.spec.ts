import { callsToAction } from '~/content/site'
import { expect, testInSharedTab as test } from './visit'

test('the keyboard reaches the content past the header', async ({ page, open }) => {
  await open('/')
  await page.keyboard.press('Tab')
  await expect(page.locator('a[href="#content"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: callsToAction.quiz.label }).first()).toBeFocused()
})

test('the row of quotes pauses under the pointer, by its box and under the focus', async ({ page, open }) => {
  const row = page.locator('.quote-row')
  const expectState = (state: string) =>
    expect
      .poll(() => row.evaluate((element) => element.getAnimations().map(({ playState }) => playState)))
      .toEqual([state])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/')
  await page.locator('.quote-section h2').scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  await expectState('running')

  await page.locator('.quote-window').hover({ force: true })
  await expectState('paused')
  await page.mouse.move(0, 0)
  await expectState('running')

  await page.locator('.quote-section').getByRole('checkbox').focus()
  for (const state of ['paused', 'running']) {
    await page.keyboard.press('Space')
    await expectState(state)
  }
  await page.keyboard.press('Tab')
  await expect(page.locator('.quote-window')).toBeFocused()
  await expectState('paused')
})

test('after a link of the header the browser is at the top of the new page, and after Back where it was', async ({
  page,
  open,
}) => {
  await open('/')
  const titles: string[] = []
  for (const address of ['/about', '/launch', '/quiz', '/']) {
    await page.getByRole('banner').locator(`a[href="${address}"]`).press('Enter')
    await expect(page).toHaveURL(address)
    await expect(page.locator('body'), 'screen readers read the page from its title').toBeFocused()
    titles.push(await page.title())
    await page.keyboard.press('Tab')
    await expect(page.locator('a[href="#content"]')).toBeFocused()
  }
  expect(new Set(titles).size).toBe(4)
  await page.goBack()
  await expect(page).toHaveTitle(titles[2]!)
})

test('after a link to a part of the home page the next stop is in that part', async ({ page, open }) => {
  for (const address of ['/', '/about', '/consultation']) {
    await open(address)
    await page.getByRole('banner').locator('a[href$="#features"]').press('Enter')
    await expect(page).toHaveURL('/#features')
    await expect(page.locator('#features h2')).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.locator('#features :focus')).toBeAttached()
  }
})

test('the menu of a phone closes when the focus leaves it, and is opened again', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.locator('#toggle').press('Enter')
  await expect(menu).toBeVisible()
  await menu.getByRole('link').last().focus()
  await expect(menu).toBeVisible()
  const within = page.getByRole('main').locator(':focus')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(within).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(menu).toBeHidden()
  await page.locator('#toggle').click()
  await expect(menu).toBeVisible()
})
