import { createHash } from 'node:crypto'

/**
 * Replaces the nonce of our inline scripts and styles by hashes, which unlike nonces fit a cached page. Elements without the
 * nonce stay forbidden.
 *
 * @param nonce random for each rendering, so content cannot forge it
 * @returns the page and its policy
 */
export function sealPage(html: string, nonce: string) {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const withNonce = new RegExp(`<(script|style)([^>]*) nonce="${nonce}"([^>]*)>([^]*?)</\\1>`, 'g')
  const sealed = html.replace(
    withNonce,
    (_, name: keyof typeof hashes, before: string, after: string, content: string) => {
      hashes[name].add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
      return `<${name}${before}${after}>${content}</${name}>`
    },
  )
  return { html: sealed, policy: pagePolicy([...hashes.script], [...hashes.style]) }
}

function pagePolicy(scripts: string[], styles: string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${styles.join(' ') || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
