const strokes = ['M7 6v20', 'M13 6v20', 'M19 6v20', 'M25 6v20']

/** @param props.count 1 to 5 */
export function Tally(props: { count: number; className?: string; fifth?: string }) {
  const { count, className, fifth = 'var(--color-accent)' } = props
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      className={className}
    >
      <path d={strokes.slice(0, count).join('')} stroke="currentColor" />
      {count === 5 && <path d="M3 23 29 9" stroke={fifth} />}
    </svg>
  )
}
