import type { SiteLink } from '~/content/site'

// Forced colors replace backgrounds, but show the border.
const shared =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-sm border px-6 py-2.25 text-center font-semibold text-balance motion-safe:fading'

export const buttonStyle = {
  loud: `${shared} border-transparent bg-accent text-on-accent hover:bg-ink hover:text-paper disabled:cursor-wait disabled:opacity-70`,
  dark: `${shared} border-transparent bg-key text-paper hover:bg-pine-ground hover:text-on-pine`,
  quiet: `${shared} border-edge hover:border-ink hover:bg-ink hover:text-paper`,
}

/** The box of a field, without its size. */
export const fieldStyle = 'rounded-sm border border-edge bg-paper'

type ButtonLinkProps = SiteLink & { variant: keyof typeof buttonStyle; className?: string }

export function ButtonLink({ to, label, variant, className = '' }: ButtonLinkProps) {
  return (
    <a href={to} className={`${buttonStyle[variant]} ${className}`}>
      {label}
    </a>
  )
}

export const textLinkStyle =
  'inline-flex min-h-11 items-center font-semibold underline decoration-pine decoration-2 underline-offset-4 hover:text-pine'

export function TextLink({ label, to }: SiteLink) {
  return (
    <a href={to} className={textLinkStyle}>
      {label}
    </a>
  )
}
