import { createHash } from 'node:crypto'

/** A page, and the one policy under which its own inline scripts and styles run, and no others. */
export interface SealedPage {
  html: string
  policy: string
}

/**
 * Takes the mark away from our inline scripts and styles and allows each by the hash of its content. A hash fits every copy of
 * a page, where a nonce would have to be new for each answer; what carries no mark is not allowed, wherever it came from.
 *
 * @param mark what our elements carry as `nonce`; nobody can know it before the page is rendered
 */
export function sealPage(html: string, mark: string): SealedPage {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const marked = new RegExp(`<(script|style)([^>]*) nonce="${mark}"([^>]*)>([^]*?)</\\1>`, 'g')
  const unmarked = html.replace(
    marked,
    (_, name: keyof typeof hashes, before: string, after: string, content: string) => {
      hashes[name].add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
      return `<${name}${before}${after}>${content}</${name}>`
    },
  )
  return { html: unmarked, policy: pagePolicy([...hashes.script], [...hashes.style]) }
}

function pagePolicy(scripts: string[], styles: string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${styles.join(' ') || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
