import { describe, expect, it } from 'vitest'
import { fromDraft, notices } from '~/content/enquiry-pages'
import { packageOf } from '~/content/packages'
import { draftWords, previewErrors } from '~/content/preview'
import { demoPath, draftField, trades } from '~/content/showroom'
import { site as content } from '~/content/site'
import { projectForm } from '~/forms/registry'
import { openingSentence } from '~/showroom/draft/week'
import { fill } from '~/content/fill'
import { countErrors } from '~/ui/form/reply-notice'
import { quizResult } from '../support/addresses'
import addresses from '../support/draft-addresses.json'
import { heard } from '../support/draft-entries.json'
import { hrefOf, one, openPage, rehearse, textOf } from '../support/document'
import { draftsFrom, foundIn, inventedBy } from '../support/drafts'
import { startFileSite, startTestSite } from '../support/test-servers'
import { entries, readPage } from '../support/visitors'

const limits = { SUBMISSIONS_PER_HOUR: '100000', SUBMISSIONS_PER_HOUR_TOTAL: '100000' }
const site = await startFileSite({ environment: { SITE_URL: 'https://dayfive.test', ...limits } })

const facts =
  'name=O%27Neill+%26+S%C3%B6hne&town=M%C3%BCnster&thing=Cut&price=31&thing=Rebuilding&price=12500&hours=salon&person=Ren%C3%A9'
const sent = (more: string) => site.request(`/preview?make=1&trade=barbershop&${more}`)
const ask = (trade: string, search: string, question: string) =>
  openPage(site, `/preview/${trade}?${search}&ask=${encodeURIComponent(question)}`)
const pageAt = async (address: string) => (await openPage(site, address)).document
const answerOn = ({ document }: { document: Document }) => textOf(one(document, '#answer'))

describe('the form for a draft', () => {
  it('leads to a draft whose address has only the entries', async () => {
    const form = await openPage(site, '/preview?trade=shop')
    expect(one<HTMLInputElement>(form.document, '[name=trade][checked]').value).toBe('shop')
    const response = await sent(`${facts}&thing=&price=&mon=&mon=`)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      '/preview/barbershop?name=O%E2%80%99Neill+%26+S%C3%B6hne&town=M%C3%BCnster&thing=Cut&price=31&thing=Rebuilding&price=12500&hours=salon&person=Ren%C3%A9',
    )
    const rows = await sent('name=Ours&hours=six&mon=09:00&mon=17:30&tue=&tue=&sun=10&sun=12')
    expect(rows.headers.get('location')).toBe(
      '/preview/barbershop?name=Ours&mon=9%3A00-17%3A30&sun=10%3A00-12%3A00',
    )
    for (const [name, trade] of Object.entries(heard))
      expect((await site.request(`/preview?make=named&name=${name}`)).headers.get('location')).toMatch(trade)
  })

  // tests/unit/showroom/draft.test.ts has every kind of error.
  it.each([
    ['name=', '[name=name]', 'Name is required'],
    ['name=evil.com', '[name=name]', 'Name can’t be a web address'],
    ['name=Ours&thing=Cut&price=', '#price-0', 'Price of item 1 is required'],
    ['name=Ours&thing=A&price=1&thing=B&price=b', '#price-1', 'Price of item 2: Enter a price like $26'],
    ['name=Ours&mon=9-17&thu=99:99', '#thu', 'Thursday needs hours'],
  ])('%s comes back with its entries and the error', async (typed, field, message) => {
    const response = await sent(typed)
    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const document = await pageAt(`/preview?make=1&trade=barbershop&${typed}`)
    const wrong = document.querySelector(field)!
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
    expect(textOf(document.getElementById(wrong.getAttribute('aria-describedby')!)!)).toContain(message)
    expect(textOf(one(document, '[role=alert]'))).toContain(message)
    expect(document.title).toMatch(RegExp(`^${countErrors(notices, 1)} `))
    for (const [name, value] of new URLSearchParams(typed)) {
      const fields = [...document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)]
      expect(fields.map((each) => each.value)).toContain(value)
    }
  })

  it('asks for a trade; a wrong address of a draft leads to it', async () => {
    const asking = await pageAt('/preview?make=1&name=Ours')
    expect(textOf(one(asking, '[role=alert]'))).toContain(previewErrors.trade)
    const wrong = await site.request('/preview/shop?name=evil.com&town=Here')
    expect(wrong.headers.get('location')).toBe('/preview?name=evil.com&town=Here&trade=shop')
    expect((await site.request('/preview/shop')).headers.get('location')).toBe('/preview?trade=shop')
    expect((await site.request('/preview/nobody?name=Ours')).status).toBe(404)
  })

  it('is offered by the home page, each demo, the result of the quiz and the packages', async () => {
    const { draft: label } = (await import('~/content/demo-bar')).demoBar
    const fieldsAt = async (address: string) =>
      [...(await pageAt(address)).querySelectorAll('form:has([name=name])')].map((form) =>
        form.getAttribute('action'),
      )
    expect(await fieldsAt('/?trade=artist')).toEqual(['/preview/artist', '/preview'])
    expect(await fieldsAt(quizResult)).toEqual(['/preview/shop'])
    expect(await fieldsAt(quizResult.replace('business=shop', 'business=other'))).toEqual(['/preview/other'])
    expect(hrefOf(await pageAt('/showroom/shop'), label)).toBe('/preview?trade=shop')
    expect(hrefOf(await pageAt('/launch'), draftField.like)).toBe('/preview')
  })
})

