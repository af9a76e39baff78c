/** The tally of five: four upright strokes, crossed by a fifth in the accent colour. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      className={className}
    >
      <path d="M7 6v20M13 6v20M19 6v20M25 6v20" stroke="currentColor" />
      <path d="M3 23 29 9" stroke="var(--color-accent)" />
    </svg>
  )
}
