import { hash } from 'node:crypto'
import type { HeaderRecord } from '../request/response'

const strictestPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For every response, also to malformed requests. A response's own headers replace these. */
export function createSecurityHeaders(siteUrl: string | undefined): HeaderRecord {
  return {
    'content-security-policy': strictestPolicy,
    'x-content-type-options': 'nosniff',
    // Under "no-referrer" browsers post forms with "Origin: null", and older ones send no Sec-Fetch-Site either.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Only the features that an injected script would want most, since every response carries this header.
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'x-frame-options': 'DENY',
    // Not for subdomains, which others may operate.
    ...(siteUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/**
 * Replaces the nonce of our inline scripts and styles by hashes, which fit a cached page. Each rendering has a new nonce, which
 * content cannot forge; elements without it stay forbidden.
 */
export function sealPage(html: string, nonce: string) {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const withNonce = new RegExp(`<(script|style)([^>]*) nonce="${nonce}"([^>]*)>([^]*?)</\\1>`, 'g')
  const sealed = html.replace(
    withNonce,
    (_, name: keyof typeof hashes, before: string, after: string, content: string) => {
      hashes[name].add(`'sha256-${hash('sha256', content, 'base64')}'`)
      return `<${name}${before}${after}>${content}</${name}>`
    },
  )
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes.script].join(' ')}`,
    `style-src ${[...hashes.style].join(' ') || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html: sealed, policy }
}
