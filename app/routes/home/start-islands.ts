import type { ComponentType } from 'react'

const islands = {
  estimate: () => import('./estimate-box').then((module) => module.EstimateBox),
  scout: () => import('./security-scout').then((module) => module.SecurityScout),
} satisfies Record<string, () => Promise<ComponentType<never>>>

export function startIslands() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        void hydrate(target as HTMLElement)
      }
    },
    // One screen ahead, so that script arrives before the visitor.
    { rootMargin: '100% 0px' },
  )
  for (const island of document.querySelectorAll('[data-island]')) observer.observe(island)
}

async function hydrate(element: HTMLElement) {
  const { island, props = '' } = element.dataset
  const [{ createElement }, { hydrateRoot }, component] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    islands[island as keyof typeof islands](),
  ])
  hydrateRoot(element, createElement(component as ComponentType, JSON.parse(props) as object))
}
