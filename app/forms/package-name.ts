import { isPackageName } from './package-value'

/** Shown when no package was chosen (specification section 5). */
export const noPackage = 'Not Selected'

/**
 * The display name of the package that `?package=` asks for (specification section 5): a value that contains "Package" is
 * shown as it is, an id by its title whatever its case, any other value with its first letter capitalised. A value that is no
 * name counts as none given.
 *
 * @param titles the title by package id
 */
export function packageName(value: string | null, titles: Readonly<Record<string, string>>): string {
  if (value === null || !isPackageName(value)) return noPackage
  if (value.includes('Package')) return value
  const id = value.toLowerCase()
  if (Object.hasOwn(titles, id)) return titles[id] as string
  return value.charAt(0).toUpperCase() + value.slice(1)
}
