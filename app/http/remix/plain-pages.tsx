import { randomUUID } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { notices, plainFormWords } from '~/content/enquiry-pages'
import { site } from '~/content/site'
import type { FormAgain } from '~/enquiries/submit'
import { fieldErrorTexts, inputs, type Field, type Form } from '~/forms/form'
import type { SubmissionReply } from '~/forms/reply'
import { ExtraFields } from '~/ui/form/extra-fields'
import { EnquiryField } from '~/ui/form/enquiry-field'
import { countErrors, ReplyNotice } from '~/ui/form/reply-notice'
import { sealPage } from '../policy/security-headers'
import type { HeaderRecord, SiteResponse } from '../request/response'

const errorPage =
  '<html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
  `<title>Something went wrong | ${site.name}</title></head><body><h1>Something went wrong on our end</h1>` +
  '<p>Please try again in a moment.</p><p><a href="/">Go to the home page</a></p></body></html>'

export const plainErrorPage = (status: number) => plainPage(status, errorPage)

const styles = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
h1 { line-height: 1.2 }
label { font-weight: 600 }
input:not([type=checkbox]), textarea, button { box-sizing: border-box; width: 100%; min-height: 48px; margin: 0.5rem 0; padding: 0.6rem; font: inherit }
`

/** The form with its entries and notices, when too many pages wait: without Remix it takes some tenths of a millisecond. */
export function plainFormPage(form: Form, again: FormAgain, contactEmail: string): SiteResponse {
  const { status, headers } = again
  const reply: SubmissionReply = again.reply
  const nonce = randomUUID()
  const { title, text } = plainFormWords
  const errors = 'errors' in reply ? reply.errors : undefined
  const releaseToken = reply.outcome === 'quarantined' ? reply.releaseToken : undefined
  const rowOf = (field: Field) => (
    <EnquiryField
      key={field.name}
      field={field}
      value={reply.values[field.name] ?? ''}
      errors={errors}
      meant={'errors' in reply ? reply.meant : undefined}
    />
  )
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${countErrors(notices, fieldErrorTexts(form, errors).length)} ${title}`.trim()}</title>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
          <ReplyNotice words={notices} {...{ form, reply, errors, contactEmail }} />
          <form method="post">
            {form.fields.map(rowOf)}
            {'asked' in reply && reply.asked && (
              <input type="hidden" name={inputs.asked} value={reply.asked} />
            )}
            <ExtraFields form={form} values={reply.values} rowOf={rowOf} />
            <button type="submit" name={releaseToken && inputs.release} value={releaseToken}>
              {releaseToken ? notices.quarantined.button : form.button.label}
            </button>
          </form>
        </main>
      </body>
    </html>,
  )
  const { html, policy } = sealPage(markup, nonce)
  return plainPage(status, html, { ...headers, 'content-security-policy': policy })
}

function plainPage(status: number, html: string, own: HeaderRecord = {}): SiteResponse {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache', ...own },
    body: new TextEncoder().encode(`<!DOCTYPE html>${html}`),
  }
}
