import type { Table } from '~/assistant/conversation'
import type { RehearsalField, RehearsalOption } from './kit/read-rehearsal'
import { whenIn, type When } from './when'

type Options = readonly RehearsalOption[]

export type Values = Table['values']
export interface OnTable extends Pick<Table, 'values' | 'among' | 'wish'> {
  fields: readonly RehearsalField[]
  /** Whether something is asked or offered: then a question can be beside it. */
  isOpen: boolean
}

export interface Heard {
  /** By the fields' names; empty when the words leave several, or none. */
  values: Values
  /** Those several. */
  among: Readonly<Record<string, readonly string[]>>
  /** What nothing is left of: a day, a time. */
  missed?: Pick<When, 'days' | 'says'> | undefined
  /** What is chosen is near the time that was named, not at it. */
  isNear: boolean
  /** Refuses something, whether or not it is named. */
  isRefusal: boolean
  wish: OnTable['wish']
}

/** What the words choose. */
export function hear(text: string, { fields, values: known, among: left, wish: before }: OnTable): Heard {
  const words = listen(fields, text)
  const values: Record<string, string> = {}
  const among: Record<string, readonly string[]> = {}
  let [missed, wish, isNear]: [Heard['missed'], OnTable['wish'], boolean] = [undefined, before, false]
  for (const { name, options } of fields) {
    const current = options.find(({ value }) => value === known[name])
    if (isTimed(options)) {
      const when = hearWhen(options, words, current, before)
      if (!when) continue
      ;({ missed, wish, isNear } = when)
      if (when.option ?? when.missed) values[name] = when.option?.value ?? ''
      continue
    }
    const open = options.filter(({ value }) => left[name]?.includes(value))
    const inOpen = mostNamed(open, words.wanted)
    const named = inOpen.length > 0 ? inOpen : mostNamed(options, words.wanted)
    const refused = mostNamed(options, words.unwanted)
    const isOther = current !== undefined && /\bother (?:one|\p{L}+)\b/iu.test(words.wanted)
    if (named.length === 0 && !isOther && (!current || !refused.includes(current))) continue
    const all = named.length > 0 ? named : open.length > 0 ? open : options
    const [first, ...more] = all.filter((each) => !refused.includes(each) && !(isOther && each === current))
    // What bears the same name can't be told apart by words.
    values[name] = first && more.every(({ says }) => says === first.says) ? first.value : ''
    among[name] = first && !values[name] ? [first, ...more].map(({ value }) => value) : []
  }
  return { values, among, missed, isNear, isRefusal: words.isRefusal, wish }
}

export function isTimed(options: Options) {
  return options.some(({ at, day }) => day ?? at)
}

