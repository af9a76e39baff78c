import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectForm } from '~/forms/project'
import { one, submit } from '../support/document'
import { startSite, type Site } from '../support/site'
import { entries, readPage } from '../support/visitors'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const answers = 'business=barbershop&first=answer&source=phone&followup=first&budget=to-1500'
const open = async (path: string) => readPage(await site.request(path))
const robots = (document: Document) => document.querySelector('meta[name=robots]')?.getAttribute('content')

describe('an address of the quiz', () => {
  it.each([
    ['/quiz', 'What kind of business do you run?'],
    ['/quiz?', 'What kind of business do you run?'],
    ['/quiz?business=barbershop', 'What must your website do first?'],
    ['/quiz?business=nonsense', 'What kind of business do you run?'],
    ['/quiz?business=barbershop&business=shop', 'What kind of business do you run?'],
    ['/quiz?budget=open', 'What kind of business do you run?'],
    ['/quiz?business=toString&at=constructor', 'What kind of business do you run?'],
    ['/quiz?__proto__=x&business=shop', 'What must your website do first?'],
    ['/quiz?business=shop&at=nowhere', 'What must your website do first?'],
    ['/quiz?business=%E0%A4%A', 'What kind of business do you run?'],
    ['/quiz?business=%00', 'What kind of business do you run?'],
    ['/quiz?business[]=shop', 'What kind of business do you run?'],
    [`/quiz?${answers}&at=followup`, 'How much of the follow-up should run by itself?'],
    [`/quiz?${answers}`, 'Your package: AI Growth Website'],
    [`/quiz?${answers.split('&').toReversed().join('&')}`, 'Your package: AI Growth Website'],
  ])('%s shows a page and never an error', async (path, headline) => {
    const page = await open(path)
    expect(page.status).toBe(200)
    expect([...page.document.querySelectorAll('h1')].map((h1) => h1.textContent)).toEqual([headline])
    expect(site.logged('error')).toEqual([])
  })

  it('puts no words of its own into the page', async () => {
    const { document } = await open('/quiz?business=call-555-0100&text=555-0100&at=555-0100')
    expect(document.querySelector('main')?.outerHTML).not.toContain('555-0100')
  })

  it.each([
    ['/quiz', 'The 30-second quiz | Dayfive', undefined],
    ['/quiz?utm_source=mail', 'The 30-second quiz | Dayfive', undefined],
    ['/quiz?business=shop', 'Question 2 of 5: What must your website do first? | Dayfive', 'noindex'],
    [
      '/quiz?business=shop&at=business',
      'Question 1 of 5: What kind of business do you run? | Dayfive',
      'noindex',
    ],
    [`/quiz?${answers}`, 'Your package: AI Growth Website | Dayfive', 'noindex'],
  ])(
    '%s has a title of its own, and is found by search engines only at the start',
    async (path, title, rule) => {
      const { document } = await open(path)
      expect(document.title).toBe(title)
      expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy()
      expect(robots(document)).toBe(rule)
    },
  )
})

it('a step that is sent without its answer is asked again with a sentence that says so', async () => {
  const first = await open('/quiz?business=shop')
  expect(first.text).not.toContain('Please choose one')
  // What a program sends that presses none of the answers: every field but the buttons.
  const hidden = [...first.document.querySelectorAll<HTMLInputElement>('main input[type=hidden]')]
  const query = new URLSearchParams(hidden.map(({ name, value }) => [name, value]))
  const again = await open(`/quiz?${query}`)
  expect(again.document.querySelector('h1')?.textContent).toBe('What must your website do first?')
  expect(again.text).toContain('Please choose one of these answers.')
})

describe('the project request after the quiz', () => {
  const address = `/get-started?package=standard&${answers}`
  const summary = [
    'My answers in the 30-second quiz:',
    'My business: Barbershop or salon',
    'First job of the website: Answer questions and take bookings',
    'Enquiries today: Phone calls and people at the door',
    'Follow-up that runs by itself: The first answer, then I take over',
    'Budget: $1,000 to $1,500',
  ].join('\n')

  it('has the answers in the details, where they can be edited, and says so', async () => {
    const page = await open(address)
    expect(page.values).toMatchObject({ package: 'AI Growth Website', details: summary })
    expect(page.document.querySelector('#details')?.hasAttribute('readonly')).toBe(false)
    expect(page.text).toContain('Your quiz answers are in the last field.')
  })

  it('keeps the answers on the way to another package', async () => {
    const page = await open(address)
    const other = one<HTMLButtonElement>(page.document, 'button[name=choose][value="AI Sales Machine"]')
    const chosen = await readPage(await submit(site, page, {}, other))
    expect(chosen.values).toMatchObject({ package: 'AI Sales Machine', details: summary })
  })

  it('takes no words from the address', async () => {
    const page = await open(
      '/get-started?package=standard&business=Call+555-0100&details=555-0100&first=toString&source=phone&source=few&budget=open',
    )
    expect(page.values.details).toBe('My answers in the 30-second quiz:\nBudget: Not decided yet')
    expect(page.text).not.toContain('555-0100')
  })

  it('is empty for whoever did not take the quiz', async () => {
    const page = await open('/get-started?package=standard')
    expect(page.values.details).toBe('')
    expect(page.text).not.toContain('quiz answers')
  })

  it.each(['My own words', ''])(
    'comes back with what was typed, not with the summary (%j)',
    async (details) => {
      const returned = await readPage(
        await site.request(address, {
          method: 'POST',
          body: new URLSearchParams({ ...entries(projectForm), name: '', details }),
        }),
      )
      expect(returned.status).toBe(422)
      expect(returned.values.details).toBe(details)
      expect(returned.text).not.toContain('My answers in the 30-second quiz')
    },
  )
})
