import { ChartLine, Flag, MessagesSquare, PencilRuler, Search, Smartphone } from 'lucide-react'
import { benefits } from '~/content/benefits'
import type { SiteLink } from '~/content/site'
import { ButtonLink } from '~/ui/links'
import { Section, SectionHead } from '~/ui/section'
import { unbroken } from '~/ui/unbroken'

const icons = [Search, MessagesSquare, PencilRuler, ChartLine, Smartphone, Flag]

export function Benefits({ link }: { link?: SiteLink }) {
  const { title, intro, cards } = benefits
  return (
    <Section>
      <div className="flex flex-col gap-x-gutter gap-y-3 md:flex-row md:items-end md:justify-between">
        <SectionHead title={title} intro={intro} />
        {link && <ButtonLink variant="dark" {...link} />}
      </div>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 md:mt-8 md:gap-y-6 lg:grid-cols-3">
        {Object.entries(cards).map(([name, bullets], index) => {
          const Icon = icons[index]!
          return (
            <li key={name} className="border-t-2 border-ink">
              <details className="fold unfolded">
                <summary className="cursor-pointer py-1.5 md:pt-3 md:pb-1">
                  <h3 className="flex min-h-8 items-center justify-between gap-4 text-lg">
                    <span>{name}</span>
                    <Icon aria-hidden className="size-6 shrink-0 text-pine" strokeWidth={1.6} />
                  </h3>
                </summary>
                <ul className="list-disc pl-4.5 *:py-0.5 marker:text-pine">
                  {bullets.map((bullet) => (
                    <li key={bullet}>{unbroken(bullet)}</li>
                  ))}
                </ul>
              </details>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
