import { texts, type Text } from '~/content/texts'
import { fill } from '~/content/fill'

export function readText(name: 'assistant-mistakes' | 'privacy', values: object): Text {
  const text = texts[`./${name}.md`]!
  const chapters = text.chapters.map(({ title, content }) => ({ title, content: fill(content, values) }))
  return { ...text, chapters }
}
