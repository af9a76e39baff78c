import type { Term } from '~/content/terms'
import { unbroken } from '../unbroken'

export function Terms({ terms, className }: { terms: readonly Term[]; className: string }) {
  return (
    <dl className={className}>
      {terms.map(({ title, text }) => (
        <div key={title} className="border-b border-line py-2.5">
          <dt className="font-semibold">{title}</dt>
          <dd className="text-soft">{unbroken(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
