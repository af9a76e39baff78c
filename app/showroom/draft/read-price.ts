import { asPrice } from '~/content/prices'
import { capitalized } from '../kit/formats'

// A stranger writes prices under our name: all their words are listed here.
const words =
  /^(?:free|no charge|included|(?:call|ask|text|email|contact)(?: us)?(?: for (?:a |the )?(?:prices?|pricing|quote))?|(?:prices? )?(?:(?:up)?on request|var(?:y|ies))|(?:free )?(?:quote|estimate)|market price|negotiable|by (?:donation|quote))$/
const share = /^(?:from |up to )?\d\d?(?:\.\d\d?)?(?: ?- ?\d\d?(?:\.\d\d?)?)?%(?: off| commission)?$/
const figure = String.raw`\$? ?((?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d\d?)?[km]?)(?: ?\$| dollars)?`
const more = String.raw` ?\+| (?:and|&|or) (?:up|more)`
const unit =
  'minute|min|hour|hr|day|night|weekend|week|month|mo|year|yr|person|guest|head|child|kid|piece|item|pair|set|dozen|session|sitting|visit|class|lesson|page|room|tooth|pound|lb|foot|sq ft'
const per = `(?: an? | per | ?/ ?)(?:${unit})| each| (?:hour|week|month|year)ly| daily| ?(?:\\+|plus) (?:tax|tip|shipping|materials)`
const money = RegExp(
  `^(?:(from|starting at|starts at|up to|about|\\d\\d? for) ?)?${figure}(?: ?(?:-|to) ?${figure})?(${more})?(${per})?(${more})?$`,
)

/** As it is shown, from "24.5", "30 and up", "26-30", "$120 a month", "2%" or "Call us"; empty for what is no price. */
export function readPrice(typed: string): string {
  const text = typed.toLowerCase().replaceAll(/[–—]/g, '-')
  if (/^\$?0$/.test(text)) return 'Free'
  if (words.test(text)) return capitalized(text)
  if (share.test(text)) return text.replace(/ ?- ?/, '–')
  const [, before = '', least, most, up, unitAfter = '', upAfter] = money.exec(text) ?? []
  const [from, until] = [inDollars(least), inDollars(most)]
  // No telephone number may pass as a range.
  const isRange =
    until.amount > from.amount && until.amount <= 10 * from.amount && text.replaceAll(/\D/g, '').length < 10
  if (!from.amount || from.amount >= 1e9 || (most && (before || !isRange))) return ''
  const first = (up ?? upAfter ?? before.startsWith('start')) ? 'from ' : before && `${before} `
  return `${first}${from.shown}${most ? `–${until.shown}` : ''}${unitAfter.replace(/ ?\/ ?/, '/')}`
}

function inDollars(typed = '0') {
  const amount =
    Number(typed.replaceAll(/[,km]/g, '')) * (typed.endsWith('k') ? 1e3 : typed.endsWith('m') ? 1e6 : 1)
  const cents = /\.(\d\d?)$/.exec(typed)?.[1]?.padEnd(2, '0')
  return { amount, shown: asPrice(Math.floor(amount + 0.001)) + (cents ? `.${cents}` : '') }
}
