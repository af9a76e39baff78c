import type { HTMLAttributes, ReactNode } from 'react'

interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  id: string
  title: ReactNode
  titleClass?: string | undefined
}

/** A section that is called like its title. */
export function Section({ id, title, titleClass, children, ...attributes }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} {...attributes}>
      <h2 id={`${id}-title`} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  )
}
