import type { Demo } from '~/content/showroom'
import { charactersIn, nameLetters } from '~/fonts/characters'
import { demoFonts, type Font } from '~/fonts/demo-fonts'

const css = import.meta.glob<string>('../*/fonts/*.css', { eager: true, query: '?inline', import: 'default' })
const urls = import.meta.glob<string>('../*/fonts/*.woff2', { eager: true, query: '?url', import: 'default' })
const letters = {
  latin: new Set(charactersIn(nameLetters.latin)),
  'latin-ext': new Set(charactersIn(nameLetters['latin-ext'])),
  vietnamese: new Set(charactersIn(nameLetters.vietnamese)),
}

/** The styles of a page's fonts, and the files to preload. A font without some letters of a name is replaced, so that one draws it whole. */
export function fontsFor(id: Demo['id'], names: readonly string[]) {
  const written = [...names.join('')]
  const page = { styles: '', preloads: [] as string[] }
  for (const font of demoFonts.filter(({ file }) => file.startsWith(`${id}/`))) {
    const able = [font, { ...font, ...font.instead }].find((each) =>
      names.every((name) => isWhole(name, each)),
    )
    page.styles += css[`../${(able ?? font).file}-stand-in.css`]
    if (!able) continue
    const subsets = able.subsets.filter((subset) => written.some((letter) => letters[subset].has(letter)))
    page.styles += css[`../${able.file}.css`]
    for (const ending of ['', ...subsets.map((subset) => `-${subset}`)])
      page.preloads.push(urls[`../${able.file}${ending}.woff2`]!)
  }
  return page
}

/** Whether the font has all letters of a name, or none. */
function isWhole(name: string, { subsets }: Font): boolean {
  const all = name.match(/[\p{L}\p{M}]/gu) ?? []
  const has = (letter: string) => letter < '\x7f' || subsets.some((subset) => letters[subset].has(letter))
  return all.every(has) || !all.some(has)
}