/** A day, a time and a person in one; undefined when the words say nothing of them. */
function hearWhen(
  options: Options,
  { wanted, unwanted }: Listened,
  current: RehearsalOption | undefined,
  before: OnTable['wish'],
) {
  const [asked, refused] = [whenIn(wanted), whenIn(unwanted)]
  const hasTimes = options.some(({ at }) => at !== undefined)
  const [fits, notAt] = hasTimes ? [asked.fits, refused.fits] : []
  const [who, notWho] = [mostNamed(options, wanted), mostNamed(options, unwanted)]
  // "Anyone but Theo on Friday", "I'm busy on Friday until five": still on Friday.
  const isDayKept = notWho.length > 0 || notAt !== undefined
  const days = isDayKept ? [...asked.days, ...refused.days] : asked.days
  const notDays = isDayKept ? [] : refused.days
  const isSame = current && /\bsame (?:barber|guy|man|person)\b/i.test(wanted)
  const { place } = asked
  const isNamed = days.length + who.length > 0 || fits || isSame || place !== undefined
  const isMoved = hasTimes && (current && asked.move)
  const isOn = ({ day }: RehearsalOption, { name }: When['days'][number]) =>
    day?.split(', ').includes(name) ?? false
  const isRefused = (option: RehearsalOption) =>
    notDays.some((day) => isOn(option, day)) || notWho.includes(option) || notAt?.(option.at!)
  if (!isNamed && !isMoved && !options.some(isRefused)) return undefined
  const move = current && asked.move
  const possible = options.filter(
    (option) =>
      !isRefused(option) &&
      (days.length === 0 ? !move || option.day === current.day : days.some((day) => isOn(option, day))) &&
      (who.length === 0 || who.includes(option)) &&
      (!fits || fits(option.at!)) &&
      (!move || (move === 'later' ? option.at! > current.at! : option.at! < current.at!)),
  )
  const wish = {
    day: days.length > 0 ? options.find((each) => isOn(each, days[0]!))?.day : before.day,
    says: who[0]?.says ?? (isSame ? current.says : before.says),
    not: [...(before.not ?? []), ...options.filter(isRefused).map(({ value }) => value)],
  }
  // What was wished before is kept where it can be.
  const kept = [
    ({ cannot }: RehearsalOption) => !cannot,
    ({ value }: RehearsalOption) => !wish.not.includes(value),
    ({ day }: RehearsalOption) => day === (current?.day ?? wish.day),
    ({ says }: RehearsalOption) => says === wish.says,
  ].reduce((left, test) => (left.some(test) ? left.filter(test) : left), possible)
  // What is offered stays, unless another is nearer to what was asked.
  const away = ({ at = 0 }: RehearsalOption) => Math.abs((at - (asked.near ?? at)) % (12 * 60))
  const nearest = kept.filter((each) => away(each) === Math.min(...kept.map(away)))
  const onDay = hasTimes ? nearest.filter(({ day }) => day === nearest[0]!.day) : nearest
  const isKept = current && nearest.includes(current) && !move && place === undefined
  const option = isKept ? current : onDay.at(place ?? (move === 'earlier' ? -1 : 0))
  const isNear = option !== undefined && away(option) > 0
  return { option, missed: option ? undefined : { days, says: asked.says }, wish, isNear }
}

interface Listened {
  wanted: string
  unwanted: string
  isRefusal: boolean
}

const refusing =
  /\b(?:not(?! (?:later|after|before|until|too|sure|only)\b)|never|except|without|cannot|(?:can|could)n?['’]?t(?! (?:i|we|you)\b)|(?:do|does|wo|would)n['’]?t (?:want|like|work|suit|fit|be|do|make)|isn['’]?t (?:good|possible)|(?<!\b(?:you|how|right|straight) )(?:busy|away)|no good|wrong|too (?:early|late))\b/i
const clauseEnds = /[,;.?!]+(?:\s|$)|\s(?=(?:but|so|rather|instead|better|(?:what|how) about)\s)/i

/** Tells what the words refuse from what they ask for: what follows "not" or "I can't", or else what leads to it. */
function listen(fields: readonly RehearsalField[], text: string): Listened {
  let [wanted, unwanted, isRefusal] = ['', '', false]
  const exceptions = text.replace(/\b((?:any|every)\w*(?: day| time)?) but\b/gi, '$1 except')
  for (const clause of exceptions.split(clauseEnds)) {
    const [leading = '', ...following] = clause.split(refusing)
    const refused = following.join(' ')
    const { days, fits } = whenIn(refused)
    const isNamed = days.length > 0 || fits || fields.some(({ options }) => mostNamed(options, refused)[0])
    isRefusal ||= following.length > 0
    wanted += following.length === 0 || isNamed ? ` ${leading}` : ''
    unwanted += isNamed ? ` ${refused}` : following.length > 0 ? ` ${leading}` : ''
  }
  return { wanted: wanted.trim(), unwanted: unwanted.trim(), isRefusal }
}

/** As it is compared: words alone, in lower case. */
export function plainWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}:]+/gu, ' ')
    .trim()
}

/** The options that are named by the most words: "cut and beard" is not "cut". */
export function mostNamed<Option extends RehearsalOption>(
  options: readonly Option[],
  text: string,
): Option[] {
  const plain = plainWords(text)
  const counts = options.map((option) => namesIn(option, plain).flatMap((name) => name.split(' ')).length)
  const most = Math.max(...counts)
  return options.filter((_, index) => most > 0 && counts[index] === most)
}

/** Those of an option's names that plain words have. */
export function namesIn({ says }: RehearsalOption, plain: string): string[] {
  return says && plain ? says.split(', ').filter((each) => ` ${plain} `.includes(` ${each} `)) : []
}
