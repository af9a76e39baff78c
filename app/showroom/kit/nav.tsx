import type { SiteLink } from '~/content/site'

interface NavProps {
  label: string
  links: readonly SiteLink[]
  className?: string | undefined
  linkClass?: string | undefined
}

/** To the sections of the page. */
export function Nav({ label, links, className, linkClass }: NavProps) {
  return (
    <nav aria-label={label}>
      <ul className={className}>
        {links.map(({ label: name, to }) => (
          <li key={to}>
            <a className={linkClass} href={to}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
