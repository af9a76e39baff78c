import type { ComponentType } from 'react'
import type { Look } from '~/ui/look'

export interface Review {
  text: string
  who: string
  /** What they bought or came for. */
  what?: string
  /** Beside what was said. */
  Picture?: ComponentType
}

interface ReviewsProps {
  list: readonly Review[]
  look: Look<'list' | 'review' | 'text' | 'who'>
}

/** What customers say. */
export function Reviews({ list, look }: ReviewsProps) {
  return (
    <ul className={look.list}>
      {list.map(({ text, who, what, Picture }) => (
        <li key={who}>
          {Picture && <Picture />}
          <figure className={look.review}>
            <blockquote className={look.text}>{text}</blockquote>
            <figcaption className={look.who}>
              <b>{who}</b>
              {what && <span>{`, ${what}`}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
