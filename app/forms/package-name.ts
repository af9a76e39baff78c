import { noPackage } from './registry'

/** The package name that a page shows for `?package=`; `titles` is by package id. */
export function packageName(value: string | null, titles: Readonly<Record<string, string>>): string {
  if (value === null || !isPackageName(value)) return noPackage
  if (value.includes('Package')) return value
  const id = value.toLowerCase()
  if (Object.hasOwn(titles, id)) return titles[id] as string
  return value.replace(/^./u, (first) => first.toUpperCase())
}

const maxLength = 60
// Fewer digits than a telephone number has.
const maxDigits = 6

// Characters that show nothing or move others, and marks that pile up, have no letter, or do not belong to their Latin letter.
const hidden =
  /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?:^|[^\p{L}\p{M}]|\p{sc=Latin})\p{M}|\p{M}{4}/u
// Latin letters that no European language and no Vietnamese has: some look like punctuation.
const unusual = /(?![A-Za-zÀ-ÖØ-öø-žƏəƠơƯưȘ-țẞẠ-ỹ])\p{sc=Latin}/u
// A word that mixes two scripts with letters that look alike.
const mixed =
  /\p{sc=Latin}(?!\p{sc=Latin}|\p{sc=Zinh})[\p{L}\p{M}]|\p{sc=Cyrl}\p{M}*(?!\p{sc=Cyrl}|\p{sc=Zinh})[\p{L}\p{M}]|\p{sc=Grek}\p{M}*(?!\p{sc=Grek}|\p{sc=Zinh})[\p{L}\p{M}]|(?!\p{sc=Latin})\p{L}\p{M}*\p{sc=Latin}/u
// As in addresses: a dot of any script before a letter, or four numbers with dots.
const host = /@|:\/\/|(?![!?:;])\p{Terminal_Punctuation}\p{L}|(?:\d+\.){3}\d/u
const address = /www|http|\b(?:ftp|mailto)\b|\bdot \p{L}|(?:dot| )(?:biz|com|сом|ꓚꓳꓟ|info|net|org)(?!\p{L})/u

/** Anybody can write a link with `?package=`, so the page shows no address, telephone number or trick of Unicode. */
export function isPackageName(value: string): boolean {
  // Comes before normalizing, which takes quadratic time for piled-up marks.
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
