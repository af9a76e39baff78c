import type { ReactNode } from 'react'
import type { PictureFiles } from '../picture'
import { unbroken } from '../unbroken'
import { PageHead } from './page-head'

interface TextPageProps {
  title: string
  lead: string
  picture?: PictureFiles
  sections: readonly { title: string; paragraphs: readonly string[]; list?: readonly string[] }[]
}

/** A page of text in chapters. */
export function TextPage({ title, lead, picture, sections }: TextPageProps) {
  return (
    <div className="mx-auto max-w-site px-5 pt-8 pb-12 md:px-8 md:pt-14">
      <PageHead picture={picture}>
        <h1 className="max-w-[10.65em] text-3xl">{title}</h1>
        <p className="mt-5 max-w-read text-lg text-soft">{unbroken(lead)}</p>
      </PageHead>
      {sections.map((section) => (
        <Chapter key={section.title} title={section.title}>
          <div className="max-w-read *:not-last:mb-4">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{unbroken(paragraph)}</p>
            ))}
            {section.list && <Points points={section.list} />}
          </div>
        </Chapter>
      ))}
    </div>
  )
}

/** A part of a page of text: its title beside it where there is room. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-14 grid gap-x-gutter gap-y-5 border-t border-line pt-8 lg:grid-cols-12">
      <h2 className="text-xl lg:sticky lg:top-24 lg:col-span-4 lg:self-start">{title}</h2>
      <div className="lg:col-span-8">{children}</div>
    </section>
  )
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point} className="border-b border-line py-2.5 first:pt-0">
          {unbroken(point)}
        </li>
      ))}
    </ul>
  )
}
