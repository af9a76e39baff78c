import type { ReactNode } from 'react'

/** A word with hyphens within and the marks around it, such as `follow-up,`. Begins at words alone, for speed. */
export const compound = /((?<!\S)\S*?[\p{L}\d]-[\p{L}\d]\S*)/u

/** A text of which no line ends within such a word. */
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
