import { packages } from '~/content/packages'
import { demoPath, draftField, showroom } from '~/content/showroom'
import { expect, testInSharedTab as test } from './visit'

for (const { address, button } of [
  { address: '/', button: 'Find Your Perfect AI Website in 30 Seconds' },
  { address: '/launch', button: packages[0].cta },
]) {
  test(`the first screen of ${address} has the button and the lowest price, on a laptop and on phones`, async ({
    page,
    open,
  }) => {
    await open(address)
    for (const [width, height] of [
      [1366, 657],
      [360, 640],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height })
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: button }).first()).toBeInViewport({ ratio: 1 })
      await expect(main.getByText(packages[0].price).first()).toBeInViewport({ ratio: 1 })
    }
  })
}

test('the first screen of each demo website says on a phone what it is', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of showroom.map(demoPath)) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.getByText(/is made up\. Its AI/).first()).toBeInViewport({ ratio: 1 })
    for (const link of ['A demo by Dayfive', /, \$[\d,]+$/, 'Start one like this'])
      await expect(page.getByRole('link', { name: link }).first()).toBeInViewport({ ratio: 1 })
  }
})

test('the agency’s bars on the demo websites are low, in one row from 768 px on, and their links suit thumbs', async ({
  page,
  open,
}) => {
  for (const path of showroom.map(demoPath)) {
    await open(path)
    for (const [width, highest] of [
      [360, 100],
      [768, 52],
      [1920, 52],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      const [bar, end] = [page.locator('.demo-bar').first(), page.locator('.demo-bar').last()]
      expect.soft((await bar.boundingBox())!.height, `${path}, ${width} px`).toBeLessThanOrEqual(highest)
      for (const link of [...(await bar.getByRole('link').all()), ...(await end.getByRole('link').all())])
        expect.soft((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
    await expect(page.locator('.demo-bar').last().getByRole('link')).toHaveCount(showroom.length + 2)
  }
})

test('the estate agent’s headline stands above or beside the field for questions, with the house in sight', async ({
  page,
  open,
}) => {
  await open('/showroom/estate-agent')
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const headline = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    const label = (await page.locator('label[for=ask]').boundingBox())!
    expect.soft(headline.y, `${width} px`).toBeLessThan(label.y)
    for (const part of ['h1', '#ask', '.elevation-drawing'])
      await expect.soft(page.locator(part)).toBeInViewport({ ratio: width < 1024 ? 0.35 : 1 })
  }
})

test('the first screen of home has a picture on phones, and all of it on laptops', async ({ page, open }) => {
  await open('/')
  const hero = page.getByRole('main').locator('section').first()
  for (const [width, height] of [
    [360, 640],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(hero.locator('img')).toBeInViewport({ ratio: 0.3 })
  }
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(hero.getByRole('button', { name: draftField.button })).toBeInViewport({ ratio: 1 })
    const tops = await hero
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(new Set(tops).size, 'the trades stand on one line').toBe(1)
  }
})

test('the dialogue is played once, and is never an empty box', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/')
  const messages = await page
    .locator('.chat-message')
    .evaluateAll((all) =>
      all.map((message) =>
        message.getAnimations().map((animation) => animation.effect!.getComputedTiming().iterations),
      ),
    )
  expect(messages.slice(0, 2), 'question and answer are there at once').toEqual([[], []])
  expect(messages.flat().every((times) => times === 1)).toBe(true)
  await expect(page.locator('.chat-message').last()).toBeVisible()
})

test('the trades of the first screen change picture, chat and line, and nothing else', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open('/')
  const hero = page.getByRole('main').locator('section').first()
  const seen = new Set<string | null>()
  for (const trade of ['Barber', 'Dentist', 'Shop', 'Artist', 'Real estate']) {
    await hero.getByRole('link', { name: trade, exact: true }).click()
    await expect(page).toHaveURL(/\/\?trade=[a-z-]+#demo$/)
    await expect(hero.locator('img')).toBeInViewport()
    await expect(hero.locator('[aria-current]')).toHaveText([trade])
    await expect(page.locator(':focus-visible'), 'no ring is left').toHaveCount(0)
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('A website that answers while you work')
    seen.add(await hero.locator('h1 + p').textContent())
    seen.add(await hero.locator('img').getAttribute('alt'))
    seen.add(await hero.locator('figcaption').textContent())
  }
  expect(seen.size, 'three of each trade').toBe(15)
})