describe.each(trades)('a draft of the trade $id', ({ id, offer, examples }) => {
  it('says that it is a draft, and shows the facts of its address', async () => {
    for (const { address, name, things, hours } of addresses) {
      const { document } = await openPage(site, `/preview/${id}?${address}`)
      const words = textOf(document.body)
      for (const told of [name, ...Object.entries({ ...things, ...hours }).flat()])
        expect(words, address).toContain(told)
      expect(textOf(one(document, 'h1')), address).toContain(name)
      expect(textOf(one(document, '.demo-top'))).toContain(
        fill(draftWords.says, { ...packageOf(offer), examples: '' }).replace(/\.$/, ''),
      )
      expect(document.title, address).toContain(`A draft by ${content.name}`)
    }
  })

  it('shows prices without the owner’s only as examples', async () => {
    const bare = await pageAt(`/preview/${id}?name=Ours`)
    expect(textOf(bare.body)).toContain(Object.keys(examples)[0])
    expect(textOf(one(bare, '.demo-top'))).toContain('with example prices')
    expect(textOf(one(bare, 'main'))).toContain(draftWords.example)
    const told = await pageAt(`/preview/${id}?name=Ours&thing=Tuning&price=77`)
    expect(textOf(told.body)).not.toMatch(RegExp(`example prices|${draftWords.example}`))
    expect(textOf(one(told, '.demo-top')).includes('example times')).toBe(id !== 'shop')
    expect(answerOn(await ask(id, 'name=Ours', 'how much is it'))).toMatch(/\$[\d,]+ \(example price\)/)
  })

  it('answers the questions that its field suggests', async () => {
    for (const search of [facts, 'name=A&also=order&mon=0-24', 'name=A&also=visit&thing=(a)&price=9%2B']) {
      const { document } = await openPage(site, `/preview/${id}?${search}`)
      const { document: asked } = await ask(id, search, one(document, '#ask').getAttribute('placeholder')!)
      expect(one(asked, '#answer').getAttribute('data-kind')).toMatch(/answer|emergency/)
    }
  })

  it('lets no word break out of the page', async () => {
    for (const more of ['', '&ask=can+i+pay+by+card', '&ask=when+are+you+open']) {
      const { document } = await openPage(site, `/preview/${id}?${facts}${more}`)
      for (const form of document.querySelectorAll('form')) {
        expect([form.method, form.getAttribute('action')?.split('#')[0]]).toEqual(['get', `/preview/${id}`])
        for (const field of form.querySelectorAll('input:not([type]), textarea'))
          expect(['ask', 'who', 'number']).toContain(field.getAttribute('name'))
      }
      expect(document.querySelector('[href^="tel:"], [href^="mailto:"]')).toBeNull()
    }
  })

  it('hands a question without an answer over to the named person', async () => {
    for (const question of ['can i pay by card', 'do you sell elephants', 'what is your number'])
      expect(answerOn(await ask(id, facts, question))).toContain('René can help you')
    for (const question of ['when are you open', 'where are you'])
      expect(answerOn(await ask(id, 'name=Ours', question))).toContain('Call us at [')
    expect(answerOn(await ask(id, `${facts}&also=cards`, 'can i pay by card'))).toContain('We take cards.')
  })

  it('agrees to nothing that may cost something', async () => {
    for (const question of ['is the consultation free', 'is delivery free?', 'is it gluten free'])
      expect(answerOn(await ask(id, 'name=Zed&thing=Cut&price=77', question))).not.toMatch(/\bYes\b/)
  })

  it('plays its task to the end by its form', async () => {
    let page = await openPage(site, `/preview/${id}?${facts}`)
    for (const step of ['review', 'done']) {
      expect(one<HTMLInputElement>(page.document, '#rehearsal form [name=rehearse]').value).toBe(step)
      page = await readPage(await rehearse(site, page))
    }
    expect(page.document.querySelector('#rehearsal form')).toBeNull()
    expect(hrefOf(one(page.document, '#rehearsal'), draftWords.start)).toMatch(/^\/get-started\?/)
  })
})

