import { isPackageName } from './package-value'

export const noPackage = 'Not Selected'

/**
 * The display name for `?package=` (specification section 5).
 *
 * @param titles by package id
 */
export function packageName(value: string | null, titles: Readonly<Record<string, string>>): string {
  if (value === null || !isPackageName(value)) return noPackage
  if (value.includes('Package')) return value
  const id = value.toLowerCase()
  if (Object.hasOwn(titles, id)) return titles[id] as string
  return value.charAt(0).toUpperCase() + value.slice(1)
}
