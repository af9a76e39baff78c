import { ChartLine, Flag, MessagesSquare, PencilRuler, Search, Smartphone } from 'lucide-react'
import type { Benefit, benefits } from '~/content/benefits'
import type { SiteLink } from '~/content/site'
import { ButtonLink } from '../links'
import { Section, SectionHead } from '../section'
import { unbroken } from '../unbroken'

const icons = {
  seo: Search,
  chat: MessagesSquare,
  design: PencilRuler,
  insight: ChartLine,
  mobile: Smartphone,
  edge: Flag,
}

type BenefitsProps = typeof benefits & { link?: SiteLink }

export function Benefits({ title, lead, cards, link }: BenefitsProps) {
  return (
    <Section>
      <div className="flex flex-col gap-x-gutter gap-y-3 md:flex-row md:items-end md:justify-between">
        <SectionHead title={title} lead={lead} />
        {link && <ButtonLink variant="dark" {...link} />}
      </div>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 md:mt-8 md:gap-y-6 lg:grid-cols-3">
        {cards.map((card) => (
          <BenefitCard key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  )
}

function BenefitCard({ title, icon, bullets }: Benefit) {
  const Icon = icons[icon]
  return (
    <li className="border-t-2 border-ink">
      <details className="fold unfolded">
        <summary className="cursor-pointer py-1.5 md:pt-3 md:pb-1">
          <h3 className="flex min-h-8 items-center justify-between gap-4 text-lg">
            <span>{title}</span>
            <Icon aria-hidden className="size-6 shrink-0 text-pine" strokeWidth={1.6} />
          </h3>
        </summary>
        <ul>
          {bullets.map((bullet) => (
            <li key={bullet} className="py-1 text-sm text-soft">
              {unbroken(bullet)}
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
