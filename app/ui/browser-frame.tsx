import type { ReactNode } from 'react'

export function BrowserFrame({ address, children }: { address: string; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-md border border-edge/60 bg-sand">
      <div className="flex h-9 items-center gap-3 border-b border-edge/60 px-3">
        <svg viewBox="0 0 34 8" aria-hidden="true" className="h-2 shrink-0 fill-edge/60">
          <circle cx="4" cy="4" r="4" />
          <circle cx="17" cy="4" r="4" />
          <circle cx="30" cy="4" r="4" />
        </svg>
        <span className="truncate text-sm text-soft">{address}</span>
      </div>
      {children}
    </div>
  )
}
