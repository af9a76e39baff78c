import { expect, test } from './visit'

const places = [0, 1, 2, 3]

for (const place of places) {
  test(`post ${place} is what its card says`, async ({ page, open }) => {
    await open('/')
    const card = page.locator('#blog').getByRole('listitem').nth(place)
    const title = await card.getByRole('heading').innerText()
    const date = await card.locator('time').innerText()
    const category = await card.getByText(/^(Personal Branding|Web Design)$/).innerText()
    const readTime = await card.getByText(/min read$/).innerText()
    await card.getByRole('link', { name: 'Read More →' }).click()

    await expect(page).toHaveURL(`/blog/${place}`)
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const fact of [date, category, readTime])
      await expect(article.getByText(fact, { exact: true }).first()).toBeVisible()
    await expect(article.getByRole('img').first()).toHaveAttribute('alt', /\w+/)
    expect(await article.getByRole('paragraph').count()).toBeGreaterThan(4)
  })
}

test('a post opens at its top', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/')
  await page.getByRole('link', { name: 'Read More →' }).first().click()
  await expect(page).toHaveURL('/blog/0')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.getByRole('article').getByRole('navigation').getByRole('link').first().click()
  await expect(page).toHaveURL('/blog/1')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('both categories have two posts', async ({ page }) => {
  await page.goto('/')
  for (const category of ['Personal Branding', 'Web Design'])
    await expect(page.locator('#blog').getByText(category, { exact: true })).toHaveCount(2)
})

test.describe('an address without a post', () => {
  test.use({ expectedStatuses: [404] })

  for (const id of ['4', '-1', '00', '1.0', 'abc']) {
    test(`/blog/${id} says so`, async ({ page }) => {
      const answer = await page.goto(`/blog/${id}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found')
    })
  }
})
