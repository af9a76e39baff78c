import type { Page } from 'playwright/test'
import { demoAddresses } from '../support/addresses'
import { answersToGrowth } from '../support/quiz-answers'
import { addressThat, expect, forms, hydrated, test } from './visit'

const [, project] = forms

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', expectedStatuses: [422] })

/** The name of what has the focus, null when nothing has it, and why it can't be seen, if so. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    if (element === document.body) return { name: null, unseen: 'nothing has the focus' }
    const name = (element.ariaLabel ?? element.innerText).replace(/\s+/g, ' ').trim() || element.id
    const shown = element.matches('[type=radio], [type=checkbox]') ? element.closest('label')! : element
    const box = shown.getClientRects()[0]
    if (!box || box.bottom <= 0 || box.top >= innerHeight) return { name, unseen: 'outside the window' }
    const x = Math.max(0, box.left) + Math.min(box.width, innerWidth) / 2
    const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2
    if (!shown.contains(document.elementFromPoint(x, y))) return { name, unseen: 'covered' }
    // To be read and not operated.
    if (element.tabIndex < 0) return { name, unseen: null }
    const hasRing = [element, shown].some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    return { name, unseen: hasRing ? null : 'without a ring' }
  })
}

async function expectSeen(page: Page, step: string) {
  await expect.poll(async () => (await focused(page)).unseen, { message: `after ${step}` }).toBeNull()
}

/** Presses Tab until what has this name is focused; everything on the way is seen. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const passed: (string | null)[] = []
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press(key)
    await expectSeen(page, `${key} from ${passed.at(-1)}`)
    const { name: here } = await focused(page)
    if (typeof name === 'string' ? here === name : name.test(here ?? '')) return
    passed.push(here)
  }
  throw new Error(`${name} was not among ${passed.join(' | ')}`)
}

async function press(page: Page, key: string) {
  await page.keyboard.press(key)
  await expectSeen(page, key)
}

test('the keyboard alone opens the menu and leaves it, and follows it to the quiz and its result', async ({
  page,
  open,
}) => {
  await open('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await tabTo(page, 'Menu')
  await press(page, 'Space')
  await expect(menu).toBeVisible()
  await press(page, 'Escape')
  await expect(menu).toBeHidden()
  await press(page, 'Space')
  await tabTo(page, 'Free Consultation')
  await tabTo(page, 'Find Your Perfect AI Website in 30 Seconds')
  await expect(menu, 'the focus left it').toBeHidden()
  await tabTo(page, 'Menu', 'Shift+Tab')
  await press(page, 'Enter')
  await tabTo(page, '30-Second Quiz')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/quiz')
  await hydrated(page, '#root *')
  for (const answer of answersToGrowth) {
    await tabTo(page, answer)
    await press(page, 'Enter')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your package: AI Growth Website')
})

test('after a trade is chosen by the keyboard, Tab goes on among the trades', async ({ page, open }) => {
  await open('/')
  for (const trade of ['Dentist', 'Real estate', 'Barber']) {
    await tabTo(page, trade)
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle(new RegExp(`^${trade} \\| `))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Barber', exact: true })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
  }
})

test('a project form with errors is chosen, mended and sent by the keyboard', async ({ page, open }) => {
  await open('/get-started')
  await tabTo(page, /^AI Growth Website/)
  await press(page, 'Space')
  await expect(page.locator('#choice').getByRole('status')).toHaveText(/^AI Growth Website, \$/)
  await tabTo(page, 'details')
  await page.keyboard.type('A website for my shop')
  await tabTo(page, project.button)
  await press(page, 'Enter')
  await expect(page).toHaveTitle('2 fields need a second look. Start your project | Dayfive')
  await expect(page.locator('#name')).toBeFocused()
  await expect(page.getByRole('alert'), 'both errors are on the screen').toBeInViewport({ ratio: 1 })
  await page.keyboard.type('Ann Barber')
  await expect(page).toHaveTitle('One field needs a second look. Start your project | Dayfive')
  await tabTo(page, 'email')
  const email = addressThat()
  await page.keyboard.type(email)
  await expect(page).toHaveTitle('Start your project | Dayfive')
  await press(page, 'Enter')
  await expect(page.getByRole('region', { name: project.headline })).toBeFocused()
})

test('a conversation is held by the keyboard, and Back goes through it', async ({ page, open }) => {
  await open(demoAddresses[0]!)
  const answer = page.getByRole('region', { name: 'Answer' })
  await tabTo(page, 'ask')
  await page.keyboard.type('What does a cut cost?')
  await press(page, 'Enter')
  await expect(answer).toContainText('What does a cut cost?')
  await tabTo(page, 'Can I just walk in?')
  await press(page, 'Enter')
  await expect(answer).toBeFocused()
  await page.goBack()
  await expect(answer).toContainText('What does a cut cost?')
  await expectSeen(page, 'Back')
  await page.goBack()
  await expect(answer).toBeHidden()
  await expectSeen(page, 'Back to the page without an answer')
})

test('a rehearsal is played by the keyboard', async ({ page, open }) => {
  await open(demoAddresses[0]!)
  const hold = async () => {
    await tabTo(page, /^(Hold my chair|Yes, hold it)/)
    await page.keyboard.press('Enter')
  }
  await hold()
  await expect(page).toHaveTitle(/^Something.s missing/)
  await expectSeen(page, 'an empty step')
  await tabTo(page, /^What.ll it be/)
  await press(page, 'ArrowDown')
  await hold()
  await expect(page).toHaveURL(/rehearse=review/)
  await expectSeen(page, 'the first step')
  await hold()
  await expect(page).toHaveURL(/rehearse=done/)
  await expectSeen(page, 'the last step')
})
