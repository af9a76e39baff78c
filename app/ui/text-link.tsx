import type { SiteLink } from '~/content/site'

export const textLinkStyle =
  'inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4 hover:text-ink'

export function TextLink({ label, to }: SiteLink) {
  return (
    <a href={to} className={textLinkStyle}>
      {label}
    </a>
  )
}
