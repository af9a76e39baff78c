import { expect, scrollToIsland, test } from './visit'

test('a scan takes two seconds, however often it is pressed, and finds an exposed cloud access key, whatever is typed', async ({
  page,
  open,
}) => {
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
  const scout = page.locator('#scout')
  // As a browser's translation does.
  await scout.evaluate((section) => {
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  })
  await expect(scout.getByRole('button')).toHaveText(['Scan', 'Generate Fix'])
  await scout.getByRole('button', { name: 'Generate Fix' }).click()
  await expect(scout.getByRole('alert')).toContainText(/fix logic is coming soon/i)
  await expect(scout.getByRole('status')).toBeEmpty()
  const finding = scout.getByText(/cloud access key is exposed in a public code repository/)
  await scout.getByRole('textbox').fill('www.hollis-barbers.example')
  await scout.getByRole('button', { name: 'Scan' }).click()

  await expect(scout.getByRole('button')).toHaveText(['Scanning...', 'Generate Fix'])
  await expect(scout.getByRole('status')).toContainText('Scanning...')
  await page.clock.runFor(1900)
  await expect(scout.getByRole('button')).toHaveText(['Scanning...', 'Generate Fix'])
  await expect(finding).toBeHidden()
  await scout.getByRole('button', { name: 'Scanning...' }).click({ force: true })
  await page.clock.runFor(100)
  await expect(finding).toBeVisible()
  await expect(scout.getByText('Fix', { exact: true })).toBeVisible()
  await expect(scout.getByText('Explanation', { exact: true })).toBeVisible()
  await expect(scout.getByRole('button')).toHaveText(['Scan', 'Generate Fix'])

  await expect(scout.getByRole('alert')).toBeEmpty()
  await scout.getByRole('button', { name: 'Generate Fix' }).click()
  await expect(scout.getByRole('alert')).toContainText(/fix logic is coming soon/i)
  expect(asked, 'calls that the scan makes').toEqual([])
  await expect(page).toHaveURL('/')
})
