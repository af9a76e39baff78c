import type { ReactNode } from 'react'

/** React's root in the browser. It is only a part of the page, since extensions, translators and proxies change the rest. */
export function RootPart(page: { frame?: string; children: ReactNode; beside?: ReactNode }) {
  if (!import.meta.env.SSR) return <>{page.children}</>
  return (
    <div className={page.frame}>
      <div id="root" className="contents">
        {page.children}
      </div>
      {page.beside}
    </div>
  )
}
