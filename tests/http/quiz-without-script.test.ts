import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formServiceHandlers, type Received } from '../support/form-service'
import { hrefOf, one, openPage, pressedIn, submit, textOf, textsOf } from '../support/document'
import { startSite, withFormService, type Site } from '../support/site'
import { readPage, type Page } from '../support/visitors'

const received: Received[] = []
const formService = setupServer(...formServiceHandlers(received))
let site: Site
beforeAll(async () => {
  formService.listen({ onUnhandledRequest: 'error' })
  site = await startSite({ environment: withFormService })
})
afterAll(async () => {
  await site.close()
  formService.close()
})

const headlineOf = ({ document }: Page) => textOf(one(document, 'h1'))

/** Answers each question in turn, by the button of the answer. */
async function answer(page: Page, answers: readonly string[]): Promise<Page> {
  let current = page
  for (const each of answers) {
    const buttons = [...current.document.querySelectorAll<HTMLButtonElement>('main form button')]
    const button = buttons.find((choice) => textOf(choice) === each)!
    current = await readPage(await submit(site, current, {}, button))
  }
  return current
}

const walks = [
  {
    title: 'AI Starter Website',
    price: '$800',
    timeline: '5-7 days',
    answers: [
      'Photographer, or another trade',
      'Be found by new customers',
      'Recommendations',
      'None, I answer everyone myself',
      'Up to $1,000',
    ],
  },
  {
    title: 'AI Growth Website',
    price: '$1,200',
    timeline: '7-10 days',
    answers: [
      'Dental or health practice',
      'Answer questions and take bookings',
      'Phone calls and people at the door',
      'The first answer, then I take over',
      '$1,000 to $1,500',
    ],
  },
  {
    title: 'AI Sales Machine',
    price: '$1,800',
    timeline: '10-14 days',
    answers: [
      'Shop, in town or online',
      'Sell products or services',
      'Search engines and social media',
      'All of it, e-mails included',
      '$1,500 or more',
    ],
  },
]

it.each(walks)('five answers lead to the $title', async ({ title, price, timeline, answers }) => {
  let page = await openPage(site, '/quiz')
  for (const [index, each] of answers.entries()) {
    expect(page.text).toContain(`Question ${index + 1} of 5`)
    page = await answer(page, [each])
  }
  expect(headlineOf(page)).toBe(`Your package: ${title}`)
  const region = (name: string) => {
    const heading = [...page.document.querySelectorAll('main [id]')].find((each) => textOf(each) === name)
    return one(page.document, `[aria-labelledby="${heading?.id}"]`)
  }
  expect(textOf(region('The estimate'))).toContain(price)
  expect(textOf(region('The estimate'))).toContain(timeline)
  expect(textsOf(region('Why this one'), 'li')).toHaveLength(5)
  expect(textsOf(region('The other two'), 'li')).toHaveLength(2)
})

describe('the quiz', () => {
  const [, { answers }] = walks as [unknown, (typeof walks)[number]]
  const follow = async (page: Page, words: string) =>
    openPage(site, hrefOf(one(page.document, 'main'), words))

  it('shows the former answer on Back, and keeps the later ones when it is changed', async () => {
    let page = await answer(await openPage(site, '/quiz'), answers.slice(0, 3))
    page = await follow(page, 'Back')
    expect(pressedIn(page.document)).toEqual(['Phone calls and people at the door'])
    page = await follow(page, 'Back')
    expect(pressedIn(page.document)).toEqual(['Answer questions and take bookings'])
    page = await answer(page, ['Sell products or services'])
    expect(page.text).toContain('Question 4 of 5')
    page = await answer(page, answers.slice(3))
    expect(page.text).toContain('You want it to sell:')
    expect(page.text).toContain('People call or come by:')
  })

  it('has a result that can be changed and started over', async () => {
    const result = await answer(await openPage(site, '/quiz'), answers)
    let page = await follow(result, 'Change: What do you plan to spend?')
    expect(pressedIn(page.document)).toEqual(['$1,000 to $1,500'])
    page = await answer(page, ['Up to $1,000'])
    expect(page.text).toContain('This is $200 more than you plan to spend.')
    page = await follow(page, 'Start over')
    expect(page.text).toContain('Question 1 of 5')
    expect(pressedIn(page.document)).toEqual([])
  })

  it('leads to a project request with the answers in it, which arrives', async () => {
    const result = await answer(await openPage(site, '/quiz'), answers)
    let page = await follow(result, 'Start with this package')
    expect(headlineOf(page)).toBe("You've selected our AI Growth Website")
    const other = one<HTMLButtonElement>(page.document, 'button[name=choose][value="AI Sales Machine"]')
    page = await readPage(await submit(site, page, {}, other))
    expect(headlineOf(page)).toBe("You've selected our AI Sales Machine")
    for (const each of answers) expect(page.values.details).toContain(each)
    const details = `${page.values.details}\nTwo chairs on Mill Lane.`
    const sent = await submit(site, page, { name: 'Ann Barber', email: 'ann@example.com', details })
    expect(sent.status).toBe(303)
    expect(received.map(({ body }) => body)).toEqual([
      { name: 'Ann Barber', email: 'ann@example.com', package: 'AI Sales Machine', details },
    ])
  })
})
