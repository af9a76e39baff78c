// In UTF-16 code units; the longest of our own titles has 18.
const maxLength = 60

// The scripts in everyday use beside Latin (UAX #31, table 5). Of the others, several hold letters that look like Latin
// capitals or like stops, such as Lisu.
const otherScripts = (
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana ' +
  'Kannada Katakana Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'
)
  .split(' ')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('')

// Above or below a letter, as spelling needs them; none that strikes it through or stands beside it.
const accents = String.raw`\u0300-\u0314\u031B\u0323-\u0331`

// Not the clicks and the phonetic and modifier letters, which look like punctuation or like other letters, except the ə of
// Azerbaijani.
const phonetic = String.raw`\u01C0-\u01C3\u0250-\u0258\u025A-\u02FF\u1D00-\u1DBF\u2C60-\u2C7F\uA720-\uA7FF\uAB30-\uAB6F`

const latin = String.raw`(?![${phonetic}])(?=\p{L})\p{Script=Latin}`
// Not the fillers, which look like spaces.
const other = String.raw`(?![${phonetic}]|\p{Default_Ignorable_Code_Point})(?=\p{L})[${otherScripts}]`
const otherMark = String.raw`(?!\p{Default_Ignorable_Code_Point})(?=[\p{Mn}\p{Mc}])[${otherScripts}${accents}]`

// A word is of Latin letters or of others: in mixed ones, some imitate a stop or a letter of the other script.
const allowed = new RegExp(
  `^(?:${latin}[${accents}]{0,3}(?!${other})|${other}(?:${otherMark}){0,3}(?!${latin})|[0-9 \\-&'+,$])+$`,
  'u',
)

/** The Greek, Cyrillic and Armenian letters that look like Latin ones, small or capital. */
const lookAlikes = new Map(
  Object.entries({
    a: '\u03B1\u0430',
    b: '\u03B2\u0432',
    c: '\u03F2\u0441',
    d: '\u0501',
    e: '\u03B5\u0435',
    f: '\u03DD',
    g: '\u0581',
    h: '\u03B7\u043D\u04BB\u0570',
    i: '\u0131\u03B9\u0456\u04CF',
    m: '\u03BC\u043C',
    n: '\u03BD\u0578',
    o: '\u03BF\u043E\u0585',
    p: '\u03C1\u0440',
    r: '\u0433',
    s: '\u0455',
    t: '\u03C4\u0442',
    w: '\u0461\u051D',
    z: '\u03B6',
  }).flatMap(([letter, others]) => [...others].map((each) => [each, letter] as const)),
)

const topLevelDomains = ['biz', 'com', 'info', 'net', 'org']
const addressWord = new RegExp(`www|http|^(?:ftp|mailto)$|dot(?:${topLevelDomains.join('|')})$`)

// As long as the shortest telephone numbers.
const digitsOfTelephone = 7

/**
 * Whether a value of `?package=` may be shown as a name: at most 60 letters, digits, spaces and `-&'+,$`, and nothing that
 * reads as an address or a telephone number. Anybody can write a link with any value, and it is shown in our name.
 */
export function isPackageName(value: string): boolean {
  if (value.length > maxLength || value.trim() === '') return false
  // What looks like another text has to be a name as that text too. A comma before a letter reads as a dot.
  const plain = value.normalize('NFKC')
  return (
    plain.length <= maxLength &&
    [value, plain].every((text) => allowed.test(text)) &&
    plain.replace(/[^0-9]/g, '').length < digitsOfTelephone &&
    !/,\p{L}/u.test(plain) &&
    !readsAsAddress(plain)
  )
}

function readsAsAddress(text: string): boolean {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = Array.from(letters, (letter) => lookAlikes.get(letter) ?? letter)
    .join('')
    .split(/[^\p{L}]+/u)
  return words.some(
    (word, place) =>
      addressWord.test(word) ||
      (word === 'dot' && words[place + 1]) ||
      (place > 0 && topLevelDomains.includes(word)),
  )
}
