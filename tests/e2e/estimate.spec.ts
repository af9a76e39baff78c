import { expect, test } from './visit'

test('choosing a package shows its estimate and both ways on', async ({ page, open, javaScriptEnabled }) => {
  await open('/')
  await expect(page.getByText('Estimated Total:')).toBeHidden()
  await page.getByLabel('Choose Your AI Website Package').selectOption('AI Growth Website - $1,200')
  if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Show the estimate' }).click()

  await expect(page.getByText('Estimated Total:')).toBeVisible()
  await expect(page.getByText('$1200')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Schedule Your AI Consultation' })).toHaveAttribute(
    'href',
    '/consultation',
  )
  await expect(page.getByLabel('Choose Your AI Website Package')).toHaveValue('AI Growth Website')
  await page.getByRole('link', { name: 'Get Started With This Package' }).click()
  await expect(page).toHaveURL('/get-started?package=AI%20Growth%20Website')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You've selected our AI Growth Website")
})

test('each launch card leads to its project request', async ({ page, open }) => {
  for (const [name, title] of [
    ['Start with the Starter', 'AI Starter Website'],
    ['Grow with this package', 'AI Growth Website'],
    ['Put it to work', 'AI Sales Machine'],
  ] as const) {
    await open('/launch')
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`You've selected our ${title}`)
    await expect(page.getByLabel('Your package')).toHaveValue(title)
  }
})
