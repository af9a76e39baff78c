import type { ReactNode } from 'react'
import { compound } from './compound'

/** A text of which no line ends within a word with a hyphen, such as `follow-up` or `10-14 days`, or a time, such as `5:40 pm`. */
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
