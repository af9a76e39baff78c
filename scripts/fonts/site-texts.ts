import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Every text of a content module, however deep it lies. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (typeof content !== 'object' || content === null) return []
  return Object.values(content).flatMap(textsOf)
}

/** Every text of every content module. */
export async function siteTexts(): Promise<string[]> {
  const folder = join(import.meta.dirname, '../../app/content')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)))
  return modules.flatMap((module) => textsOf({ ...module }))
}

/** Each two characters that stand beside each other in a text, once. */
export function neighbours(texts: string[]): string[] {
  const pairs = texts.flatMap((text) => {
    const characters = Array.from(text)
    return characters.slice(1).map((character, place) => characters[place] + character)
  })
  return [...new Set(pairs)]
}
