import { isEmail } from '~/forms/check-fields'
import type { Values } from '~/forms/form'
import { forms } from '~/forms/registry'
import type { Mail } from '~/platform/mail'
import type { Lead } from './lead'

// The subject shows this many letters of the name.
const shownName = 60
// In a header, these could make a name look like another one (Unicode Standard Annex 9).
const invisible = /[\p{Cc}\p{Bidi_Control}]/gu

/** The email about a lead. The visitor's words are indented, so that they cannot pass for ours. */
export function enquiryMail(lead: Lead, site: string): Omit<Mail, 'to'> {
  const { reference, form, values, receivedAt, page, state } = lead
  const { host, hostname } = new URL(site)
  const isHeldBack = state === 'quarantined'
  const wholeName = values.name.replace(invisible, '')
  const name = [...wholeName].slice(0, shownName).join('')
  const what = `${isHeldBack ? 'Held back' : 'Inquiry'} ${reference}`
  const sent: Values = values
  const fields = forms[form].fields.flatMap((field) => {
    const value = sent[field.name]
    return value ? [`${field.shortLabel ?? field.label}:\n${value.replace(/^/gm, '  ')}`] : []
  })
  const lines = [
    isHeldBack
      ? `Held back because a field that people don't see was filled in, usually by a bot. If a person wrote it, just reply. It counts as an inquiry once the visitor confirms it, or the person who runs your server runs\nleads release ${reference}`
      : 'To answer, just reply to this email.',
    ...(state === 'refused' ? ['The form service refused it, and the visitor was asked to correct it.'] : []),
    '',
    ...fields,
    '',
    `Reference ${reference}, from the ${form} form`,
    `${receivedAt.slice(0, 16).replace('T', ' ')} UTC, ${page}`,
    '',
    'If this person asks you to delete their data, forward this email to the person who runs your server. Then delete it, and the copy at the form service, if you use one. The command for the server is',
    // An email address may have backquotes, which a shell would run.
    `leads erase --email='${values.email.replaceAll("'", String.raw`'\''`)}'`,
  ]
  return {
    subject: encodable(`[${host}] ${what} from ${name}`),
    text: `${lines.join('\n')}\n`,
    replyTo: isEmail(values.email) ? { name: encodable(wholeName), address: values.email } : undefined,
    // A second copy has the same id, by which mailboxes can drop it.
    messageId: `<${reference}.${isHeldBack ? 'held-back' : 'enquiry'}@${hostname}>`,
  }
}

/** Mail readers decode text that looks encoded (RFC 2047). A character beyond ASCII makes nodemailer encode all of it. */
function encodable(words: string): string {
  return words.includes('=?') ? `${words}\u00A0` : words
}
