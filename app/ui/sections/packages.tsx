import type { ComponentProps } from 'react'
import type { home } from '~/content/home'
import type { Package } from '~/content/packages'
import { ButtonLink } from '../button-link'
import { Island } from '../islands/island'
import { Section, SectionHead } from '../section'
import { EstimateBox } from './estimate-box'
import { PackageGrid } from './package-card'

type PackagesProps = (typeof home)['packages'] & {
  offers: readonly Package[]
  card: ComponentProps<typeof PackageGrid>['words']
  selected: string
}

export function Packages({ offers, card, estimate, consultation, selected, ...head }: PackagesProps) {
  return (
    <Section id="features">
      <SectionHead {...head} />
      <div className="mt-6 md:mt-24">
        <PackageGrid offers={offers} words={card} />
      </div>
      <Island
        name="estimate"
        component={EstimateBox}
        props={{
          words: estimate,
          offers: offers.map(({ title, price }) => ({ title, price })),
          selected,
        }}
      />
      <p className="mt-5 flex md:mt-8">
        <ButtonLink
          variant="quiet"
          {...consultation}
          className="w-full px-3 max-sm:text-sm sm:w-auto sm:px-6"
        />
      </p>
    </Section>
  )
}
