import type { Look } from '~/ui/look'

export interface Review {
  text: string
  who: string
  /** What they bought or came for. */
  what?: string
}

interface ReviewsProps {
  list: readonly Review[]
  look: Look<'list' | 'review' | 'text' | 'who'>
}

/** What customers say. */
export function Reviews({ list, look }: ReviewsProps) {
  return (
    <ul className={look.list}>
      {list.map(({ text, who, what }) => (
        <li key={who}>
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
