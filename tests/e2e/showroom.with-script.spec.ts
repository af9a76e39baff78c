import { unsureAtShop } from '../support/assistants'
import { demoAddresses } from '../support/addresses'
import { isFull } from './matrix'
import { expect, hold, test } from './visit'

const assistants = ['/questions', ...demoAddresses.slice(0, isFull ? 5 : 1)]

test.describe('with script an answer', () => {
  for (const address of assistants) {
    test(`of ${address} comes without a reload, is announced, and leaves the cursor in the field`, async ({
      page,
      open,
    }) => {
      await open(address)
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await expect(page.locator('#answer-place')).toHaveAttribute('aria-live', 'polite')
      const title = await page.title()
      await page.locator('#ask').fill('when are you open')
      await page.locator('#ask').press('Enter')
      await expect(page.locator('#answer')).toBeVisible()
      await expect(page.locator('#answer-place')).not.toHaveAttribute('aria-busy')
      await expect(page.locator('#ask')).toBeFocused()
      expect(await page.title()).not.toBe(title)
      expect(new URL(page.url()).searchParams.get('ask')).toBe('when are you open')
      await page.goBack()
      await expect(page.locator('#answer')).toHaveCount(0)
      await expect(page).toHaveTitle(title)
      await page.goForward()
      await expect(page.locator('#answer')).toBeVisible()
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })
  }

  test('answers the last of several questions that were asked in haste', async ({ page, open }) => {
    await open('/showroom/shop')
    const release = await hold(page, '**/showroom/shop?ask=*wrap*')
    await page.locator('.suggestions a', { hasText: 'Do you wrap gifts?' }).click()
    await page.locator('.suggestions a', { hasText: 'Is it dishwasher safe?' }).click()
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'dishwasher')
    release()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'dishwasher')
  })

  test('belongs to the address when someone goes back and forward in haste', async ({ page, open }) => {
    await open('/showroom/shop')
    await page.locator('.suggestions a', { hasText: 'Do you wrap gifts?' }).click()
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'gift')
    const release = await hold(page, '**/showroom/shop')
    await page.goBack()
    await page.goForward()
    release()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'gift')
    await expect(page.locator('#answer-place')).not.toHaveAttribute('aria-busy')
  })

  test('leaves alone what is typed meanwhile, and marks the suggestions near to it until it is sent', async ({
    page,
    open,
  }) => {
    await open('/showroom/shop')
    const release = await hold(page, '**/showroom/shop?ask=*')
    await page.locator('#ask').fill('do you wrap gifts')
    await page.locator('#ask').press('Enter')
    await page.locator('#ask').fill('my next question')
    release()
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'gift')
    await expect(page.locator('#ask')).toHaveValue('my next question')
    await page.locator('#ask').fill('')
    await page.locator('#ask').pressSequentially('gifts')
    await expect(page.locator('.suggestions [data-near]')).toHaveText(['Do you wrap gifts?'])
    await page.locator('#ask').press('Enter')
    await expect(page.locator('#thread li')).toHaveCount(1)
    await expect(page.locator('.suggestions [data-near]')).toHaveCount(0)
  })

  test('that is chosen among others has the focus, and the rehearsal on the page stays', async ({
    page,
    open,
  }) => {
    await open('/showroom/shop?rehearse=review')
    await page.locator('#ask').fill(unsureAtShop())
    await page.locator('#ask').press('Enter')
    await expect(page.locator('#answer')).toHaveAttribute('data-kind', 'choice')
    await expect(page.locator('#rehearsal').getByRole('alert')).toBeVisible()
    await page.locator('.answer-links a').first().press('Enter')
    await expect(page.locator('#answer')).toHaveAttribute('data-kind', 'answer')
    await expect(page.locator('#answer')).toBeFocused()
    await expect(page.locator('#rehearsal').getByRole('alert')).toBeVisible()
  })

  test('has the focus after a suggestion and after a note, whose controls are gone, and comes without a reload', async ({
    page,
    open,
  }) => {
    await open('/showroom/shop')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.locator('.suggestions a', { hasText: 'Are you open on Sundays?' }).press('Enter')
    await expect(page.locator('#answer')).toBeFocused()
    await page.locator('#ask').fill('do you repair bicycles')
    await page.locator('#ask').press('Enter')
    await page.getByLabel('First name').fill('Nora')
    await page.getByRole('textbox', { name: 'Number' }).fill('555-0123')
    await page.getByRole('textbox', { name: 'Number' }).press('Enter')
    const note = page.locator('figure.note')
    await expect(note.getByRole('blockquote')).toContainText('Nora, 555-0123')
    await expect(note).toBeFocused()
    await expect(note).toBeInViewport()
    await expect(page.locator('[aria-live] #thread')).toHaveCount(0)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test.describe('that cannot be fetched', () => {
    test.use({ expectedFailures: ['net::ERR_FAILED'] })

    test('is asked for by one page change, and so is the one before it on the way back', async ({
      page,
      open,
    }) => {
      let requests = 0
      await page.route('**/showroom/shop?ask=*', (route) => {
        requests += 1
        return requests === 1 ? route.abort() : route.continue()
      })
      await open('/showroom/shop')
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await page.locator('.suggestions a', { hasText: 'Do you wrap gifts?' }).click()
      await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'gift')
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false)
      await page.locator('.suggestions a', { hasText: 'Is it dishwasher safe?' }).click()
      await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'dishwasher')
      requests = 0
      await page.goBack()
      await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'gift')
      await page.waitForTimeout(500)
      expect(requests).toBe(2)
    })
  })
})
