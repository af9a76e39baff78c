import type { SiteLink } from '~/content/site'

export const textLinkStyle =
  'inline-flex min-h-11 items-center font-semibold underline decoration-pine decoration-2 underline-offset-4 hover:text-pine'

export function TextLink({ label, to }: SiteLink) {
  return (
    <a href={to} className={textLinkStyle}>
      {label}
    </a>
  )
}
