import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { site } from '~/content/site'
import type { Form } from '~/forms/form'
import type { FormAgain } from '~/enquiries/submit'
import { PlainForm } from './plain-form'
import type { SiteResponse, HeaderRecord } from '../request/response'
import { sealPage } from '../policy/security-headers'

const errorPage =
  '<html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
  `<title>Something went wrong | ${site.name}</title></head><body><h1>Something went wrong on our end</h1>` +
  '<p>Please try again in a moment.</p><p><a href="/">Go to the home page</a></p></body></html>'

export const plainErrorPage = (status: number) => plainPage(status, errorPage)

/** For a form when many wait for a page: it takes some tenths of a millisecond, and so no turn. */
export function plainFormPage(form: Form, again: FormAgain, contactEmail: string): SiteResponse {
  const { reply, status, headers } = again
  const nonce = randomUUID()
  const page = createElement(PlainForm, { nonce, form, reply, contactEmail })
  const { html, policy } = sealPage(renderToStaticMarkup(page), nonce)
  return plainPage(status, html, { ...headers, 'content-security-policy': policy })
}

function plainPage(status: number, html: string, own: HeaderRecord = {}): SiteResponse {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache', ...own },
    body: new TextEncoder().encode(`<!DOCTYPE html>${html}`),
  }
}
