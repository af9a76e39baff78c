import { setupServer } from 'msw/node'
import { consultationForm } from '~/forms/consultation'
import { trapField, type Form } from '~/forms/form'
import { projectForm } from '~/forms/project'
import { demoPath, draftPath, showroom } from '~/content/showroom'
import { addresses, demoAddresses, facts } from './addresses'
import { one, openPage } from './document'
import { formServiceHandlers } from './form-service'
import { startSite, withFormService, type Site } from './site'
import { entries } from './visitors'

export interface ServedDocument {
  name: string
  status: number
  html: string
  /** Its Content-Security-Policy. */
  policy: string
}

type Ask = (site: Site, form: Form) => Response | Promise<Response>
type State = [name: string, status: number, ask: Ask]

const at =
  (address: string, method = 'GET'): Ask =>
  (site) =>
    site.request(address, { method })

/** A rehearsal as far as a step, by its forms: whatever is chosen first, or nothing. */
const rehearsed =
  (path: string, step: string): Ask =>
  async (site) => {
    const { document } = await openPage(site, path)
    const search = new URLSearchParams(path.split('?')[1])
    for (const input of one(document, '#rehearsal form').querySelectorAll<HTMLInputElement>('[name]')) {
      const option = input.querySelector('option:not([value=""])')
      if (step !== 'missing' && !search.has(input.name))
        search.set(input.name, option?.getAttribute('value') ?? input.value)
    }
    search.set('rehearse', step === 'done' ? step : 'review')
    return site.request(`${path.split('?')[0]}?${search}`)
  }

const typed = entries(projectForm)

const pages: State[] = [
  ...[...addresses, ...demoAddresses].map((address): State => [address, 200, at(address)]),
  ['a question without its answer', 200, at('/quiz?at=first')],
  ['an estimate of no package of ours', 200, at('/?package=Gold')],
  ['another package chosen', 200, (site) => site.post(projectForm, { ...typed, choose: 'AI Sales Machine' })],
  ['an address without a page', 404, at('/nope')],
  ['an address without a package', 404, at('/launch/xyz')],
  ['an address without a post', 404, at('/blog/99')],
  ['an address that cannot be read', 404, at('/%E0%A4%A')],
  ['a method that is not known', 405, at('/', 'PUT')],
  ...['', '555-0100'].map((number): State => {
    const address = `/showroom/dental-practice?${new URLSearchParams({ ask: 'is it dangerous', who: 'Nell', number })}`
    return [address, 200, at(address)]
  }),
  ...showroom.flatMap((demo) =>
    [demoPath(demo), `${draftPath(demo)}?${new URLSearchParams(facts)}`].flatMap((path) =>
      ['missing', 'review', 'done'].map((step): State => [`${path} ${step}`, 200, rehearsed(path, step)]),
    ),
  ),
]

const sending: Ask = (site, form) => site.post(form, entries(form))
const markup = '</script><!--<script>alert(1)</script></template>'

const formStates: State[] = [
  ['fields in error', 422, (site, form) => site.post(form, {})],
  ['markup in a field', 422, (site, form) => site.post(form, { name: markup })],
  // An e-mail address decides how the stand-in form service responds.
  ['a mistyped address', 422, (site, form) => site.post(form, entries(form, 'ann@gmial.com'))],
  ['refused by the service', 422, (site, form) => site.post(form, entries(form, 'refuses-all@example.com'))],
  ['held', 502, (site, form) => site.post(form, entries(form, 'inactive@example.com'))],
  ['set aside', 200, (site, form) => site.post(form, { ...entries(form), [trapField]: 'autofilled' })],
  ['sent', 200, async (site, form) => site.request((await sending(site, form)).headers.get('location')!)],
  ['not a form', 400, (site, { path }) => site.request(path, { method: 'POST', body: '{}' })],
  ['from another site', 403, (site, form) => site.post(form, {}, { origin: 'https://evil.example' })],
  ['too large', 413, (site, form) => site.post(form, { details: 'x'.repeat(70_000) })],
]

/** Asks the site for every kind of document that it can serve. */
export async function everyDocument(): Promise<ServedDocument[]> {
  const formService = setupServer(...formServiceHandlers([]))
  formService.listen({ onUnhandledRequest: 'error' })
  const site = await startSite({ environment: { SUBMISSIONS_PER_HOUR: '1000', ...withFormService } })
  const full = await startSite({
    replace: () => ({ throttle: () => Promise.resolve({ limit: 'client', retryAfterSeconds: 600 }) }),
  })
  const broken = await startSite({ replace: () => ({ throttle: () => Promise.reject(new Error('broken')) }) })

  const documents: ServedDocument[] = []
  const collect = async (from: Site, [name, status, ask]: State, form = consultationForm as Form) => {
    const response = await ask(from, form)
    if (response.status !== status) throw new Error(`${name} got ${response.status}`)
    const policy = response.headers.get('content-security-policy') ?? ''
    documents.push({ name, status, policy, html: await response.text() })
  }
  for (const page of pages) await collect(site, page)
  for (const form of [consultationForm, projectForm]) {
    for (const [name, ...state] of formStates) await collect(site, [`${form.id}, ${name}`, ...state], form)
    await collect(full, [`${form.id}, too many`, 429, sending], form)
  }
  await collect(broken, ['an error of ours', 500, sending])

  for (const each of [site, full, broken]) await each.close()
  formService.close()
  return documents
}
