import { home } from '~/content/home'
import { translate } from '../support/page-changes'
import { expect, scrollToIsland, test } from './visit'

const { scan, scanning, generate, alert, finding: found } = home.scout

test('a scan takes two seconds and finds an exposed key, whatever is typed', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open('/')
  await scrollToIsland(page, '#scout form')
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked: string[] = []
  page.on('request', (request) => {
    // Pictures arrive as the page is scrolled to the scout.
    if (request.resourceType() !== 'image') asked.push(request.url())
  })
  await page.evaluate(translate)
  const scout = page.locator('#scout')
  const [scanButton, fixButton] = [scout.getByRole('button').first(), scout.getByRole('button').last()]
  const expectFixAlert = async () => {
    await fixButton.click()
    await expect(scout.getByRole('alert')).toContainText(alert)
  }
  await expect(scanButton).toContainText(scan)
  await expect(fixButton).toContainText(generate)
  await expectFixAlert()
  await expect(scout.getByRole('status')).toBeEmpty()
  await scout.getByRole('textbox').fill('www.hollis-barbers.example')
  await scanButton.click()

  const finding = scout.getByText(found.Issue)
  await expect(scanButton).toContainText(scanning)
  await expect(scout.getByRole('status')).toContainText(scanning)
  await page.clock.runFor(1900)
  await expect(scanButton).toContainText(scanning)
  await expect(finding).toBeHidden()
  await scanButton.click({ force: true })
  await page.clock.runFor(100)
  await expect(finding).toBeVisible()
  for (const text of [found.Fix, found.Explanation]) await expect(scout.getByText(text)).toBeVisible()
  await expect(scanButton).not.toContainText(scanning)

  await expect(scout.getByRole('alert')).toBeEmpty()
  await expectFixAlert()
  expect(asked, 'calls that the scan makes').toEqual([])
  await expect(page).toHaveURL('/')
})
