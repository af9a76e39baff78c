import { expect, test } from './visit'

const start = 'Start one like this'

test('a visitor asks a demo website, goes back, plays its rehearsal and starts one like it', async ({
  page,
  open,
}) => {
  await open('/#showroom')
  await page.getByRole('link', { name: /^Walk in and ask it something.*Ostrya$/ }).click()
  await expect(page).toHaveURL('/showroom/shop')

  await test.step('asks', async () => {
    await page.locator('#ask').fill('can it go in the dishwasher')
    await page.locator('#ask').press('Enter')
    const answer = page.locator('#answer')
    await expect(answer).toHaveAttribute('data-kind', 'answer')
    await expect(answer).toHaveAttribute('data-topic', 'dishwasher')
    await expect(answer).toBeInViewport()
    await expect(page).toHaveURL(/\?ask=can(\+|%20)it(\+|%20)go/)
    await expect(page.locator('#ask')).toHaveValue('can it go in the dishwasher')
  })

  await test.step('follows a suggestion, then goes back twice', async () => {
    await page.locator('.suggestions a', { hasText: 'Do you wrap gifts?' }).click()
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'gift')
    await page.goBack()
    await expect(page.locator('#answer')).toHaveAttribute('data-topic', 'dishwasher')
    await page.goBack()
    await expect(page.locator('#answer')).toHaveCount(0)
    await expect(page).toHaveURL('/showroom/shop')
  })

  await test.step('rehearses to the end', async () => {
    const rehearsal = page.locator('#rehearsal')
    for (const group of await rehearsal.getByRole('group').all()) {
      const choice = group.getByRole('radio').last()
      if ((await choice.count()) > 0) await choice.check({ force: true })
    }
    for (const select of await rehearsal.getByRole('combobox').all()) await select.selectOption({ index: 1 })
    await rehearsal.getByRole('button').click()
    await expect(page).toHaveURL(/rehearse=review/)
    await rehearsal.getByRole('button').click()
    await expect(page).toHaveURL(/rehearse=done/)
    await expect(rehearsal).toContainText('nothing is booked, stored or sent')
    await rehearsal.getByRole('link', { name: start }).click()
  })

  await expect(page).toHaveURL('/get-started?package=standard&trade=shop')
  await expect(page.locator('#details')).toHaveValue(/My trade: Shop/)
})

test('the agency’s assistant hands a question over to the consultation form', async ({ page, open }) => {
  await open('/consultation')
  await page.getByRole('main').getByRole('link', { name: 'Ask the assistant' }).click()
  await expect(page.locator('#ask')).toBeInViewport()
  await page.locator('#ask').fill('do you also print business cards')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.locator('#answer')).toHaveAttribute('data-kind', 'handover')
  await page.getByRole('link', { name: 'Send us the question' }).click()
  await expect(page.locator('#message')).toHaveValue(/^My question: do you also print business cards\n/)
})
