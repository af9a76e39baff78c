const upright = ['M7 6v20', 'M13 6v20', 'M19 6v20', 'M25 6v20']

interface TallyProps {
  /** 1 to 5. */
  count: number
  className?: string
  fifth?: string
  /** Draws the last stroke before the visitor's eyes. */
  isDrawn?: boolean
}

export function Tally({ count, className, fifth = 'var(--color-accent)', isDrawn = false }: TallyProps) {
  const last = isDrawn ? { className: 'drawn-stroke', pathLength: 1 } : {}
  const standing = upright.slice(0, isDrawn && count < 5 ? count - 1 : count)
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      className={className}
    >
      <path d={standing.join('')} stroke="currentColor" />
      {isDrawn && count < 5 && <path d={upright[count - 1]} stroke="currentColor" {...last} />}
      {count === 5 && <path d="M3 23 29 9" stroke={fifth} {...last} />}
    </svg>
  )
}
