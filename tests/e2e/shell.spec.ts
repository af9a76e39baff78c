import { expect, test } from './visit'

const items = [
  { label: '30-Second Quiz', address: '/quiz' },
  { label: 'About', address: '/about' },
  { label: 'Launch', address: '/launch' },
  { label: 'What We Build', address: '/#features' },
  { label: 'Free Consultation', address: '/consultation' },
]

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu is closed until it is opened', async ({ page, open }) => {
    await open('/about')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation).toBeHidden()
    await page.getByText('Menu', { exact: true }).click()
    await expect(navigation).toBeVisible()
    await expect(navigation.getByRole('listitem')).toHaveText(items.map(({ label }) => label))
  })

  for (const start of ['/', '/about']) {
    for (const { label, address } of items) {
      test(`the menu closes after "${label}" is chosen on ${start}`, async ({ page, open }) => {
        await open(start)
        const navigation = page.getByRole('navigation', { name: 'Main' })
        await page.getByText('Menu', { exact: true }).click()
        await navigation.getByRole('link', { name: label }).click()
        await expect(page).toHaveURL(address)
        await expect(navigation).toBeHidden()
      })
    }
  }
})

test.describe('on a wide screen', () => {
  test('the header stays, shows all items and leads home', async ({ page, open }) => {
    await open('/launch')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    for (const { label } of items) await expect(navigation.getByRole('link', { name: label })).toBeVisible()
    await expect(page.getByText('Menu', { exact: true })).toBeHidden()
    await page.mouse.wheel(0, 2000)
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
    await page.getByRole('banner').getByRole('link', { name: 'Dayfive' }).click()
    await expect(page).toHaveURL('/')
  })

  test('What We Build scrolls to the packages, clear of the header', async ({ page, open }) => {
    await open('/')
    await page.getByRole('banner').getByRole('link', { name: 'What We Build' }).click()
    const title = page.getByRole('heading', { name: 'Transform Your Business with AI-Powered Websites' })
    await expect(title).toBeInViewport()
  })
})

test.describe('an address without a page', () => {
  test.use({ expectedStatuses: [404] })

  test('has a page that helps', async ({ page, open }) => {
    await open('/no-such-page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
    await page.getByRole('main').getByRole('link', { name: 'Launch' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Launch Your AI Website in Just 5 Days')
  })

  test('says that there is no such post', async ({ page, open }) => {
    await open('/blog/4')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found')
  })
})

test('the keyboard reaches the content past the header', async ({ page, open }) => {
  await open('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('link', { name: 'Find Your Perfect AI Website in 30 Seconds' }).first(),
  ).toBeFocused()
})
