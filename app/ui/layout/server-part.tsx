import type { ReactNode } from 'react'

interface ServerPartProps {
  as: 'header' | 'footer' | 'div'
  className: string
  hidden?: boolean
  /** What the document had here, for a part that an error page has too: React then makes the whole document anew. */
  markup?: string
  /** Null in the browser. */
  children: ReactNode
}

/** A part of the document that the server renders and the browser keeps as it is: its code isn't part of the client bundle. */
export function ServerPart({ as: Part, markup = '', children, ...props }: ServerPartProps) {
  if (children) return <Part {...props}>{children}</Part>
  return <Part {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
}
