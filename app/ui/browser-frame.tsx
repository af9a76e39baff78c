import type { ReactNode } from 'react'

type BrowserFrameProps = { domain: string; note?: string; isPhone?: boolean; children: ReactNode }

const phoneStyle =
  'max-md:w-37.5 max-md:shrink-0 max-md:self-start max-md:rounded-xl max-md:border-3 max-md:border-edge'

export function BrowserFrame({ domain, note, isPhone = false, children }: BrowserFrameProps) {
  return (
    <div
      className={`break-inside-avoid overflow-hidden rounded-md border border-frame bg-sand ${isPhone ? phoneStyle : ''}`}
    >
      <div className="flex h-8 items-center gap-3 border-b border-frame px-3 max-md:hidden">
        <svg viewBox="0 0 34 8" aria-hidden="true" className="h-2 shrink-0 fill-frame">
          <circle cx="4" cy="4" r="4" />
          <circle cx="17" cy="4" r="4" />
          <circle cx="30" cy="4" r="4" />
        </svg>
        <span className="truncate text-sm text-soft">{domain}</span>{' '}
        {note && <span className="ml-auto truncate text-sm text-soft max-xl:hidden">{note}</span>}
      </div>
      {children}
    </div>
  )
}
