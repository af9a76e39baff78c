import type { ReactNode } from 'react'
import { compound } from './compound'

/** A text of which no line ends at the hyphen within a word, such as that of `e-mails` or `10-14 days`. */
export function unbroken(text: string): ReactNode {
  return text.split(compound).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whole">
        {part}
      </span>
    ),
  )
}
