import { demoBar } from '~/content/demo-bar'
import { home } from '~/content/home'
import { packages } from '~/content/packages'
import { demoPath, draftField, showroom } from '~/content/showroom'
import { callsToAction } from '~/content/site'
import { expect, headline, testInSharedTab as test } from './visit'

const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
]
const laptop = { width: 1366, height: 657 }

for (const [address, button] of [
  ['/', callsToAction.quiz.label],
  ['/launch', callsToAction.quiz.label],
] as const)
  test(`the first screen of ${address} has the button and the lowest price`, async ({ page, open }) => {
    await open(address)
    const main = page.getByRole('main')
    for (const size of [laptop, ...phones]) {
      await page.setViewportSize(size)
      await expect(main.getByRole('link', { name: button }).first()).toBeInViewport({ ratio: 1 })
      await expect(main.getByText(packages[0].price).first()).toBeInViewport({ ratio: 1 })
    }
  })

test('each demo website says first what it is, and has its bars in one row', async ({ page, open }) => {
  for (const demo of showroom) {
    await page.setViewportSize(phones[0]!)
    await open(demoPath(demo))
    const bars = page.locator('.demo-bar')
    const links = bars.first().getByRole('link')
    await expect(headline(page)).toBeInViewport()
    await expect(page.getByText(demo.does).first()).toBeInViewport({ ratio: 1 })
    for (const link of [demoBar.mark.join(' '), /, \$[\d,]+$/, demoBar.start])
      await expect(page.getByRole('link', { name: link }).first()).toBeInViewport({ ratio: 1 })
    expect.soft((await bars.first().boundingBox())!.height).toBeLessThan(phones[0]!.height / 6)
    await expect(bars.last().getByRole('link')).toHaveCount(showroom.length + 2)
    await page.setViewportSize({ width: 768, height: 740 })
    const [bar, link] = [(await bars.first().boundingBox())!, (await links.last().boundingBox())!]
    expect.soft(bar.height, demo.id).toBeLessThan(1.5 * link.height)
  }
})

test('the first screen of home has a picture on phones, and all of it on laptops', async ({ page, open }) => {
  await open('/')
  const hero = page.getByRole('main').locator('section').first()
  for (const size of phones) {
    await page.setViewportSize(size)
    await expect(hero.locator('img')).toBeInViewport({ ratio: 0.3 })
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(hero.getByRole('button', { name: draftField.button })).toBeInViewport({ ratio: 1 })
  const trades = hero.getByRole('navigation').getByRole('link')
  const tops = await trades.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size, 'the trades stand on one line').toBe(1)
})

test('the dialogue is played once, line by line, and is never an empty box', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/')
  const messages = page.locator('.chat-message')
  // Styles, since a busy machine may look after the end.
  const plays = await messages.evaluateAll((all) => all.map((each) => getComputedStyle(each).animation))
  expect(plays.slice(0, 2), 'question and answer are there at once').toEqual(['none', 'none'])
  const delays = plays.slice(2).map((play) => parseFloat(play.split(' ')[2]!))
  expect(delays.every((delay, index) => delay > (delays[index - 1] ?? 0) && delay < 3)).toBe(true)
  expect(plays.join()).not.toContain('infinite')
  await expect(messages.last()).toHaveCSS('opacity', '1')
})

test('the trades of the first screen change picture, chat and line alone', async ({ page, open }) => {
  await page.setViewportSize(phones[0]!)
  await open('/')
  const hero = page.getByRole('main').locator('section').first()
  const seen = new Set<string | null>()
  for (const trade of Object.values(home.hero.trades)) {
    await hero.getByRole('link', { name: trade, exact: true }).click()
    await expect(page).toHaveURL(/\/\?trade=[a-z-]+#demo$/)
    await expect(hero.locator('img')).toBeInViewport()
    await expect(hero.locator('[aria-current]')).toHaveText([trade])
    await expect(page.locator(':focus-visible'), 'no ring is left').toHaveCount(0)
    await expect(headline(page)).toHaveText(home.hero.headline)
    for (const part of ['h1 + p', 'figcaption']) seen.add(await hero.locator(part).textContent())
    seen.add(await hero.locator('img').getAttribute('alt'))
  }
  await hero.getByRole('link', { name: home.hero.trades.shop, exact: true }).press('Enter')
  await expect(hero.locator('[aria-current]')).toHaveText([home.hero.trades.shop])
  await page.keyboard.press('Tab')
  await expect(
    hero.getByRole('navigation').getByRole('link').first(),
    'Tab goes on among the trades',
  ).toBeFocused()
  expect(seen.size, 'three of each trade').toBe(3 * showroom.length)
})
