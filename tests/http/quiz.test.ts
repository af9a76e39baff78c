import { beforeEach, describe, expect, it } from 'vitest'
import { projectForm } from '~/forms/registry'
import { packages } from '~/content/packages'
import { asPrice, costOverYears } from '~/content/prices'
import { hrefOf, one, openPage, submit, textOf, textsOf } from '../support/document'
import { interceptFormService } from '../support/intercepted-form-service'
import { listAll } from '../support/list-all'
import { withFormService, type Site } from '../support/site'
import { startTestSite } from '../support/test-servers'
import { entries, readPage, type Page } from '../support/visitors'

const received = interceptFormService()
let now = 0
let site: Site
beforeEach(async () => {
  now = Date.UTC(2026, 10, 24, 12)
  site = await startTestSite({ environment: withFormService, now: () => now })
})

const answers = 'business=barbershop&first=answer&source=phone&followup=first&budget=to-1500'
const open = (path: string) => openPage(site, path)

// tests/unit/quiz has every combination of answers, tests/e2e/quiz.with-script.spec.ts the way through it.

it.each([
  '/quiz?business=toString&at=constructor',
  '/quiz?__proto__=x&business=shop&at=nowhere',
  '/quiz?business=%E0%A4%A',
  '/quiz?business=call-555-0100&text=555-0100&at=555-0100',
])('%s shows a question, never an error or words from the address', async (path) => {
  const { status, document } = await open(path)
  expect(status).toBe(200)
  expect(one(document, 'main:has(form button)').outerHTML).not.toContain('555-0100')
  expect(site.logged('error')).toEqual([])
})

it('a result has the package, price, timeline and reasons, in any order of the answers', async () => {
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

it('asks again with an error when a step is sent without an answer', async () => {
  const first = await open('/quiz?business=shop')
  // A program that presses no answer sends every field but the buttons.
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
  const summary = /^My quiz answers:\n(?:[^:\n]+: [^\n]+\n){4}Budget: [^\n]+$/
  const withSummary = (title: string) => ({
    package: title,
    details: expect.stringMatching(summary) as string,
  })

  it('has the answers in the details, also after a change of the package', async () => {
    const link = hrefOf(one((await open(`/quiz?${answers}`)).document, 'main'), packages[1].cta)
    const page = await open(link)
    expect(page.values).toMatchObject(withSummary('AI Growth Website'))
    expect(page.document.querySelector('#details')?.hasAttribute('readonly')).toBe(false)
    const other = one<HTMLButtonElement>(page.document, 'button[name=choose][value="AI Sales Machine"]')
    const chosen = await readPage(await submit(site, page, {}, other))
    expect(chosen.values).toMatchObject(withSummary('AI Sales Machine'))
  })

  it('takes no words from the address, and has no summary without the quiz', async () => {
    const made = '&business=Call+555-0100&details=555-0100&first=toString&source=phone&source=few&budget=open'
    const page = await open(`/get-started?package=standard${made}`)
    expect(page.values.details).toBe('My quiz answers:\nBudget: Not decided yet')
    expect(page.text).not.toContain('555-0100')
    const empty = await open('/get-started?package=standard')
    expect(empty.values.details).toBe('')
    expect(empty.text).not.toContain('quiz answers')
  })

  it.each(['My own words', ''])('comes back with %j as details, not with the summary', async (details) => {
    const body = new URLSearchParams({ ...entries(projectForm), name: '', details })
    const returned = await readPage(await site.request(address, { method: 'POST', body }))
    expect(returned.status).toBe(422)
    expect(returned.values.details).toBe(details)
    expect(returned.text).not.toContain('My quiz answers')
  })
})

const typed = { name: 'Ann Barber', email: 'ann@example.com', details: 'A shop\non Mill Lane' }
const packageButton = ({ document }: Page, title: string) =>
  one<HTMLButtonElement>(document, `button[name=choose][value="${title}"]`)

// tests/e2e/enquiry.spec.ts has it with fields that are empty or in error, and what is sent after it.
describe('choosing another package', () => {
  it('shows the page again with the package and all entries, and sends and logs nothing', async () => {
    const page = await open('/get-started?package=basic')
    const response = await submit(site, page, typed, packageButton(page, 'AI Sales Machine'))
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    const chosen = await readPage(response)
    expect(chosen.status).toBe(200)
    expect(chosen.values).toMatchObject({ ...typed, package: 'AI Sales Machine' })
    expect(textOf(one(chosen.document, '[role=alert]'))).toBe('')
    expect(received).toEqual([])
    expect(await listAll(site.services.journal)).toEqual([])
    expect(site.logged('submission')).toEqual([])
    expect(site.logged('request').at(-1)).toMatchObject({ method: 'POST', path: '/get-started', status: 200 })
    expect(site.log()).not.toMatch(/Ann Barber|Mill Lane|ann@/)
  })

  it('asks about a mistyped address once, even if a package is chosen afterwards', async () => {
    const slip = { ...typed, email: 'rob@gmial.com' }
    const asked = await readPage(await submit(site, await open('/get-started'), slip))
    expect(asked.status).toBe(422)
    const chosen = await readPage(await submit(site, asked, {}, packageButton(asked, 'AI Growth Website')))
    expect((await submit(site, chosen, {})).status).toBe(303)
  })
})

it('the dated plan is cached exactly until it changes', async () => {
  const address = '/get-started?package=basic'
  const isRendered = async () => {
    const before = site.rendered().length
    const plan = one((await open(address)).document, '#chosen h3 + p')
    return [textOf(plan), site.rendered().length > before]
  }
  const [thursday, isFirst] = await isRendered()
  // The last moment in which the 26th is still two business days ahead.
  now = Date.UTC(2026, 10, 25) - 1
  expect([isFirst, await isRendered()]).toEqual([true, [thursday, false]])
  await open('/about')
  now += 1
  const [friday, isAnew] = await isRendered()
  expect([friday === thursday, isAnew, await isRendered()]).toEqual([false, true, [friday, false]])
  // A page without dates has no such versions.
  await open('/about')
  expect(site.rendered().filter((path) => path === '/about')).toHaveLength(1)
})
