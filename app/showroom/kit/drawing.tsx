import type { SVGProps } from 'react'
import type { Demo } from '~/content/showroom'

const files = import.meta.glob<string>('../*/drawings/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Without comments and indentation. */
const drawings = new Map(
  Object.entries(files).map(([path, file]) => {
    const [, viewBox, inner] = /viewBox="(.+?)".*?>(.*)<\/svg>/s.exec(file)!
    const content = inner!
      .replace(/<!--.*?-->/gs, '')
      // A line break is a space before an attribute, and nothing within path data and between elements.
      .replace(/\s*\n\s*(?=[\w-]+=)/g, ' ')
      .replace(/\s*\n\s*/g, '')
    return [path, { viewBox, content }]
  }),
)

interface DrawingProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  /** The name of its file. */
  name: string
  /** What stands in places such as `{name}`; others stay empty. */
  signs?: Readonly<Record<string, string | number>>
}

/** A component of the drawings of a demo. Their ids must be unique on the page. Without a label a drawing is an ornament. */
export function drawingOf(demo: Demo['id']) {
  return function Drawing({ name, signs = {}, ...attributes }: DrawingProps) {
    const { viewBox, content } = drawings.get(`../${demo}/drawings/${name}.svg`)!
    // A visitor's words can be among them.
    const escaped = (sign: string | number) =>
      String(sign).replace(/[&<"]/g, (each) => `&#${each.charCodeAt(0)};`)
    const html = content.replace(/\{(\w+)\}/g, (_, place: string) => escaped(signs[place] ?? ''))
    const role = attributes['aria-label'] ? { role: 'img' } : { 'aria-hidden': true }
    return <svg viewBox={viewBox} {...role} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  }
}
