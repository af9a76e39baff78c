import type { ComponentType } from 'react'
import { retryWhenShown } from './retry-when-shown'
import { islands, type IslandName } from './islands'

// About a screen ahead, so that script is there before the visitor.
const rootMargin = '100% 0px'

/** Hydrates each island of the page when it comes near the screen, or at once in a browser that cannot tell. */
export function startIslands() {
  const islandsOfPage = document.querySelectorAll<HTMLElement>('[data-island]')
  if (!('IntersectionObserver' in window)) {
    islandsOfPage.forEach(start)
    return
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        start(target as HTMLElement)
      }
    },
    { rootMargin },
  )
  for (const island of islandsOfPage) observer.observe(island)
}

/** If its files don't arrive, the island works as without script. */
function start(island: HTMLElement) {
  retryWhenShown(() => hydrate(island))
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
