import type { ComponentType } from 'react'

/** The components of islands by name, each loaded when it is needed. */
export const islands = {
  estimate: () => import('../sections/estimate-box').then((module) => module.EstimateBox),
  scout: () => import('../sections/security-scout').then((module) => module.SecurityScout),
} satisfies Record<string, () => Promise<ComponentType<never>>>

export type IslandName = keyof typeof islands
