import type { ComponentProps, ReactNode } from 'react'

interface TitledProps extends Omit<ComponentProps<'section'>, 'title'> {
  id: string
  title: ReactNode
  titleClass?: string | undefined
}

export function Titled({ id, title, titleClass, children, ...section }: TitledProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} {...section}>
      <h2 id={`${id}-title`} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  )
}
