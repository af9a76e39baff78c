const hour = 60 * 60

/** Answers with a file that is made for the origin it is asked at. */
export function textFile(contentType: string, text: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': contentType, 'Cache-Control': `public, max-age=${hour}` },
  })
}

/** Markup, apart from text that is yet to be escaped. */
export interface Markup {
  markup: string
}

/** A template of XML: texts are escaped, markup is not, and a list stands one item after the other. */
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
