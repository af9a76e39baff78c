import Builder from 'fast-xml-builder'

const hour = 60 * 60

/** Answers with a file that is made for the origin it is asked at. */
export function textFile(contentType: string, text: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': contentType, 'Cache-Control': `public, max-age=${hour}` },
  })
}

const builder = new Builder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: 'cdata',
  format: true,
  suppressEmptyNode: true,
})

/** An XML document: a key is an element, one that begins with `@` an attribute, `cdata` unescaped text. */
export function xml(root: Record<string, unknown>): string {
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root })
}
