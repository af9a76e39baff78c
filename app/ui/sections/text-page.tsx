import type { ComponentProps } from 'react'
import type { Text } from '~/content/texts'
import { Chapter, Page } from './page'

export function TextPage({ chapters, ...page }: Omit<ComponentProps<typeof Page>, 'children'> & Text) {
  return (
    <Page {...page}>
      {chapters.map(({ title, content }) => (
        <Chapter key={title} title={title}>
          <div
            className="*:not-last:mb-4 [&_li]:border-b [&_li]:border-line [&_li]:py-2.5 [&_li]:first:pt-0 [&>p]:max-w-read"
            // Rendered by the build from the site's own Markdown, in which HTML stays text.
            dangerouslySetInnerHTML={{ __html: content }}
          />
        </Chapter>
      ))}
    </Page>
  )
}
