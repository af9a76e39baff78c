import { describe, expect, it } from 'vitest'
import { consultationForm } from '~/forms/registry'
import { bodyLimit } from '~/forms/form'
import { listAll } from '../support/list-all'
import { startFileSite } from '../support/test-servers'
import { bothForms, entries, readPage } from '../support/visitors'

const site = await startFileSite({ environment: { SUBMISSIONS_PER_HOUR: '1000' } })
/** A site without SITE_URL. */
const unnamed = await startFileSite({ environment: { SITE_URL: '' } })

const urlencoded = 'application/x-www-form-urlencoded'
const encoded = (values: Record<string, string>) => new URLSearchParams(values).toString()

describe.each(bothForms)('the $name form', ({ form }) => {
  const send = (body: NonNullable<RequestInit['body']>, type = urlencoded, path: string = form.path) =>
    site.request(path, { method: 'POST', body, headers: { 'content-type': type } })
  const long = 'message' in entries(form) ? 'message' : 'details'

  it.each<[string, string | Uint8Array<ArrayBuffer>, string, number]>([
    ['an empty body', '', urlencoded, 422],
    ['broken percent signs', 'name=%&email=%zz&message=%E0%A4%A&details=%', urlencoded, 422],
    ['bytes that are no UTF-8', new Uint8Array([0x6e, 0x61, 0x6d, 0x65, 0x3d, 0xff, 0xfe]), urlencoded, 422],
    ['a prototype for a field', '__proto__=x&constructor=y&toString=z', urlencoded, 422],
    ['64 KiB and one byte', 'x'.repeat(bodyLimit + 1), urlencoded, 413],
    ['JSON', '{"name":"Ann"}', 'application/json', 400],
    ['no type at all', 'name=Ann', '', 400],
    ['a multipart body without its boundary', 'name=Ann', 'multipart/form-data', 400],
    ['a multipart body that ends early', '--b\r\nContent-Dispo', 'multipart/form-data; boundary=b', 400],
  ])('responds to %s in words', async (_, body, type, status) => {
    const page = await readPage(await send(body, type))
    expect(page.status).toBe(status)
    expect(page.document.querySelector('h1')?.textContent).toBeTruthy()
    expect(page.text.includes('We couldn’t read that')).toBe(status === 400)
    expect(site.logged('submission').at(-1)).toMatchObject({ outcome: 'invalid', form: form.id, status })
    expect(site.logged('error')).toEqual([])
  })

  it('takes a body of exactly 64 KiB', async () => {
    const body = `${encoded(entries(form))}&other=`.padEnd(bodyLimit, 'x')
    expect((await send(body)).status).toBe(303)
  })

  it('shows a field again that fills the body', async () => {
    const start = encoded({ ...entries(form), [long]: '' }) + '&'
    const page = await readPage(await send(`${start}${long}=`.padEnd(bodyLimit, 'x')))
    expect(page.status).toBe(422)
    expect(page.text).toContain('must be at most 10,000 characters')
    expect(page.values[long]).toMatch(/^x{60000}/)
  })

  it('works under other spellings of its address', async () => {
    const coded = form.path.replace(/[cg]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
    for (const [place, path] of [coded, form.path.toUpperCase(), `${form.path}/`].entries()) {
      const body = encoded(entries(form, `spelling${place}@example.com`))
      expect((await send(body, urlencoded, path)).status, path).toBe(303)
    }
  })

  it('takes multipart like any form', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(entries(form, 'parts@example.com'))) body.append(name, value)
    expect((await site.request(form.path, { method: 'POST', body })).status).toBe(303)
  })
})

// tests/unit/http/origin-check.test.ts has all kinds of origins.
it.each([
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
])('a form post with %j is refused with a page', async (headers) => {
  const response = await unnamed.post(consultationForm, entries(consultationForm), headers)
  expect((await readPage(response)).status).toBe(403)
  expect(await listAll(unnamed.services.journal)).toEqual([])
  expect(unnamed.logged('submission').at(-1)).toMatchObject({ outcome: 'invalid', status: 403 })
})
