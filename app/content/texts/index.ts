/** The build reads one from each Markdown file of this folder. */
export interface Text {
  title: string
  intro: string
  /** `content` is HTML. */
  chapters: readonly { title: string; content: string }[]
}

export const texts = import.meta.glob<Text>('./*.md', { eager: true, import: 'default' })
