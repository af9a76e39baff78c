import type { ReactNode } from 'react'

/** The root of React in the browser, which must not mind what extensions, translators and proxies add to the rest of the page. */
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
