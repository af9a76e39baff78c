import type { Page } from 'playwright/test'
import { unsureAtShop } from '../support/assistants'
import { demoAddresses } from '../support/addresses'
import { isFull } from './matrix'
import { ask, expect, hold, markPage, test } from './visit'

const shop = '/showroom/shop'

test.describe('with script an answer', () => {
  for (const address of ['/questions', ...demoAddresses.slice(0, isFull ? 5 : 1)])
    test(`of ${address} comes without a reload, is announced, and leaves the cursor in the field`, async ({
      page,
      open,
    }) => {
      await open(address)
      const isSamePage = await markPage(page)
      const [title, answer] = [await page.title(), page.locator('#answer')]
      await expect(page.locator('#answer-place')).toHaveAttribute('aria-live', 'polite')
      await ask(page, 'when are you open')
      await expect(answer).toBeVisible()
      await expect(page.locator('#answer-place')).not.toHaveAttribute('aria-busy')
      await expect(page.locator('#ask')).toBeFocused()
      await expect(page).not.toHaveTitle(title)
      expect(new URL(page.url()).searchParams.get('ask')).toBe('when are you open')
      await page.goBack()
      await expect(answer).toHaveCount(0)
      await expect(page).toHaveTitle(title)
      await page.goForward()
      await expect(answer).toBeVisible()
      expect(await isSamePage()).toBe(true)
    })

  const expectTopic = (page: Page, topic: string) =>
    expect(page.locator('#answer')).toHaveAttribute('data-topic', topic)
  const suggestion = (page: Page, words: string) => page.locator('.suggestions a', { hasText: words })

  test('is of the last of several questions and of the address, however hastily someone asks and goes back', async ({
    page,
    open,
  }) => {
    await open(shop)
    const release = await hold(page, `**${shop}?ask=*wrap*`)
    await suggestion(page, 'wrap').click()
    await suggestion(page, 'dishwasher').click()
    await expectTopic(page, 'dishwasher')
    release()
    await page.waitForLoadState('networkidle')
    await expectTopic(page, 'dishwasher')

    const releaseFirst = await hold(page, `**${shop}`)
    await page.goBack()
    await page.goForward()
    releaseFirst()
    await page.waitForLoadState('networkidle')
    await expectTopic(page, 'dishwasher')
    await expect(page.locator('#answer-place')).not.toHaveAttribute('aria-busy')
  })

  test('leaves alone what is typed meanwhile, and marks the suggestions near to it until it is sent', async ({
    page,
    open,
  }) => {
    await open(shop)
    const release = await hold(page, `**${shop}?ask=*`)
    await ask(page, 'do you wrap gifts')
    await page.locator('#ask').fill('my next question')
    release()
    await expectTopic(page, 'gift')
    await expect(page.locator('#ask')).toHaveValue('my next question')
    await page.locator('#ask').fill('')
    await page.locator('#ask').pressSequentially('gifts')
    await expect(page.locator('.suggestions [data-near]')).toHaveText([/gifts/])
    await page.locator('#ask').press('Enter')
    await expect(page.locator('#thread li')).toHaveCount(1)
    await expect(page.locator('.suggestions [data-near]')).toHaveCount(0)
  })

  test('that is chosen among others has the focus, and the rehearsal on the page stays', async ({
    page,
    open,
  }) => {
    await open(`${shop}?rehearse=review`)
    const [answer, fault] = [page.locator('#answer'), page.locator('#rehearsal').getByRole('alert')]
    await ask(page, unsureAtShop())
    await expect(answer).toHaveAttribute('data-kind', 'choice')
    await expect(fault).toBeVisible()
    await page.locator('.answer-links a').first().press('Enter')
    await expect(answer).toHaveAttribute('data-kind', 'answer')
    await expect(answer).toBeFocused()
    await expect(fault).toBeVisible()
  })

  test('has the focus after a suggestion and after a note, whose controls are gone, and comes without a reload', async ({
    page,
    open,
  }) => {
    await open(shop)
    const isSamePage = await markPage(page)
    await suggestion(page, 'Sundays').press('Enter')
    await expect(page.locator('#answer')).toBeFocused()
    await ask(page, 'do you repair bicycles')
    const note = page.locator('.note')
    await note.locator('[name=who]').fill('Nora')
    await note.locator('[name=number]').fill('555-0123')
    await note.locator('[name=number]').press('Enter')
    await expect(note.getByRole('blockquote')).toContainText('Nora, 555-0123')
    await expect(page.locator('figure.note')).toBeFocused()
    await expect(page.locator('figure.note')).toBeInViewport()
    await expect(page.locator('[aria-live] #thread')).toHaveCount(0)
    expect(await isSamePage()).toBe(true)
  })

  test.describe('that cannot be fetched', () => {
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
})
