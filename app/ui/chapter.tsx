import type { ReactNode } from 'react'

/** A part of a page of text: its title beside it where there is room. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-14 grid gap-x-gutter gap-y-5 border-t border-line pt-8 lg:grid-cols-12">
      <h2 className="text-xl lg:col-span-4">{title}</h2>
      <div className="lg:col-span-8">{children}</div>
    </section>
  )
}
