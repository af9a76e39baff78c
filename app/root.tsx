import type { HeadersFunction, MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, Meta, Outlet, useRouteError } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { useContext, useEffect, type ReactNode } from 'react'
import { errorPages, errorStep, unexpectedError } from './content/errors'
import { whoIsBehind, site } from './content/site'
import headingFont from './fonts/bricolage-grotesque.woff2?url'
import textFont from './fonts/instrument-sans.woff2?url'
import stylesheet from './styles/pages.css?inline'
import { Footer } from './ui/layout/footer'
import { Header } from './ui/layout/header'
import { usePageHandle } from './ui/layout/page-handle'
import { PageScripts } from './ui/layout/page-scripts'
import pageScript from './ui/layout/page-script.ts?script'
import { ServerDocument } from './ui/layout/server-document'
import { NextStep } from './ui/sections/next-step'

/**
 * Speculation rules, which the page's script activates: the browser prerenders a page when the visitor points at its link.
 * Not for forms and demo websites, whose visits could not be counted, links with a query, and the way back.
 */
const addresses = { href_matches: '/((?!consultation|get-started|showroom).*)\\?' }
const where = { and: [addresses, { not: { selector_matches: '#back' } }] }
const rules = { __html: JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] }) }

/** Keeps headers of an error page, such as `Retry-After`. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

export const meta: MetaFunction = ({ error }) =>
  import.meta.env.SSR && error
    ? [{ title: `${errorPageFor(error).title} | ${site.name}` }, { name: 'robots', content: 'noindex' }]
    : []

/** The browser renders only a part of the page (ui/layout/root-part.tsx). */
export function Layout({ children }: { children: ReactNode }) {
  return import.meta.env.SSR ? <Document>{children}</Document> : <>{children}</>
}

function Document({ children }: { children: ReactNode }) {
  const { nonce, contactEmail } = useContext(ServerDocument)!
  const handle = usePageHandle()
  if (handle?.document === 'own') return <>{children}</>
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site.paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={site.paper.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        {[textFont, headingFont].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon-32.png" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="alternate" href="/rss.xml" type="application/rss+xml" title={site.feed} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: pageScript }} />
        <script id="rules" type="application/json" nonce={nonce} dangerouslySetInnerHTML={rules} />
        {/* Inline styles, so that the first paint waits for no other file. */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: handle?.styles ?? stylesheet }} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="fixed -top-20 left-2 z-30 rounded-sm bg-ink px-4 py-3 font-semibold text-paper focus:top-2 print:hidden"
        >
          Skip to the content
        </a>
        <header className="site-header @container fixed inset-x-0 top-0 z-20 border-b border-line bg-paper">
          <Header {...site} />
        </header>
        <main id="content" tabIndex={-1} className="relative grow pt-16 print:pt-0">
          {children}
        </main>
        <footer className="site-footer border-t border-line bg-sand">
          <Footer {...site} company={whoIsBehind().sentence} contactEmail={contactEmail} />
        </footer>
        {handle?.script && <PageScripts script={handle.script} />}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  // In the browser, only React itself can fail (ui/layout/load-by-script.ts).
  useEffect(() => void dispatchEvent(new Event('failed')), [])
  return import.meta.env.SSR && <ErrorPage />
}

function ErrorPage() {
  const { status, title, paragraphs } = errorPageFor(useRouteError())
  const links = site.navigation.filter(({ to }) => to !== errorStep.action.to)
  return (
    <>
      <section className="mx-auto max-w-site px-5 py-16 md:px-8 md:py-24">
        <p className="mb-4 font-semibold text-pine">{`Error ${status}`}</p>
        <h1 tabIndex={-1} className="max-w-[12em] text-3xl">
          {title}
        </h1>
        <div className="mt-8 max-w-read *:not-last:mb-4 text-lg text-soft">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className="mt-12 max-w-read border-t border-line">
          {links.map(({ label, to }) => (
            <li key={to} className="border-b border-line">
              <a
                href={to}
                className="flex min-h-14 items-center justify-between gap-4 font-semibold underline-offset-4 hover:text-pine hover:underline"
              >
                {label}
                <ArrowRight aria-hidden className="size-5 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <NextStep {...errorStep} />
    </>
  )
}

/** A thrown response may set the title. The message of any other error stays hidden. */
function errorPageFor(error: unknown) {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null }
  const [title = '', ...paragraphs] = errorPages[status] ?? unexpectedError
  const own = data as { title?: string } | null
  return { status, title: own?.title ?? title, paragraphs }
}
