const months =
  'jan(?:uary)? feb(?:ruary)? mar(?:ch)? apr(?:il)? may june? july? aug(?:ust)? sept?(?:ember)? oct(?:ober)? nov(?:ember)? dec(?:ember)?'.split(
    ' ',
  )
const ordinals =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth
  seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth
  twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first`.split(/\s+/)
const month = `(${months.join('|')})\\b\\.?`
const day = `(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?|(${ordinals.join('|')}))\\b`
/** "June 19", "June the 19th, 2027" or "the nineteenth of June". */
const date = new RegExp(`\\b(?:${month} ${day}|${day} (?:of )?${month})(?:,? (20\\d\\d)\\b)?`, 'gi')

/** The dates that a text names, as 2027-06-19; in the usual year where it names none. */
export function datesIn(text: string, usualYear: number): string[] {
  return Array.from(text.toLowerCase().matchAll(date), (found) => {
    const name = found[1] ?? found[6]!
    const figure = found[2] ?? found[4]
    const word = found[3] ?? found[5]
    const number = months.findIndex((each) => each.startsWith(name.slice(0, 3))) + 1
    return dateOf(Number(found[7] ?? usualYear), number, word ? ordinals.indexOf(word) + 1 : Number(figure))
  })
}

export function dateOf(year: number, monthNumber: number, dayNumber: number): string {
  return [year, monthNumber, dayNumber].map((part) => String(part).padStart(2, '0')).join('-')
}
