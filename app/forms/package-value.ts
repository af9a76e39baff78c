const maxLength = 60
// One less than the shortest telephone numbers have.
const maxDigits = 6

// Latin letters with the accents of European languages and Vietnamese, in composed form. Other scripts have letters that look
// like Latin ones or like punctuation. A comma in front of a letter reads as a dot.
const allowed = /^(?:[A-Za-zÀ-ÖØ-öø-žƏəƠơƯưȘ-țẞẠ-ỹ0-9 \-&'+$]|,(?!\p{L}))+$/u
const address = /www|http|\b(?:ftp|mailto)\b|\bdot \p{L}|(?:dot| )(?:biz|com|info|net|org)\b/u

/**
 * Whether a value of `?package=` may be shown as a name: at most 60 letters, digits, spaces and `-&'+,$`, and nothing that
 * reads as an address or a telephone number. Anyone can write a link with any value, and it is shown in our name.
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
    // Excludes ligatures and letters with a dot or an apostrophe of their own.
    composed === value.normalize('NFKC') &&
    value.replace(/[^0-9]/g, '').length <= maxDigits &&
    !address.test(words)
  )
}
