import { afterAll, describe, expect, it } from 'vitest'
import { projectForm } from '~/forms/project'
import { packages } from '~/content/packages'
import { hrefOf, one, openPage, submit, textOf, textsOf } from '../support/document'
import { answersToGrowth } from '../support/quiz-answers'
import { startSite } from '../support/site'
import { entries, readPage, type Page } from '../support/visitors'

// tests/unit/quiz has every combination of answers.

const site = await startSite()
afterAll(() => site.close())

const answers = 'business=barbershop&first=answer&source=phone&followup=first&budget=to-1500'
const open = (path: string) => openPage(site, path)
const headlineOf = ({ document }: Page) => textOf(one(document, 'h1'))

describe('an address of the quiz', () => {
  it.each([
    ['/quiz?business=toString&at=constructor', 'What kind of business do you run?'],
    ['/quiz?__proto__=x&business=shop&at=nowhere', 'What should your website do first?'],
    ['/quiz?business=%E0%A4%A', 'What kind of business do you run?'],
    [`/quiz?${answers.split('&').toReversed().join('&')}`, 'Your package: AI Growth Website'],
  ])('%s shows a page and never an error', async (path, headline) => {
    const page = await open(path)
    expect(page.status).toBe(200)
    expect(headlineOf(page)).toBe(headline)
    expect(site.logged('error')).toEqual([])
  })

  it('puts no words of its own into the page', async () => {
    const { document } = await open('/quiz?business=call-555-0100&text=555-0100&at=555-0100')
    expect(document.querySelector('main')?.outerHTML).not.toContain('555-0100')
  })
})

describe('the quiz without script', () => {
  /** Answers each question in turn, by the button of the answer. */
  async function answer(page: Page, given: readonly string[]): Promise<Page> {
    let current = page
    for (const each of given) {
      const buttons = [...current.document.querySelectorAll<HTMLButtonElement>('main form button')]
      const button = buttons.find((choice) => textOf(choice) === each)!
      current = await readPage(await submit(site, current, {}, button))
    }
    return current
  }

  it('leads by five answers to a package with its price, timeline and reasons', async () => {
    let page = await open('/quiz')
    for (const [index, each] of answersToGrowth.entries()) {
      expect(page.text).toContain(`Question ${index + 1} of 5`)
      page = await answer(page, [each])
    }
    expect(headlineOf(page)).toBe('Your package: AI Growth Website')
    const region = (name: string) => {
      const heading = [...page.document.querySelectorAll('main [id]')].find((each) => textOf(each) === name)
      return one(page.document, `[aria-labelledby="${heading?.id}"]`)
    }
    for (const words of [packages[1].price, packages[1].timeline])
      expect(textOf(region('The estimate'))).toContain(words)
    expect(textsOf(region('Why this one'), 'li')).toHaveLength(5)
    expect(textsOf(region('The other two'), 'li')).toHaveLength(2)
  })

  it('asks again, with a sentence that says so, where a step is sent without its answer', async () => {
    const first = await open('/quiz?business=shop')
    expect(first.text).not.toContain('Please choose one')
    // What a program sends that presses none of the answers: every field but the buttons.
    const hidden = [...first.document.querySelectorAll<HTMLInputElement>('main input[type=hidden]')]
    const query = new URLSearchParams(hidden.map(({ name, value }) => [name, value]))
    const again = await open(`/quiz?${query}`)
    expect(headlineOf(again)).toBe('What should your website do first?')
    const group = one(again.document, 'fieldset')
    expect(textOf(one(group, 'legend'))).toBe(headlineOf(again))
    const needed = one(again.document, `#${group.getAttribute('aria-describedby')}`)
    expect(textOf(needed)).toBe('Please choose one of these answers.')
    one(again.document, '[role=progressbar][aria-valuetext="Question 2 of 5"]')
  })
})

describe('the project request after the quiz', () => {
  const address = `/get-started?package=standard&${answers}`
  const summary = [
    'My answers in the 30-second quiz:',
    'My business: Barbershop or salon',
    'First job of the website: Answer questions and take bookings',
    'Inquiries today: Phone calls and walk-ins',
    'Follow-up that runs on its own: The first answer, then I take over',
    `Budget: ${answersToGrowth.at(-1)}`,
  ].join('\n')

  it('has the answers in the details, where they can be edited, also on the way to another package', async () => {
    const link = hrefOf(one((await open(`/quiz?${answers}`)).document, 'main'), 'Start with this package')
    const page = await open(link)
    expect(page.values).toMatchObject({ package: 'AI Growth Website', details: summary })
    expect(page.document.querySelector('#details')?.hasAttribute('readonly')).toBe(false)
    expect(page.text).toContain('Your quiz answers are in the last field.')
    const other = one<HTMLButtonElement>(page.document, 'button[name=choose][value="AI Sales Machine"]')
    const chosen = await readPage(await submit(site, page, {}, other))
    expect(chosen.values).toMatchObject({ package: 'AI Sales Machine', details: summary })
  })

  it('takes no words from the address, and none of those who did not take the quiz', async () => {
    const made = '&business=Call+555-0100&details=555-0100&first=toString&source=phone&source=few&budget=open'
    const page = await open(`/get-started?package=standard${made}`)
    expect(page.values.details).toBe('My answers in the 30-second quiz:\nBudget: Not decided yet')
    expect(page.text).not.toContain('555-0100')
    const empty = await open('/get-started?package=standard')
    expect(empty.values.details).toBe('')
    expect(empty.text).not.toContain('quiz answers')
  })

  it.each(['My own words', ''])(
    'comes back with what was typed, not with the summary (%j)',
    async (details) => {
      const body = new URLSearchParams({ ...entries(projectForm), name: '', details })
      const returned = await readPage(await site.request(address, { method: 'POST', body }))
      expect(returned.status).toBe(422)
      expect(returned.values.details).toBe(details)
      expect(returned.text).not.toContain('My answers in the 30-second quiz')
    },
  )
})
