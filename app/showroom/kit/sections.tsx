import type { ComponentProps, ReactNode } from 'react'
import type { SiteLink } from '~/content/site'
import type { Classes } from '~/ui/classes'
import { unbroken } from '~/ui/unbroken'

interface NavProps {
  label: string
  /** Short titles of sections, by their ids. */
  links: Readonly<Record<string, string>>
  className?: string | undefined
  linkClass?: string | undefined
}

export function Nav({ label, links, className, linkClass }: NavProps) {
  return (
    <nav aria-label={label}>
      <ul className={className}>
        {Object.entries(links).map(([id, title]) => (
          <li key={id}>
            <LinkTo className={linkClass} link={{ label: title, to: `#${id}` }} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function LinkTo({ link, ...attributes }: ComponentProps<'a'> & { link: SiteLink }) {
  return (
    <a {...attributes} href={link.to}>
      {attributes.children ?? link.label}
    </a>
  )
}

type DefinitionsProps = ComponentProps<'dl'> & {
  pairs: readonly (readonly [term: string, text: string, detail?: string])[]
}

export function Definitions({ pairs, ...list }: DefinitionsProps) {
  return (
    <dl {...list}>
      {pairs.map(([term, text, detail = '']) => (
        <div key={term + detail}>
          <dt>
            {term} {detail && <small>{detail}</small>}
          </dt>
          <dd>{unbroken(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface PeopleProps {
  list: readonly { name: string; does?: string; line: string; portrait?: ReactNode }[]
  classes: Classes<'list' | 'person' | 'words' | 'name' | 'does'>
}

export function People({ list, classes }: PeopleProps) {
  return (
    <ul className={classes.list}>
      {list.map(({ name, does, line, portrait }) => (
        <li key={name} className={classes.person}>
          <div className={classes.words}>
            <h3 className={classes.name}>{name}</h3>
            {does && <p className={classes.does}>{does}</p>}
            <p>{line}</p>
          </div>
          {portrait}
        </li>
      ))}
    </ul>
  )
}

interface ReviewsProps {
  /** `what` is a purchase or a service. */
  list: readonly { text: string; who: string; what?: string; picture?: ReactNode }[]
  classes: Classes<'list' | 'review' | 'text' | 'who'>
}

export function Reviews({ list, classes }: ReviewsProps) {
  return (
    <ul className={classes.list}>
      {list.map(({ text, who, what, picture }) => (
        <li key={who}>
          {picture}
          <figure className={classes.review}>
            <blockquote className={classes.text}>{text}</blockquote>
            <figcaption className={classes.who}>
              <b>{who}</b>
              {what && <span>{`, ${what}`}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
