import type { ComponentProps, ReactNode } from 'react'
import { Picture, type PictureFiles } from '../picture'
import { unbroken } from '../unbroken'
import { NextStep } from './next-step'

interface PageProps {
  title: string
  intro?: string | undefined
  /** A drawing beside the heading, on wide screens. */
  picture?: PictureFiles
  beside?: ReactNode
  above?: ReactNode
  actions?: ReactNode
  /** As wide as the window, before the next step. */
  wide?: ReactNode
  step: ComponentProps<typeof NextStep>
  children: ReactNode
}

export function Page({ title, intro, picture, beside, above, actions, wide, step, children }: PageProps) {
  return (
    <>
      <div className="mx-auto max-w-site px-5 pt-8 pb-16 md:px-8 md:pt-14 md:pb-20">
        <header className="grid items-center gap-x-gutter gap-y-8 min-[60rem]:grid-cols-[7fr_5fr]">
          <div>
            {above}
            <h1 className="max-w-[12em] text-3xl max-sm:tracking-tight">{title}</h1>
            {intro && <p className="mt-5 max-w-read text-lg text-soft">{unbroken(intro)}</p>}
            {actions}
          </div>
          {picture && (
            <div className="print:hidden">
              <Picture picture={picture} alt="" eager className="h-auto w-full" />
            </div>
          )}
          {beside}
        </header>
        {children}
      </div>
      {wide}
      <NextStep {...step} />
    </>
  )
}

type ChapterProps = { id?: string; title: string; children: ReactNode }

export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section id={id} className="mt-14 grid gap-x-gutter gap-y-5 border-t border-line pt-8 lg:grid-cols-12">
      <h2 className="text-xl lg:sticky lg:top-24 lg:col-span-4 lg:self-start">{title}</h2>
      <div className="lg:col-span-8">{children}</div>
    </section>
  )
}

type ParagraphsProps = { paragraphs: readonly string[]; className?: string }

export function Paragraphs({ paragraphs, className = '' }: ParagraphsProps) {
  return (
    <div className={`max-w-read *:not-last:mb-4 ${className}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{unbroken(paragraph)}</p>
      ))}
    </div>
  )
}
