import type { SVGProps } from 'react'

/**
 * Makes a component of an SVG file that is imported as text, without its comments and indentation. Its ids must be unique on the
 * page. Without a label it is an ornament.
 */
export function drawing(file: string, attributes: SVGProps<SVGSVGElement> = {}) {
  const [, viewBox, content] = /viewBox="(.+?)".*?>(.*)<\/svg>/s.exec(file)!
  const html = content!
    .replace(/<!--.*?-->/gs, '')
    // A line break is a space before an attribute, and nothing within path data and between elements.
    .replace(/\s*\n\s*(?=[\w-]+=)/g, ' ')
    .replace(/\s*\n\s*/g, '')
  return function Drawing(more: SVGProps<SVGSVGElement>) {
    const all = { ...attributes, ...more }
    const role = all['aria-label'] ? { role: 'img' } : { 'aria-hidden': true }
    return <svg viewBox={viewBox} {...role} {...all} dangerouslySetInnerHTML={{ __html: html }} />
  }
}
