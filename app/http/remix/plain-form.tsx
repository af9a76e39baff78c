import { notices, plainFormWords } from '~/content/enquiry-pages'
import { askedField, fieldErrorTexts, releaseField, type Form } from '~/forms/form'
import type { SubmissionReply } from '~/forms/reply'
import { FormChoices } from '~/ui/form/choices'
import { EnquiryField } from '~/ui/form/enquiry-field'
import { countErrors, ReplyNotice } from '~/ui/form/reply-notice'

const styles = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
h1 { line-height: 1.2 }
label { font-weight: 600 }
input:not([type=checkbox]), textarea, button { box-sizing: border-box; width: 100%; min-height: 48px; margin: 0.5rem 0; padding: 0.6rem; font: inherit }
`

interface PlainFormProps {
  nonce: string
  form: Form
  reply: SubmissionReply
  contactEmail: string
}

/** A whole page: the form with every word and notice, without Remix and script. */
export function PlainForm({ nonce, form, reply, contactEmail }: PlainFormProps) {
  const { title, text } = plainFormWords
  const errors = 'errors' in reply ? reply.errors : undefined
  const release = reply.outcome === 'quarantined' ? reply.release : undefined
  return (
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
            {form.fields.map((field) => (
              <EnquiryField
                key={field.name}
                field={field}
                value={reply.values[field.name] ?? ''}
                errors={errors}
                meant={'errors' in reply ? reply.meant : undefined}
              />
            ))}
            {'asked' in reply && reply.asked && <input type="hidden" name={askedField} value={reply.asked} />}
            <FormChoices form={form} values={reply.values} />
            <button type="submit" name={release && releaseField} value={release}>
              {release ? notices.quarantined.button : form.button.label}
            </button>
          </form>
        </main>
      </body>
    </html>
  )
}
