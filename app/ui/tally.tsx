const upright = ['M7 6v20', 'M13 6v20', 'M19 6v20', 'M25 6v20']

interface TallyProps {
  /** 1 to 5. */
  count: number
  className?: string
  fifth?: string
}

export function Tally({ count, className, fifth = 'var(--color-accent)' }: TallyProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      className={className}
    >
      <path d={upright.slice(0, count).join('')} stroke="currentColor" />
      {count === 5 && <path d="M3 23 29 9" stroke={fifth} />}
    </svg>
  )
}

export function Mark({ className }: { className: string }) {
  return <Tally count={5} className={className} />
}
