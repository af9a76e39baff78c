import type { ComponentProps } from 'react'
import { unbroken } from './unbroken'

export function Section({ className = '', children, ...named }: ComponentProps<'section'>) {
  return (
    <section {...named} className={`border-t border-line ${className}`}>
      <div className="mx-auto max-w-site px-5 py-4 md:px-8 md:py-12">{children}</div>
    </section>
  )
}

export function SectionHead({ eyebrow, title, intro }: { eyebrow?: string; title: string; intro?: string }) {
  return (
    <header className="max-w-read lg:max-w-none">
      {eyebrow && <p className="mb-1 font-semibold text-pine md:mb-3">{eyebrow}</p>}
      <h2 className="max-w-[14.65em] text-2xl">{unbroken(title)}</h2>
      {intro && <p className="mt-2 text-balance text-soft md:mt-4 md:text-lg">{unbroken(intro)}</p>}
    </header>
  )
}
