import type { ComponentProps } from 'react'
import { Chapter, Page, Paragraphs, Points } from './page'

interface TextPageProps extends Omit<ComponentProps<typeof Page>, 'children'> {
  sections: readonly { title: string; paragraphs: readonly string[]; list?: readonly string[] }[]
}

/** A page of text in chapters. */
export function TextPage({ sections, ...page }: TextPageProps) {
  return (
    <Page {...page}>
      {sections.map(({ title, paragraphs, list }) => (
        <Chapter key={title} title={title}>
          <div className="*:not-last:mb-4">
            <Paragraphs paragraphs={paragraphs} />
            {list && <Points points={list} />}
          </div>
        </Chapter>
      ))}
    </Page>
  )
}
