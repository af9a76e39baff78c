import { Link, useNavigate } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'

/** Goes back in history if the previous page is ours; else, and without JavaScript, it is a link. */
export function BackLink({ label, to }: { label: string; to: string }) {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!cameFromHere() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Link
      to={to}
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:text-accent-text hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {label}
    </Link>
  )
}

/** By the Navigation API, or else by the router's count. */
function cameFromHere(): boolean {
  if ('navigation' in window) return (window.navigation as { canGoBack: boolean }).canGoBack
  const { idx } = (history.state ?? {}) as { idx?: number }
  return Number(idx) > 0
}
