import type { ReactNode } from 'react'

interface ServerPartProps {
  as: 'header' | 'footer' | 'div'
  className: string
  hidden?: boolean
  /** Null in the browser. */
  children: ReactNode
}

/** A part of the document that the server renders and the browser keeps as it is: its code isn't part of the client bundle. */
export function ServerPart({ as: Part, children, ...props }: ServerPartProps) {
  if (children) return <Part {...props}>{children}</Part>
  return <Part {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
