import { ChartLine, Flag, MessagesSquare, PencilRuler, Search, Smartphone } from 'lucide-react'
import type { Benefit, benefits } from '~/content/benefits'
import type { SiteLink } from '~/content/site'
import { ButtonLink } from '../button-link'
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

type BenefitsProps = Omit<typeof benefits, 'link'> & { link: SiteLink }

export function Benefits({ title, lead, cards, link, claim }: BenefitsProps) {
  return (
    <Section>
      <div className="grid items-end gap-x-gutter gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <SectionHead title={title} lead={lead} />
        </div>
        <div className="lg:col-span-4">
          <p className="font-semibold">{claim}</p>
          <ButtonLink variant="loud" {...link} className="mt-4 w-full sm:w-auto" />
        </div>
      </div>
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 md:mt-14 md:gap-y-10 lg:grid-cols-3">
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
      <details className="fold">
        <summary className="cursor-pointer py-2 md:pt-5 md:pb-4">
          <h3 className="flex min-h-8 items-center justify-between gap-4 text-lg md:text-xl">
            <span>{title}</span>
            <Icon aria-hidden className="size-6 shrink-0 text-pine" strokeWidth={1.6} />
          </h3>
        </summary>
        <ul>
          {bullets.map((bullet) => (
            <li key={bullet} className="border-t border-line py-2.5">
              {unbroken(bullet)}
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
