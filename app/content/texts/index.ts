/** A page of text, one Markdown file of this folder, read by the build. */
export interface Text {
  title: string
  intro: string
  /** The contents are HTML. */
  chapters: readonly { title: string; content: string }[]
}

export const texts = import.meta.glob<Text>('./*.md', { eager: true, import: 'default' })
