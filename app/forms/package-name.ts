export const noPackage = 'Not Selected'

/** The name that `?package=` shows; the titles are by package id. */
export function packageName(value: string | null, titles: Readonly<Record<string, string>>): string {
  if (value === null || !isPackageName(value)) return noPackage
  if (value.includes('Package')) return value
  const id = value.toLowerCase()
  if (Object.hasOwn(titles, id)) return titles[id] as string
  return value.charAt(0).toUpperCase() + value.slice(1)
}

const maxLength = 60
// Fewer than any telephone number.
const maxDigits = 6

// Latin letters of European languages and Vietnamese, in composed form; other scripts have look-alikes. A comma before a letter
// reads as a dot.
const allowed = /^(?:[A-Za-zÀ-ÖØ-öø-žƏəƠơƯưȘ-țẞẠ-ỹ0-9 \-&'+$]|,(?!\p{L}))+$/u
const address = /www|http|\b(?:ftp|mailto)\b|\bdot \p{L}|(?:dot| )(?:biz|com|info|net|org)\b/u

/**
 * Whether `?package=` may be shown as a name, and doesn't read as an address or a telephone number: any link can carry any
 * value.
 */
export function isPackageName(value: string): boolean {
  const composed = value.normalize('NFC')
  const words = value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}]+/gu, ' ')
  return (
    value.length <= maxLength &&
    value.trim() !== '' &&
    allowed.test(composed) &&
    // No ligatures, and no letters that include a dot or an apostrophe.
    composed === value.normalize('NFKC') &&
    value.replace(/[^0-9]/g, '').length <= maxDigits &&
    !address.test(words)
  )
}
