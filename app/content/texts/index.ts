/** The build reads one from each Markdown file of this folder. `content` is HTML. */
export type Text = { title: string; intro: string; chapters: readonly { title: string; content: string }[] }

export const texts = import.meta.glob<Text>('./*.md', { eager: true, import: 'default' })
