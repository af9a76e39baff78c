import { describe, expect, it } from 'vitest'
import { textCharacters } from '~/fonts/characters'

/** Every text of a content module, however deep it lies. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (typeof content !== 'object' || content === null) return []
  return Object.values(content).flatMap(textsOf)
}

const modules = import.meta.glob<Record<string, unknown>>('../../../app/content/**/*.ts', { eager: true })

const files = Object.entries(modules)
  .map(([path, module]) => ({ file: path.split('/app/content/')[1], text: textsOf(module).join('\n') }))
  .filter(({ text }) => text)

it('finds the content', () => {
  expect(files.length).toBeGreaterThan(15)
})

describe.each(files)('$file', ({ text }) => {
  it('is written in characters that the fonts hold', () => {
    const missing = [...new Set(text)].filter((each) => !`${textCharacters}\n`.includes(each))
    expect(missing).toEqual([])
  })

  it('speaks plainly', () => {
    expect(text).not.toMatch(/\b(unlock|elevat|seamless|revolutioni[sz])/i)
    expect(text).not.toContain('!')
  })
})
