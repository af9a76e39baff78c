import type { ComponentProps, ReactNode } from 'react'

interface TitledProps extends Omit<ComponentProps<'section'>, 'title'> {
  id: string
  title: ReactNode
  look?: string | undefined
}

/** A section that is called like its title. */
export function Titled({ id, title, look, children, ...section }: TitledProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} {...section}>
      <h2 id={`${id}-title`} className={look}>
        {title}
      </h2>
      {children}
    </section>
  )
}
