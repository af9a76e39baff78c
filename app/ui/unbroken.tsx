import type { ReactNode } from 'react'

/** A word with hyphens within, such as `follow-up` or `10-14`. Begins at words alone, for speed. */
export const compound = /((?<![\p{L}\d])[\p{L}\d]+(?:-[\p{L}\d]+)+)/u

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
