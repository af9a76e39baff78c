import type { SVGProps } from 'react'
import type { Demo } from '~/content/showroom'

const raw = import.meta.glob<string>('../*/drawings/*.svg', { eager: true, query: '?raw', import: 'default' })

/** The drawings, without comments and indentation. */
const drawings = new Map(
  Object.entries(raw).map(([path, file]) => {
    const [, viewBox, inner] = /viewBox="(.+?)".*?>(.*)<\/svg>/s.exec(file)!
    const content = inner!
      .replace(/<!--.*?-->/gs, '')
      // Only before an attribute does a line break stand for a space.
      .replace(/\s*\n\s*(?=[\w-]+=)/g, ' ')
      .replace(/\s*\n\s*/g, '')
    return [path, { viewBox, content }]
  }),
)

interface DrawingProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  /** The name of the file. */
  name: string
  /** Texts for places such as `{name}`; other places stay empty. */
  signs?: Readonly<Record<string, string | number | undefined>>
}

/** Makes a component for the drawings of a demo, whose ids must be unique on the page. A drawing without a label is an ornament. */
export function drawingOf(demo: Demo['id']) {
  return function Drawing({ name, signs = {}, ...attributes }: DrawingProps) {
    const { viewBox, content } = drawings.get(`../${demo}/drawings/${name}.svg`)!
    // Signs can have a visitor's words.
    const escaped = (sign: string | number) =>
      String(sign).replace(/[&<"]/g, (each) => `&#${each.charCodeAt(0)};`)
    const html = content.replace(/\{(\w+)\}/g, (_, place: string) => escaped(signs[place] ?? ''))
    const role = attributes['aria-label'] ? { role: 'img' } : { 'aria-hidden': true }
    return <svg viewBox={viewBox} {...role} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  }
}