describe('a draft of any other trade', () => {
  it('has words of no trade, on its page and in its answers', async () => {
    const ofTrades =
      /gift|chair|haircut|shave|tooth|patient|wedding|paint|house|estate|street|hold it|shop\b/i
    for (const search of [facts.replace(/&thing=.*?(?=&hours)/, ''), 'name=Ours'])
      for (const question of ['', 'do you wrap gifts', 'can i get a haircut', 'do you rent houses']) {
        const { document } = await ask('other', search, question)
        for (const unread of document.querySelectorAll('.demo-bar, .asked, style, script, [placeholder]'))
          unread.remove()
        expect(textOf(document.body), question).not.toMatch(ofTrades)
      }
  })

  it('is chosen by name, and leads to a project form that names no wrong trade', async () => {
    const [chosen, home] = [await pageAt('/preview?trade=other'), await pageAt('/')]
    expect(textOf(one(chosen, 'label:has([value=other][checked])'))).toBe('Something else')
    expect(textOf(one(home, 'select[name=trade] option[value=other]'))).toBe('Something else')
    const start = hrefOf(one(await pageAt(`/preview/other?${facts}`), '.demo-top'), draftWords.start)
    const details = one<HTMLTextAreaElement>(await pageAt(start), 'textarea[name=details]')
    expect(details.value).toMatch(/^Name: O’Neill & Söhne\n/)
  })
})

describe('a draft', () => {
  it('is neither stored, indexed nor logged', async () => {
    const response = await site.request(`/preview/artist?${facts}`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
    expect(site.log()).toContain('/preview/artist')
    expect(site.log()).not.toMatch(/Neill|nster|Rebuilding/)
  })

  it('leads to the project form with the draft and its address in the details', async () => {
    const { document } = await openPage(site, `/preview/barbershop?${facts}`)
    const start = hrefOf(one(document, '.demo-top'), draftWords.start)
    const form = await openPage(site, start)
    const details = one<HTMLTextAreaElement>(form.document, 'textarea[name=details]').value
    const address = `https://dayfive.test/preview/barbershop?${new URLSearchParams(facts.replace('%27', '%E2%80%99'))}`
    const told = ['O’Neill & Söhne', 'Münster', 'Rebuilding $12,500', 'Saturday 8 am–4 pm', 'René', address]
    for (const words of told) expect(details).toContain(words)
    expect(textOf(form.document.body)).toContain(fromDraft.note)
    const found = await site.request(address.replace('https://dayfive.test', ''))
    expect(found.status).toBe(200)
    expect((await site.post(projectForm, { ...entries(projectForm), details })).status).toBe(303)
  })

  it('is limited as questions are', async () => {
    const limited = await startTestSite({ environment: { ...limits, SUBMISSIONS_PER_HOUR: '1' } })
    const address = '/preview/shop?name=Ours'
    for (let count = 0; count < 50; count += 1) expect((await limited.request(address)).status).toBe(200)
    const response = await limited.request(address)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.text()).toContain('try again')
  })
})

it(
  '200 drafts of all kinds are pages without anything invented, and answer from their facts',
  { timeout: 600_000 },
  async () => {
    const invented = new Map<string, string[]>()
    for (const { id, look } of trades)
      invented.set(id, inventedBy(look.id, await (await site.request(demoPath(look))).text()))
    for (const each of draftsFrom(32, 200)) {
      const { trade, draft, address } = each
      const response = await site.request(address)
      expect(response.status, address).toBe(200)
      const html = await response.text()
      expect(foundIn(html, invented.get(trade)!, each), address).toEqual([])
      const asked = draft.things[0] ? `How much is “${draft.things[0].name}”?` : 'When are you open?'
      const said = answerOn(await openPage(site, `${address}&ask=${encodeURIComponent(asked)}`))
      const told = draft.things[0] ? draft.things[0].price : draft.week && openingSentence(draft.week)
      expect(said, address).toContain(told?.replaceAll('\u00a0', ' ') ?? (draft.person || 'Call us'))
    }
  },
)
