import type { ComponentProps } from 'react'

interface TitledProps extends ComponentProps<'section'> {
  /** The id of the heading, which names the section. */
  id: string
  title: string
  look?: string
}

export function Titled({ id, title, look = 'text-xl', children, ...section }: TitledProps) {
  return (
    <section aria-labelledby={id} {...section}>
      <h2 id={id} className={look}>
        {title}
      </h2>
      {children}
    </section>
  )
}
