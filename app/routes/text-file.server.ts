const hour = 60 * 60

export function textFile(contentType: string, text: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': contentType, 'Cache-Control': `public, max-age=${hour}` },
  })
}

/** Markup, unlike text not to be escaped. */
export interface Markup {
  markup: string
}

/** An XML template: escapes text, but not markup, and joins lists. */
export function xml(template: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  const written = values.map((value) => {
    if (typeof value === 'string') return value.replace(/[&<>"]/g, (character) => entities[character] ?? '')
    return [value]
      .flat()
      .map(({ markup }) => markup)
      .join('\n')
  })
  return { markup: String.raw({ raw: template }, ...written) }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
