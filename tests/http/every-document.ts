import { setupServer } from 'msw/node'
import { consultationForm } from '~/forms/consultation'
import { trapField, type Form } from '~/forms/form'
import { projectForm } from '~/forms/project'
import { addresses, demoAddresses } from '../support/addresses'
import { formServiceHandlers } from '../support/form-service'
import { startSite, withFormService, type Site } from '../support/site'
import { entries } from '../support/visitors'

export interface ServedDocument {
  name: string
  status: number
  html: string
  /** Its Content-Security-Policy. */
  policy: string
}

interface State {
  name: string
  status: number
  ask: (site: Site, form: Form) => Response | Promise<Response>
}

const pages: State[] = [
  ...[...addresses, ...demoAddresses].map((address) => ({
    name: address,
    status: 200,
    ask: (site: Site) => site.request(address),
  })),
  { name: 'a question without its answer', status: 200, ask: (site) => site.request('/quiz?at=first') },
  { name: 'an estimate of no package of ours', status: 200, ask: (site) => site.request('/?package=Gold') },
  {
    name: 'another package chosen',
    status: 200,
    ask: (site) => site.post(projectForm, { ...entries(projectForm), choose: 'AI Sales Machine' }),
  },
  { name: 'an address without a page', status: 404, ask: (site) => site.request('/nope') },
  { name: 'an address without a package', status: 404, ask: (site) => site.request('/launch/xyz') },
  { name: 'an address without a post', status: 404, ask: (site) => site.request('/blog/4') },
  { name: 'an address that cannot be read', status: 404, ask: (site) => site.request('/%E0%A4%A') },
  { name: 'a method that is not known', status: 405, ask: (site) => site.request('/', { method: 'PUT' }) },
]

/** An e-mail address decides how the stand-in form service answers. */
const answeredBy = (form: Form, answer: string) => entries(form, `${answer}@example.com`)

const formStates: State[] = [
  { name: 'fields in error', status: 422, ask: (site, form) => site.post(form, {}) },
  {
    name: 'markup in a field',
    status: 422,
    ask: (site, form) => site.post(form, { name: '</script><!--<script>alert(1)</script></template>' }),
  },
  {
    name: 'refused by the service',
    status: 422,
    ask: (site, form) => site.post(form, answeredBy(form, 'refuses-all')),
  },
  { name: 'held', status: 502, ask: (site, form) => site.post(form, answeredBy(form, 'inactive')) },
  {
    name: 'set aside',
    status: 200,
    ask: (site, form) => site.post(form, { ...entries(form), [trapField]: 'autofilled' }),
  },
  {
    name: 'sent',
    status: 200,
    async ask(site, form) {
      const answer = await sending(site, form)
      return site.request(answer.headers.get('location') ?? '')
    },
  },
  {
    name: 'not a form',
    status: 400,
    ask: (site, { path }) =>
      site.request(path, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
  },
  {
    name: 'from another site',
    status: 403,
    ask: (site, form) => site.post(form, entries(form), { origin: 'https://evil.example' }),
  },
  {
    name: 'too large',
    status: 413,
    ask: (site, form) => site.post(form, { details: 'x'.repeat(70_000) }),
  },
]

const sending = (site: Site, form: Form) => site.post(form, entries(form))

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
  const collect = async (from: Site, { name, status, ask }: State, form: Form) => {
    const answer = await ask(from, form)
    if (answer.status !== status) throw new Error(`${name} was answered with ${answer.status}`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    documents.push({ name, status, policy, html: await answer.text() })
  }
  for (const page of pages) await collect(site, page, consultationForm)
  for (const form of [consultationForm, projectForm]) {
    for (const state of formStates) await collect(site, { ...state, name: `${form.id}, ${state.name}` }, form)
    await collect(full, { name: `${form.id}, too many`, status: 429, ask: sending }, form)
  }
  await collect(broken, { name: 'an error of ours', status: 500, ask: sending }, consultationForm)

  for (const each of [site, full, broken]) await each.close()
  formService.close()
  return documents
}
