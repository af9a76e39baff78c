import type { ComponentProps } from 'react'
import { Chapter, Page, Paragraphs, Points } from './page'

interface TextPageProps extends Omit<ComponentProps<typeof Page>, 'children'> {
  /** Chapters by their titles: paragraphs, and lists of points, which follow them. */
  sections: Readonly<Record<string, readonly (string | readonly string[])[]>>
}

export function TextPage({ sections, ...page }: TextPageProps) {
  return (
    <Page {...page}>
      {Object.entries(sections).map(([title, texts]) => (
        <Chapter key={title} title={title}>
          <div className="*:not-last:mb-4">
            <Paragraphs paragraphs={texts.filter((text) => typeof text === 'string')} />
            {texts.map((text) => typeof text === 'string' || <Points key={text[0]} points={text} />)}
          </div>
        </Chapter>
      ))}
    </Page>
  )
}
