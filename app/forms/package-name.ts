import { noPackage } from './registry'

/** The name that `?package=` shows; the titles are by package id. */
export function packageName(value: string | null, titles: Readonly<Record<string, string>>): string {
  if (value === null || !isPackageName(value)) return noPackage
  if (value.includes('Package')) return value
  const id = value.toLowerCase()
  if (Object.hasOwn(titles, id)) return titles[id] as string
  return value.replace(/^./u, (first) => first.toUpperCase())
}

const maxLength = 60
// Fewer digits than any telephone number has.
const maxDigits = 6

// Characters that show nothing or move others; marks that pile up, stand on no letter, or stand on a Latin letter that has none like it.
const hidden =
  /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?:^|[^\p{L}\p{M}]|\p{sc=Latin})\p{M}|\p{M}{4}/u
// Latin letters beyond those of European languages and Vietnamese, some of which look like punctuation.
const unusual = /(?![A-Za-zÀ-ÖØ-öø-žƏəƠơƯưȘ-țẞẠ-ỹ])\p{sc=Latin}/u
// One word with letters of two scripts that look alike.
const mixed =
  /\p{sc=Latin}(?!\p{sc=Latin}|\p{sc=Zinh})[\p{L}\p{M}]|\p{sc=Cyrl}\p{M}*(?!\p{sc=Cyrl}|\p{sc=Zinh})[\p{L}\p{M}]|\p{sc=Grek}\p{M}*(?!\p{sc=Grek}|\p{sc=Zinh})[\p{L}\p{M}]|(?!\p{sc=Latin})\p{L}\p{M}*\p{sc=Latin}/u
// A dot or a comma of any script before a letter, as in the names of hosts, and four numbers.
const host = /@|:\/\/|(?![!?:;])\p{Terminal_Punctuation}\p{L}|(?:\d+\.){3}\d/u
const address = /www|http|\b(?:ftp|mailto)\b|\bdot \p{L}|(?:dot| )(?:biz|com|сом|ꓚꓳꓟ|info|net|org)(?!\p{L})/u

/** Whether `?package=`, which any link can carry, reads as a name, and not as an address or a telephone number. */
export function isPackageName(value: string): boolean {
  // Checked before it is normalized, since piled-up marks take quadratic time.
  if (value.length > maxLength) return false
  const plain = value.normalize('NFKC').replace(/\p{ExtPict}(?:\u200D|\uFE0F)*/gu, '*')
  const words = plain
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}]+/gu, ' ')
  return (
    plain.length <= maxLength &&
    value.trim() !== '' &&
    ![hidden, unusual, mixed, host].some((wrong) => wrong.test(plain)) &&
    plain.replace(/\P{N}/gu, '').length <= maxDigits &&
    !address.test(words)
  )
}
