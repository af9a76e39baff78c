import { Check } from 'lucide-react'

export function FeatureList({ features, className }: { features: readonly string[]; className: string }) {
  return (
    <ul className={`${className} border-t border-line`}>
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-3 border-b border-line py-2.5">
          <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-accent-text" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
