import type { TaskTurn } from '~/assistant/conversation'
import { isEarlier, isRelative, timeIn } from './heard-time'
import type { RehearsalField, RehearsalOption } from './kit/read-rehearsal'

type Options = readonly RehearsalOption[]
type Wish = NonNullable<TaskTurn['wish']>

interface Heard {
  /** By the fields' names; empty when the words leave several. */
  values: Readonly<Record<string, string>>
  /** Those several. */
  among: Readonly<Record<string, Options>>
  /** Nothing is left on the day or at the time that they ask for. */
  isNone: boolean
  /** What they name instead, where a field reads values of its own. */
  missed: string
  /** They refuse a time and ask for no other. */
  isGuess: boolean
  wish: Wish
}

/** What the words choose. */
export function hear(
  fields: readonly RehearsalField[],
  text: string,
  known: Readonly<Record<string, string>>,
  before: Wish = {},
): Heard {
  const words = listen(fields, text)
  const values: Record<string, string> = {}
  const among: Record<string, Options> = {}
  let [isNone, missed, isGuess, wish] = [false, '', false, before]
  for (const { name, options, valuesIn } of fields) {
    if (valuesIn) {
      const read = valuesIn(words.wanted)
      if (!read[0]) continue
      const possible = read.find((each) => options.some(({ value }) => value === each))
      values[name] = possible ?? ''
      if (!possible) [isNone, missed] = [true, read[0]]
      continue
    }
    const current = options.find(({ value }) => value === known[name])
    if (options.some(({ at, day }) => day ?? at)) {
      const when = hearWhen(options, words, current, before)
      if (!when) continue
      wish = when.wish
      isNone ||= !when.option
      isGuess ||= when.isGuess
      if (when.option ?? when.isNewDay) values[name] = when.option?.value ?? ''
      continue
    }
    const [named, refused] = [mostNamed(options, words.wanted), mostNamed(options, words.unwanted)]
    if (named.length === 0 && (!current || !refused.includes(current))) continue
    among[name] = (named.length > 0 ? named : options).filter((option) => !refused.includes(option))
    // What bears the same name can't be told apart by words.
    const [first] = among[name]
    values[name] = first && among[name].every(({ says }) => says === first.says) ? first.value : ''
  }
  return { values, among, isNone, missed, isGuess, wish }
}

/** A day, a time and a person in one; undefined when the words say nothing of them. */
function hearWhen(
  options: Options,
  { wanted, unwanted }: Listened,
  current: RehearsalOption | undefined,
  before: Wish,
) {
  const isTimed = options.some(({ at }) => at !== undefined)
  const who = mostNamed(options, wanted)
  const notWho = mostNamed(options, unwanted)
  const fits = isTimed ? timeIn(wanted, current?.at) : undefined
  // Nothing that is refused is one of any.
  const notAt = isTimed ? timeIn(unwanted, current?.at ?? 0) : undefined
  // "Anyone but Theo on Friday", "I'm busy on Friday until five": still on Friday.
  const isDayKept = notWho.length > 0 || notAt !== undefined
  const day = isDayKept ? `${wanted} ${unwanted}` : wanted
  const onDay = mostNamed(options, day, 'day')
  const notDay = isDayKept ? [] : mostNamed(options, unwanted, 'day')
  const isDayNamed = onDay.length > 0 || (options[0]?.day !== undefined && aDay.test(day))
  const isSame = current && /\bsame (?:barber|guy|man|person)\b/i.test(wanted)
  const isRefusing = notDay.length + notWho.length > 0 || notAt !== undefined
  const isGuess = !isDayNamed && who.length === 0 && !fits && !isSame
  if (isGuess && !isRefusing) return undefined

  const refused = options.filter(
    (option) => notDay.includes(option) || notWho.includes(option) || (notAt && notAt(option.at!)),
  )
  const possible = options.filter(
    (option) =>
      !refused.includes(option) &&
      (!isDayNamed || onDay.includes(option)) &&
      (isDayNamed || !current || !isRelative(wanted) || option.day === current.day) &&
      (who.length === 0 || who.includes(option)) &&
      (!fits || fits(option.at!)),
  )
  const wish: Wish = {
    day: isDayNamed ? onDay[0]?.day : before.day,
    says: who[0]?.says ?? (isSame ? current.says : before.says),
    not: [...(before.not ?? []), ...refused.map(({ value }) => value)],
  }
  // What was wished before is kept where it can be.
  const kept = [
    ({ value }: RehearsalOption) => !wish.not!.includes(value),
    ({ day: each }: RehearsalOption) => each === (current?.day ?? wish.day),
    ({ says }: RehearsalOption) => says === wish.says,
  ].reduce((left, test) => (left.some(test) ? left.filter(test) : left), possible)
  const first = kept[0]
  const option = isEarlier(wanted) ? kept.findLast(({ day: each }) => each === first?.day) : first
  return { option, isNewDay: isDayNamed, isGuess, wish }
}

const aDay = /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i

interface Listened {
  wanted: string
  unwanted: string
  isRefusal: boolean
}

const refusing =
  /\b(?:not(?! (?:later|after|before|until|too|sure|only)\b)|never|except|without|cannot|(?:can|could)n?['’]?t(?! (?:i|we|you)\b)|(?:do|does|wo|would)n['’]?t (?:want|like|work|suit|fit|be|do|make)|isn['’]?t (?:good|possible)|(?<!\b(?:you|how|right|straight) )(?:busy|away)|no good|too (?:early|late))\b/i
const clauseEnds = /[,;.?!]+(?:\s|$)|\s(?=(?:but|so|rather|instead|better|(?:what|how) about)\s)/i

/** Tells what the words refuse from what they ask for: what follows "not" or "I can't", or else what leads to it. */
export function listen(fields: readonly RehearsalField[], text: string): Listened {
  let [wanted, unwanted, isRefusal] = ['', '', false]
  const exceptions = text.replace(/\b((?:any|every)\w*(?: day| time)?) but\b/gi, '$1 except')
  for (const clause of exceptions.split(clauseEnds)) {
    const [leading = '', ...following] = clause.split(refusing)
    const refused = following.join(' ')
    const isNamed =
      timeIn(refused, 0) ??
      (aDay.test(refused) || fields.some(({ options }) => mostNamed(options, refused)[0]))
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
  by: 'says' | 'day' = 'says',
): Option[] {
  const plain = ` ${plainWords(text)} `
  const counts = options.map(({ [by]: names = '' }) =>
    names
      .split(', ')
      .filter((each) => each && plain.includes(` ${each} `))
      .reduce((count, each) => count + each.split(' ').length, 0),
  )
  const most = Math.max(...counts)
  return options.filter((_, index) => most > 0 && counts[index] === most)
}
