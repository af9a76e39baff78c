interface DefinitionsProps {
  className?: string | undefined
  pairs: readonly (readonly [term: string, text: string])[]
}

/** A list of terms, such as days, and what belongs to each, such as hours. */
export function Definitions({ className, pairs }: DefinitionsProps) {
  return (
    <dl className={className}>
      {pairs.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
