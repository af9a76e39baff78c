import type { ReactNode } from 'react'

interface DefinitionsProps {
  className?: string | undefined
  pairs: readonly (readonly [term: string, text: ReactNode, detail?: string])[]
}

/** A list of terms, such as days, and what belongs to each, such as hours. */
export function Definitions({ className, pairs }: DefinitionsProps) {
  return (
    <dl className={className}>
      {pairs.map(([term, text, detail = '']) => (
        <div key={term + detail}>
          <dt>
            {term} {detail && <small>{detail}</small>}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
