import type { ComponentType } from 'react'
import { islands, type IslandName } from './islands'

// About a screen ahead, so that script is there before the visitor.
const rootMargin = '100% 0px'

/** Hydrates each island of the page when it comes near the screen or is focused. */
export function startIslands() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        // Not loaded: the part stays as without script.
        hydrate(target as HTMLElement).catch(reportError)
      }
    },
    { rootMargin },
  )
  for (const island of document.querySelectorAll('[data-island]')) observer.observe(island)
}

async function hydrate(element: HTMLElement) {
  const { island, props = '' } = element.dataset
  const [{ createElement }, { hydrateRoot }, component] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    islands[island as IslandName](),
  ])
  hydrateRoot(element, createElement(component as ComponentType, JSON.parse(props) as object))
}
