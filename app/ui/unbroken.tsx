import type { ReactNode } from 'react'

const unit = String.raw`\s(?:an? )?(?:[ap]m|min|sec|hour|day|week|month|year|mile|KB|MB)\S*`

/** Matches a word with inner hyphens or a number with its unit: `follow-up,` or `$180 a year`. For speed, only from the start of words. */
export const compound = new RegExp(
  String.raw`((?<!\S)(?:\S*?[\p{L}\d]-[\p{L}\d]\S*|\S?[\d{]\S*(?=${unit}))(?:${unit})*)`,
  'u',
)

/** Keeps each compound on one line. */
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
