import { ArrowLeft } from 'lucide-react'

/** With script, one step back in history if the previous page is ours (page-script.ts). */
export function BackLink({ label, to }: { label: string; to: string }) {
  return (
    <a
      id="back"
      href={to}
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:text-accent-text hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {label}
    </a>
  )
}
