import { afterAll, describe, expect, it } from 'vitest'
import { projectForm } from '~/forms/project'
import { packages } from '~/content/packages'
import { costOverYears } from '~/offers/cost-over-years'
import { asPrice } from '~/offers/dollars'
import { quiz } from '~/content/quiz'
import { hrefOf, one, openPage, submit, textOf, textsOf } from '../support/document'
import { startSite } from '../support/site'
import { entries, readPage } from '../support/visitors'

const site = await startSite()
afterAll(() => site.close())

const answers = 'business=barbershop&first=answer&source=phone&followup=first&budget=to-1500'
const open = (path: string) => openPage(site, path)

// tests/unit/quiz has every combination of answers, tests/e2e/quiz.spec.ts the way through it.

it.each([
  '/quiz?business=toString&at=constructor',
  '/quiz?__proto__=x&business=shop&at=nowhere',
  '/quiz?business=%E0%A4%A',
])('%s shows a question and never an error', async (path) => {
  const { status, document } = await open(path)
  expect(status).toBe(200)
  one(document, 'main form:has(button)')
  expect(site.logged('error')).toEqual([])
})

it('an address of the quiz puts no words of its own into the page', async () => {
  const { document } = await open('/quiz?business=call-555-0100&text=555-0100&at=555-0100')
  expect(document.querySelector('main')?.outerHTML).not.toContain('555-0100')
})

it('a result names the package with its price, timeline and reasons, whatever the order of the answers', async () => {
  const { document } = await open(`/quiz?${answers.split('&').toReversed().join('&')}`)
  expect(textOf(one(document, 'h1'))).toBe('Your package: AI Growth Website')
  const region = (name: string) => {
    const heading = [...document.querySelectorAll('main [id]')].find((each) => textOf(each) === name)
    return one(document, `[aria-labelledby="${heading?.id}"]`)
  }
  for (const words of [packages[1].price, packages[1].timeline])
    expect(textOf(region('The estimate'))).toContain(words)
  expect(textOf(one(document, 'main'))).toContain(asPrice(costOverYears(packages[1], 3)))
  expect(textsOf(region('Why this one'), 'li')).toHaveLength(5)
  expect(textsOf(region('The other two'), 'li')).toHaveLength(2)
})

it('asks again, with a sentence that says so, where a step is sent without its answer', async () => {
  const first = await open('/quiz?business=shop')
  // What a program sends that presses none of the answers: every field but the buttons.
  const hidden = [...first.document.querySelectorAll<HTMLInputElement>('main input[type=hidden]')]
  const again = await open(`/quiz?${new URLSearchParams(hidden.map(({ name, value }) => [name, value]))}`)
  expect(textOf(one(again.document, 'h1'))).toBe(textOf(one(first.document, 'h1')))
  expect(first.text).not.toContain('Please choose one')
  const group = one(again.document, 'fieldset')
  expect(textOf(one(group, 'legend'))).toBe(textOf(one(first.document, 'h1')))
  const needed = one(again.document, `#${group.getAttribute('aria-describedby')}`)
  expect(textOf(needed)).toBe('Please choose one of these answers.')
  one(again.document, '[role=progressbar][aria-valuetext="Question 2 of 5"]')
})

describe('the project request after the quiz', () => {
  const address = `/get-started?package=standard&${answers}`
  const summary = /^My answers in the 30-second quiz:\n(?:[^:\n]+: [^\n]+\n){4}Budget: [^\n]+$/
  const withSummary = (title: string) => ({
    package: title,
    details: expect.stringMatching(summary) as string,
  })

  it('has the answers in the details, where they can be edited, also on the way to another package', async () => {
    const link = hrefOf(one((await open(`/quiz?${answers}`)).document, 'main'), quiz.result.start)
    const page = await open(link)
    expect(page.values).toMatchObject(withSummary('AI Growth Website'))
    expect(page.document.querySelector('#details')?.hasAttribute('readonly')).toBe(false)
    const other = one<HTMLButtonElement>(page.document, 'button[name=choose][value="AI Sales Machine"]')
    const chosen = await readPage(await submit(site, page, {}, other))
    expect(chosen.values).toMatchObject(withSummary('AI Sales Machine'))
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
