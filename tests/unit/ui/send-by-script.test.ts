import { redirect } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { revalidateUnlessKept, sendByScript } from '~/ui/form/send-by-script'

const typed = { name: 'Ada', email: 'ada@example.com', message: 'One\nTwo' }

function send(serverAction: () => Promise<unknown>) {
  const request = new Request('https://site.test/consultation', {
    method: 'POST',
    body: new URLSearchParams(typed),
  })
  return sendByScript({ request, params: {}, serverAction: serverAction as <Data>() => Promise<Data> })
}

describe('a form that is sent by script', () => {
  it('gets the answer of the server', async () => {
    const reply = { outcome: 'held', values: typed, reference: 'K7F2-9QXM' }
    expect(await send(async () => reply)).toBe(reply)
  })

  it.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['a proxy that speaks in our place', new Error('Unable to decode turbo-stream response')],
    ['an error page', { status: 403, statusText: '', internal: false, data: null }],
  ])('keeps all that was typed when there is %s', async (_, error) => {
    expect(await send(() => Promise.reject(error))).toEqual({ outcome: 'unreachable', values: typed })
  })

  it('follows the redirect that says that all went well', async () => {
    const thrown = redirect('/consultation?sent=K7F2-9QXM')
    await expect(send(() => Promise.reject(thrown))).rejects.toBe(thrown)
  })
})

describe('a page that asks whether to load anew', () => {
  it.each([
    ['a form that stays', { outcome: 'unreachable' }, true, false],
    ['a form that went through', undefined, true, true],
    ['a page that would not load anyway', undefined, false, false],
  ])('after %s', (_, actionResult, defaultShouldRevalidate, answer) => {
    const url = new URL('https://site.test/consultation')
    const asked = { currentUrl: url, currentParams: {}, nextUrl: url, nextParams: {} }
    expect(revalidateUnlessKept({ ...asked, actionResult, defaultShouldRevalidate })).toBe(answer)
  })
})
