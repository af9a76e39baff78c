import type { Table, Values } from '~/assistant/conversation'
import type { RehearsalField, RehearsalOption } from '../kit/read-rehearsal'
import { whenIn, type When } from './when'

export interface OnTable extends Pick<Table, 'values' | 'among' | 'wish'> {
  fields: readonly RehearsalField[]
  /** Whether something is asked or offered: then a question can be beside it. */
  isOpen: boolean
}

export interface Heard {
  /** By the fields' names; empty when the words leave several, or none. */
  values: Values
  /** The several options that the words leave, by the fields' names. */
  among: Readonly<Record<string, readonly string[]>>
  /** What nothing is left of: a day, a time, and with whom. */
  missed: (Pick<When, 'days' | 'says'> & { who: string | undefined }) | undefined
  /** What is chosen is near the time that was named, not at it. */
  isNear: boolean
  /** Refuses something, whether or not it is named. */
  isRefusal: boolean
  wish: OnTable['wish']
}

const halfDay = 12 * 60
/** A test that none passes is passed over: what was wished before is kept where it can be. */
const narrowed = (
  options: readonly RehearsalOption[],
  ...tests: readonly ((option: RehearsalOption) => boolean)[]
) => tests.reduce((left, test) => (left.some(test) ? left.filter(test) : left), options)

/** What the words choose: of things the one that is named, of times the first that fits. */
export function hear(text: string, { fields, values: known, among: left, wish: before }: OnTable): Heard {
  const { wanted, unwanted, isRefusal } = listen(fields, text)
  const [asked, refused] = [whenIn(wanted), whenIn(unwanted)]
  const values: Record<string, string> = {}
  const among: Record<string, readonly string[]> = {}
  let [missed, isNear, wish]: [Heard['missed'], boolean, Heard['wish']] = [undefined, false, before]
  for (const { name, options } of fields) {
    const current = optionOf({ name, options }, known)
    const open = narrowed(options, ({ value }) => left[name]?.includes(value) ?? false)
    const inOpen = mostNamed(open, wanted)
    const who = inOpen.length > 0 ? inOpen : mostNamed(options, wanted)
    const notWho = mostNamed(options, unwanted)
    if (!isTimed(options)) {
      const isOther = current && /\bother (?:one|\p{L}+)\b/iu.test(wanted)
      if (who.length === 0 && !isOther && (!current || !notWho.includes(current))) continue
      const [first, ...more] = (who.length > 0 ? who : open)
        .filter((each) => !notWho.includes(each) && !(isOther && each === current))
        .toSorted((one, other) => Number(!one.cannot) - Number(!other.cannot))
      // What bears the same name can't be told apart by words, and what can't be had is said.
      const isOne = first && (first.cannot ?? more.every(({ says }) => says === first.says))
      values[name] = isOne ? first.value : ''
      if (!isOne) among[name] = first ? [first, ...more].map(({ value }) => value) : []
      continue
    }
    const hasTimes = options.some(({ at }) => at !== undefined)
    const [fits, notAt] = hasTimes ? [asked.fits, refused.fits] : []
    const move = hasTimes && current ? asked.move : undefined
    // "Anyone but Theo on Friday", "I'm busy on Friday until five": still on Friday.
    const isDayKept = notWho.length > 0 || notAt !== undefined
    const days = [...asked.days, ...(isDayKept ? refused.days : [])]
    const isRefused = (option: RehearsalOption) =>
      (!isDayKept && isOn(option, refused.days)) || notWho.includes(option) || notAt?.(option.at!)
    const isNamed = days.length + who.length > 0 || (fits ?? move ?? asked.place) !== undefined
    if (!isNamed && !options.some(isRefused)) continue
    const possible = options.filter(
      (option) =>
        !isRefused(option) &&
        (days.length === 0 ? !move || option.day === current!.day : isOn(option, days)) &&
        (who.length === 0 || who.includes(option)) &&
        (fits?.(option.at!) ?? true) &&
        (!move || (move === 'later' ? option.at! > current!.at! : option.at! < current!.at!)),
    )
    const not = [...(before.not ?? []), ...options.filter(isRefused).map(({ value }) => value)]
    const day = options.find((option) => isOn(option, days))?.day ?? before.day
    const near = asked.near ?? (asked.fits || move || asked.place !== undefined ? undefined : before.near)
    wish = { day, says: who[0]?.says ?? before.says, not, near }
    const away = ({ at = 0 }: RehearsalOption) => Math.abs((at - (near ?? at)) % halfDay)
    const kept = narrowed(
      possible,
      ({ cannot }) => !cannot,
      ({ value }) => !not.includes(value),
      (option) => option.day === (current?.day ?? day),
      ({ says }) => says === wish.says,
    )
    const nearest = kept.filter((each) => away(each) === Math.min(...kept.map(away)))
    const onDay =
      hasTimes && asked.place === undefined ? nearest.filter((each) => each.day === nearest[0]!.day) : nearest
    const isKept = current && nearest.includes(current) && asked.place === undefined
    const option = isKept ? current : onDay.at(asked.place ?? (move === 'earlier' ? -1 : 0))
    if (!option) missed = { days, says: asked.says, who: who[0]?.detail }
    isNear = option !== undefined && away(option) > 0
    values[name] = option?.value ?? ''
  }
  return { values, among, missed, isNear, isRefusal, wish }
}

export function isTimed(options: RehearsalField['options']) {
  return options.some(({ at, day }) => day ?? at)
}

function isOn({ day }: RehearsalOption, days: When['days']): boolean {
  return days.some(({ name }) => day?.split(', ').includes(name))
}

const refusing =
  /\b(?:not(?! (?:later|after|before|until|too|sure|only)\b)|never|except|without|cannot|(?:can|could)n?['’]?t(?! (?:i|we|you)\b)|(?:do|does|wo|would)n['’]?t (?:want|like|work|suit|fit|be|do|make)|isn['’]?t (?:good|possible)|(?<!\b(?:you|how|right|straight|far|farther|further|miles) )(?:busy|away)|no good|wrong)\b/i
const clauseEnds = /[,;.?!]+(?:\s|$)|\s(?=(?:but|so|rather|instead|better|(?:what|how) about)\s)/i

/** Tells what the words refuse from what they ask for: what follows "not" or "I can't", or else what leads to it. */
function listen(fields: readonly RehearsalField[], text: string) {
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

/** The names of an option that plain words have, or of which they have several. */
export function namesIn({ says }: RehearsalOption, plain: string): string[] {
  const has = (name: string) => ` ${plain} `.includes(` ${name} `)
  return says && plain ? says.split(', ').filter((each) => has(each) || has(`${each}s`)) : []
}

export function optionOf<Option extends RehearsalOption>(
  { name, options }: { name: string; options: readonly Option[] },
  values: Values,
): Option | undefined {
  return options.find(({ value }) => value === values[name])
}
