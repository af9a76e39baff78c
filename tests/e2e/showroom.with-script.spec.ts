import type { Page } from 'playwright/test'
import { unsureAtShop } from '../support/assistants'
import { ask, expect, hold, markPage, test } from './visit'

const shop = '/showroom/shop'

const expectTopic = (page: Page, topic: string) =>
  expect(page.locator('#answer')).toHaveAttribute('data-topic', topic)
const suggestion = (page: Page, words: string) => page.locator('.suggestions a', { hasText: words })

test('the answer is of the last of several questions and of the address, however hastily someone asks and goes back', async ({
  page,
  open,
}) => {
  await open(shop)
  for (const [held, hasten] of [
    [
      `**${shop}?ask=*wrap*`,
      async () => {
        await suggestion(page, 'wrap').click()
        await suggestion(page, 'dishwasher').click()
        await expectTopic(page, 'dishwasher')
      },
    ],
    [
      `**${shop}`,
      async () => {
        await page.goBack()
        await page.goForward()
      },
    ],
  ] as const) {
    const release = await hold(page, held)
    await hasten()
    release()
    await page.waitForLoadState('networkidle')
    await expectTopic(page, 'dishwasher')
  }
  await expect(page.locator('#answer-place')).not.toHaveAttribute('aria-busy')
})

test('an answer leaves alone what is typed meanwhile', async ({ page, open }) => {
  await open(shop)
  const field = page.locator('#ask')
  const release = await hold(page, `**${shop}?ask=*`)
  await ask(page, 'do you wrap gifts')
  await field.fill('my next question')
  release()
  await expectTopic(page, 'gift')
  await expect(field).toHaveValue('my next question')
})

test('an answer has the focus where what asked for it is gone, and the rehearsal on the page stays', async ({
  page,
  open,
}) => {
  await open(`${shop}?rehearse=review`)
  const isSamePage = await markPage(page)
  const [answer, fault] = [page.locator('#answer'), page.locator('#rehearsal').getByRole('alert')]
  const note = page.locator('.note')
  await ask(page, unsureAtShop())
  await expect(answer).toHaveAttribute('data-kind', 'choice')
  await expect(fault).toBeVisible()
  await page.locator('.answer-links a').first().press('Enter')
  await expect(answer).toHaveAttribute('data-kind', 'answer')
  await expect(answer).toBeFocused()
  await suggestion(page, 'Sundays').press('Enter')
  await expectTopic(page, 'hours')
  await expect(answer).toBeFocused()
  await ask(page, 'do you repair bicycles')
  await note.locator('[name=who]').fill('Nora')
  await note.locator('[name=number]').fill('555-0123')
  await note.locator('[name=number]').press('Enter')
  await expect(note.getByRole('blockquote')).toContainText('Nora, 555-0123')
  await expect(page.locator('figure.note')).toBeFocused()
  await expect(page.locator('figure.note')).toBeInViewport()
  await expect(fault).toBeVisible()
  await expect(page.locator('[aria-live] #thread')).toHaveCount(0)
  expect(await isSamePage()).toBe(true)
})

test.describe('an answer that cannot be fetched', () => {
  test.use({ expectedFailures: ['net::ERR_FAILED'] })

  test('is asked for by one page change, and so is the one before it on the way back', async ({
    page,
    open,
  }) => {
    let requests = 0
    await page.route(`**${shop}?ask=*`, (route) => {
      requests += 1
      return requests === 1 ? route.abort() : route.continue()
    })
    await open(shop)
    const isSamePage = await markPage(page)
    await suggestion(page, 'wrap').click()
    await expectTopic(page, 'gift')
    expect(await isSamePage()).toBe(false)
    await suggestion(page, 'dishwasher').click()
    await expectTopic(page, 'dishwasher')
    requests = 0
    await page.goBack()
    await expectTopic(page, 'gift')
    await page.waitForTimeout(500)
    expect(requests).toBe(2)
  })
})
