import { ArrowRight } from 'lucide-react'
import type { NextStep as Step, SiteLink } from '~/content/site'
import { NextStep } from './sections/next-step'

interface ErrorPageProps {
  status: number
  title: string
  paragraphs: readonly string[]
  links: readonly SiteLink[]
  step: Step
}

export function ErrorPage({ status, title, paragraphs, links, step }: ErrorPageProps) {
  return (
    <>
      <section className="mx-auto max-w-site px-5 py-16 md:px-8 md:py-24">
        <p className="mb-4 font-semibold text-pine">{`Error ${status}`}</p>
        <h1 tabIndex={-1} className="max-w-[12em] text-3xl">
          {title}
        </h1>
        <div className="mt-8 max-w-read *:not-last:mb-4 text-lg text-soft">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className="mt-12 max-w-read border-t border-line">
          {links.map(({ label, to }) => (
            <li key={to} className="border-b border-line">
              <a
                href={to}
                className="flex min-h-14 items-center justify-between gap-4 font-semibold underline-offset-4 hover:text-pine hover:underline"
              >
                {label}
                <ArrowRight aria-hidden className="size-5 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <NextStep {...step} />
    </>
  )
}
