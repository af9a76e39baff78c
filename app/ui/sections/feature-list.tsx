import { Check } from 'lucide-react'
import type { Package } from '~/content/packages'
import { unbroken } from '../unbroken'

type FeatureListProps = {
  first?: string | undefined
  features: readonly string[]
  meanings?: Package['features']
  className?: string
}

export function FeatureList({ first, features, meanings, className = '' }: FeatureListProps) {
  return (
    <ul className={`${className} border-t border-line`}>
      {first && <li className="border-b border-line py-2.5 font-semibold">{first}</li>}
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-3 border-b border-line py-2.5">
          <Check aria-hidden className="h-lh w-4.5 shrink-0 text-pine" />
          <div>
            <p className={meanings && 'font-semibold'}>{unbroken(feature)}</p>
            {meanings && <p>{unbroken(meanings[feature] ?? '')}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
