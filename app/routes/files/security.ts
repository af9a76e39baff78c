import type { LoaderFunctionArgs } from '@remix-run/node'
import { textFile } from './text-file.server'

const dayMs = 24 * 60 * 60 * 1000
// RFC 9116 recommends less than a year.
const validDays = 180

/** https://www.rfc-editor.org/rfc/rfc9116 */
export function loader({ context }: LoaderFunctionArgs) {
  const { contactEmail, siteUrl } = context
  // A whole day, so that the file is the same all day.
  const expires = new Date((Math.floor(context.now() / dayMs) + validDays) * dayMs)
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ]
  return textFile('text/plain; charset=utf-8', lines.join('\n'))
}
