import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bodyLimit } from '~/forms/form'
import { listAll } from '../support/list-all'
import { startSite, type Site } from '../support/site'
import { bothForms, entries, readPage } from '../support/visitors'

let site: Site
beforeEach(async () => {
  site = await startSite({ environment: { SUBMISSIONS_PER_HOUR: '1000' } })
})
afterEach(() => site.close())

const urlencoded = 'application/x-www-form-urlencoded'

describe.each(bothForms)('the $name form', ({ form }) => {
  const send = (body: NonNullable<RequestInit['body']>, type = urlencoded) =>
    site.request(form.path, { method: 'POST', body, headers: { 'content-type': type } })
  const encoded = (values: Record<string, string>) => new URLSearchParams(values).toString()
  const long = 'message' in entries(form) ? 'message' : 'details'

  it.each([
    ['an empty body', '', 422],
    ['only a question mark', '?', 422],
    ['broken percent signs', 'name=%&email=%zz&message=%E0%A4%A&details=%', 422],
    ['bytes that are no UTF-8', new Uint8Array([0x6e, 0x61, 0x6d, 0x65, 0x3d, 0xff, 0xfe]), 422],
    ['a prototype for a field', '__proto__=x&constructor=y&toString=z', 422],
    ['64 KiB and one byte', 'x'.repeat(bodyLimit + 1), 413],
    ['a megabyte', 'x'.repeat(1024 * 1024), 413],
  ])('answers %s in words', async (_, body, status) => {
    const page = await readPage(await send(body))
    expect(page.status).toBe(status)
    expect(page.document.querySelector('h1')?.textContent).toBeTruthy()
    expect(site.logged('submission')).toMatchObject([{ outcome: 'invalid', form: form.id, status }])
    expect(site.logged('error')).toEqual([])
  })

  it.each([
    ['JSON', '{"name":"Ann"}', 'application/json'],
    ['plain text', 'name=Ann', 'text/plain'],
    ['no type at all', 'name=Ann', ''],
    ['a multipart body without its boundary', 'name=Ann', 'multipart/form-data'],
    [
      'a multipart body that ends too early',
      '--b\r\nContent-Disposition: form-data; name="na',
      'multipart/form-data; boundary=b',
    ],
  ])('refuses %s with a page that says so', async (_, body, type) => {
    const page = await readPage(await send(body, type))
    expect(page.status).toBe(400)
    expect(page.text).toContain('We could not read that')
    expect(site.logged('submission')).toMatchObject([{ outcome: 'invalid', status: 400 }])
    expect(site.logged('error')).toEqual([])
  })

  it('answers a form with mistakes at the address of an earlier success too', async () => {
    const page = await readPage(
      await site.request(`${form.path}?sent=K7F2-9QXM`, { method: 'POST', body: new URLSearchParams() }),
    )
    expect(page.status).toBe(422)
    expect(page.text).toContain('Name is required')
    expect(site.logged('error')).toEqual([])
  })

  it('takes a body of exactly 64 KiB', async () => {
    const body = `${encoded(entries(form))}&other=`.padEnd(bodyLimit, 'x')
    expect((await send(body)).status).toBe(303)
  })

  it('gives back a field that fills the body', async () => {
    const start = encoded({ ...entries(form), [long]: '' }) + '&'
    const page = await readPage(await send(`${start}${long}=`.padEnd(bodyLimit, 'x')))
    expect(page.status).toBe(422)
    expect(page.text).toContain('is too long: at most 10,000 characters')
    expect(page.values[long]).toMatch(/^x{60000}/)
  })

  it.each([
    `${form.path.replace('/', '/%')}`.replace('%c', '%63').replace('%g', '%67'),
    form.path.toUpperCase(),
    `${form.path}/`,
  ])('is the same form at %s', async (path) => {
    const answer = await site.request(path, { method: 'POST', body: new URLSearchParams(entries(form)) })
    expect(answer.status).toBe(303)
    expect(site.logged('submission')).toMatchObject([{ form: form.id, outcome: 'kept' }])
  })

  it('takes multipart like any form, and passes over a file in the place of text', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(entries(form))) body.append(name, value)
    expect((await site.request(form.path, { method: 'POST', body })).status).toBe(303)

    body.set('name', new File(['x'], 'name.txt'))
    const page = await readPage(await site.request(form.path, { method: 'POST', body }))
    expect(page.status).toBe(422)
    expect(page.text).toContain('Name is required')
  })

  it('replaces what no database and no mail can hold, and keeps the words around it', async () => {
    const name = 'Ann%00Bar%07ber'
    const email = encoded({ email: 'ann@example.com' })
    await send(`name=${name}&${email}&${long}=caf%C3%A9%0D%0A%ED%A0%80end`)
    const [lead] = await listAll(site.services.journal)
    expect(lead?.values).toMatchObject({
      name: 'Ann\uFFFDBar\uFFFDber',
      [long]: expect.stringMatching(/^café\n\uFFFD+end$/),
    })
  })

  it('loses no word of a field that arrives twice', async () => {
    await send(`${encoded(entries(form))}&name=Bob&${long}=And+a+logo`)
    const [lead] = await listAll(site.services.journal)
    expect(lead?.values).toMatchObject({
      name: 'Ann Barber, Bob',
      [long]: 'A website for my shop\non Mill Lane\nAnd a logo',
    })
  })

  it('does not take two addresses for one', async () => {
    const page = await readPage(await send(`${encoded(entries(form))}&email=bob@example.com`))
    expect(page.status).toBe(422)
    expect(page.values.email).toBe('ann@example.com, bob@example.com')
  })
})
