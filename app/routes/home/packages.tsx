import type { ComponentProps } from 'react'
import type { home } from '~/content/home'
import type { Package } from '~/content/packages'
import { ButtonLink } from '~/ui/button-link'
import { Section, SectionHead } from '~/ui/section'
import { PackageGrid } from '~/ui/sections/package-card'

type PackagesProps = (typeof home)['packages'] & {
  offers: readonly Package[]
  card: ComponentProps<typeof PackageGrid>['words']
}

export function Packages({ offers, card, consultation, ...head }: PackagesProps) {
  return (
    <Section id="features">
      <SectionHead {...head} />
      <div className="mt-4 md:mt-16">
        <PackageGrid isBrief offers={offers} words={card} />
      </div>
      <p className="mt-4 flex md:mt-10">
        <ButtonLink
          variant="quiet"
          {...consultation}
          className="w-full px-3 max-sm:text-sm sm:w-auto sm:px-6"
        />
      </p>
    </Section>
  )
}
