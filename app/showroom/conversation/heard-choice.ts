import type { Memory, ChosenValues } from '~/assistant/conversation'
import { expressionOf } from '~/assistant/phrases'
import { capitalized } from '../kit/formats'
import type { RehearsalField, RehearsalOption } from '../kit/read-rehearsal'
import phrases from './phrases.json' with { type: 'json' }
import { whenIn, type When } from './when'

export interface Context extends Pick<Memory, 'step' | 'values' | 'among' | 'wish'> {
  fields: readonly RehearsalField[]
}

export interface Heard {
  /** By the fields' names; empty where the words leave several options, or none. */
  values: ChosenValues
  /** The several options that the words leave, by the fields' names. */
  among: Readonly<Record<string, readonly string[]>>
  /** The day, time and person of a wish that no option fulfills, and the options that fulfill a part of it. */
  missed: (Pick<When, 'days' | 'says'> & { who: string | undefined; instead: Options }) | undefined
  /** Whether the chosen time is only near the named one. */
  isNear: boolean
  /** The other options of the chosen day that fulfill the wish, unless it named a time. */
  also: Options
  /** Whether several things are named, of which only one can be chosen. */
  isSeveral: boolean
  /** Whether the words refuse something, named or not. */
  isRefusal: boolean
  wish: Context['wish']
}

type Options = readonly RehearsalOption[]
type Listened = ReturnType<typeof listen>
type Times = ReturnType<typeof timesIn>
type Found = Partial<Heard> | undefined

const nothing = { values: {}, among: {}, missed: undefined, isNear: false, also: [], isSeveral: false }
const anybody = /\bany(?:one|body|\sbarber)\b(?! but)|\bwhoever\b|\bno matter who\b/i
const halfDay = 12 * 60
/** Skips a test that no option passes: earlier wishes are kept where they can be. */
const narrowed = (options: Options, ...tests: readonly ((option: RehearsalOption) => boolean)[]) =>
  tests.reduce((left, test) => (left.some(test) ? left.filter(test) : left), options)

/** Tells the choices in a text: the thing that is named, and the first time that fits. */
export function hear(text: string, context: Context): Heard {
  const said = listen(context.fields, text)
  let heard: Heard = { ...nothing, isRefusal: said.isRefusal, wish: context.wish }
  for (const field of context.fields) {
    const found = isTimed(field.options) ? hearTime(field, said, context) : hearThing(field, said, context)
    const values = { ...heard.values, ...found?.values }
    heard = { ...heard, ...found, values, among: { ...heard.among, ...found?.among } }
  }
  return heard
}

/** The options that the words name and refuse, and the one that is chosen by now. */
function spokenOf(field: RehearsalField, { wanted, unwanted }: Listened, { values, among }: Context) {
  const { name, options } = field
  const left = narrowed(options, ({ value }) => among[name]?.includes(value) ?? false)
  const namedLeft = mostNamed(left, wanted)
  return {
    current: optionOf(field, values),
    left,
    named: namedLeft.length > 0 ? namedLeft : mostNamed(options, wanted),
    refused: mostNamed(options, unwanted),
  }
}

function hearThing(field: RehearsalField, said: Listened, context: Context): Found {
  const { current, left, named: asOne, refused } = spokenOf(field, said, context)
  const several = severalIn(field.options, said.wanted, asOne)
  const named = several.length > 0 ? several : asOne
  const isOther = current && /\bother (?:one|\p{L}+)\b/iu.test(said.wanted)
  if (named.length === 0 && !isOther && (!current || !refused.includes(current))) return undefined
  const [first, ...more] = (named.length > 0 ? named : left)
    .filter((each) => !refused.includes(each) && !(isOther && (each === current || !each.label)))
    .toSorted((one, other) => Number(!one.cannot) - Number(!other.cannot))
  // Words can't tell options of the same name apart. One that can't be had is replied to at once.
  const isOne = first && (first.cannot ?? more.every(({ says }) => says === first.says))
  return {
    values: { [field.name]: isOne ? first.value : '' },
    among: isOne ? {} : { [field.name]: first ? [first, ...more].map(({ value }) => value) : [] },
    isSeveral: several.length > 0,
  }
}

/** The things of "the lamp and the milk jug", of which the one that is named by the most words isn't meant alone. */
function severalIn(options: Options, text: string, [asOne]: Options): Options {
  if (!asOne || namesIn(asOne, plainWords(text)).some((name) => /\b(?:and|n|both)\b/.test(name))) return []
  const listed = options.filter(({ says }) => says)
  const parts = text.split(/\b(?:and|plus|also)\b|[,&+]/i).map((part) => mostNamed(listed, part))
  const [first, ...more] = parts.filter((named) => named.length > 0)
  const apart = more.filter((named) => !named.some((each) => first!.includes(each)))
  return apart.length > 0 ? [...new Set([first!, ...apart].flat())] : []
}

function hearTime(field: RehearsalField, said: Listened, context: Context): Found {
  const times = timesIn(field, said, context)
  const { options, current, named, asked, hasTimes, move, days, possible, isRefused } = times
  if (!times.isHeard) return undefined
  const wish = wishAfter(times, said, context.wish)
  const isInPart = (hasTimes && whenIn(wish.part ?? '').fits) || (() => true)
  // What was wished for earlier is kept, unless it is refused or named anew.
  const isKeptBy = (test: (option: RehearsalOption) => boolean) =>
    options.some((option) => test(option) && !isRefused(option)) ? test : () => true
  const isOnDay = isKeptBy(({ day }) => days.length > 0 || !wish.day || !hasTimes || day === wish.day)
  const isByPerson = isKeptBy(({ says }) => named.length > 0 || !wish.says || says === wish.says)
  const kept = narrowed(
    possible.filter((option) => isOnDay(option) && isByPerson(option) && isInPart(option.at ?? 0)),
    ({ cannot }) => !cannot,
    ({ value }) => !wish.not.includes(value),
    ({ day }) => day === (current?.day ?? wish.day),
    ({ says }) => says === wish.says,
  )
  const away = ({ at = 0 }: RehearsalOption) => Math.abs((at - (wish.near ?? at)) % halfDay)
  const nearest = kept.filter((each) => away(each) === Math.min(...kept.map(away)))
  const isPlaced = asked.place !== undefined
  const onDay = isPlaced || !hasTimes ? nearest : nearest.filter(({ day }) => day === nearest[0]!.day)
  const isKept = current && !isPlaced && nearest.includes(current)
  const option = isKept ? current : onDay.at(asked.place ?? (move === 'earlier' ? -1 : 0))
  if (!option) {
    const missed = missedIn(times, wish, possible.filter(isOnDay))
    const only = missed.instead.length === 1 ? missed.instead[0]!.value : undefined
    // What is said to be impossible isn't wished for any longer.
    return {
      values: { [field.name]: '' },
      wish: { ...wish, part: undefined, says: named[0]?.says, only },
      missed,
    }
  }
  const isNear = away(option) > 0
  const isVague = asked.fits ? isNear || /noon|morning|evening|work/.test(asked.says) : hasTimes
  const others = kept.filter((each) => each !== option && each.day === option.day)
  const also = isVague && !isPlaced ? others : []
  return { values: { [field.name]: option.value }, isNear, also, wish }
}

/** The time that the words ask for, and the options that they leave. */
function timesIn(field: RehearsalField, said: Listened, context: Context) {
  const { options } = field
  const { current, named, refused: refusedByName } = spokenOf(field, said, context)
  const [asked, refused] = [whenIn(said.wanted, context.wish.day), whenIn(said.unwanted)]
  const hasTimes = options.some(({ at }) => at !== undefined)
  const [fits, notAt] = hasTimes ? [asked.fits, refused.fits] : []
  // "Later" is later than the chosen time, or than the one that could not be had.
  const { near, day: wished } = context.wish
  const from = current ?? (near === undefined ? undefined : { at: near, day: wished })
  const move = hasTimes && from ? asked.move : undefined
  // "Anyone but Theo on Friday" and "I'm busy on Friday until five" still mean Friday.
  const isDayKept = refusedByName.length > 0 || notAt !== undefined
  const days = [...asked.days, ...(isDayKept ? refused.days : [])]
  const isRefused = (option: RehearsalOption) =>
    (!isDayKept && isOn(option, refused.days)) || refusedByName.includes(option) || notAt?.(option.at!)
  const possible = options.filter(
    (option) =>
      !isRefused(option) &&
      (days.length === 0 ? !move || !from?.day || option.day === from.day : isOn(option, days)) &&
      (named.length === 0 || named.includes(option)) &&
      (fits?.(option.at!) ?? true) &&
      (!move || (move === 'later' ? option.at! > from!.at! : option.at! < from!.at!)),
  )
  const isNamed = days.length + named.length > 0 || (fits ?? move ?? asked.place) !== undefined
  const isHeard = isNamed || options.some(isRefused)
  return { options, current, named, asked, hasTimes, move, days, isRefused, possible, isHeard }
}

/** The new wishes, and the earlier ones that they leave. */
function wishAfter(times: Times, { wanted }: Listened, before: Context['wish']) {
  const { options, named, asked, hasTimes, move, days, isRefused } = times
  const isTimeNew = asked.fits !== undefined || move === 'earlier'
  const near = asked.near ?? (isTimeNew || asked.place !== undefined ? undefined : before.near)
  const newPart = near === undefined && hasTimes ? asked.says : undefined
  return {
    day: options.find((option) => isOn(option, days))?.day ?? before.day,
    says: named[0]?.says ?? (anybody.test(wanted) ? undefined : before.says),
    not: [...(before.not ?? []), ...options.filter(isRefused).map(({ value }) => value)],
    near,
    part: isTimeNew ? newPart : before.part,
  }
}

function missedIn(times: Times, wish: Context['wish'], onDay: Options) {
  const { options, asked, hasTimes, move, isRefused, possible } = times
  const [name] = (hasTimes && wish.day?.split(', ')) || []
  const wished = name ? [{ name, says: name === 'today' ? name : `on ${capitalized(name)}` }] : []
  const days = times.days.length > 0 ? times.days : wished
  const onDays = days.length > 0 ? options.filter((each) => isOn(each, days) && !isRefused(each)) : possible
  return {
    days,
    says: asked.says || (move ? `${move} than that` : (wish.part ?? '')),
    who: wish.says && options.find(({ says }) => says === wish.says)?.detail,
    instead: (hasTimes && [onDay, onDays].find(([each]) => each)) || [],
  }
}

export function isTimed(options: RehearsalField['options']) {
  return options.some(({ at, day }) => day ?? at)
}

function isOn({ day }: RehearsalOption, days: When['days']): boolean {
  return days.some(({ name }) => day?.split(', ').includes(name))
}

const refusing = expressionOf(phrases.refusingOption)
const clauseEnds = /[,;.?!]+(?:\s|$)|\s(?=(?:but|so|rather|instead|better|(?:what|how) about)\s)/i

/** Parts the refused words from the wanted ones. Words after "not" or "I can't" are refused if they name a choice, or else those before. */
function listen(fields: readonly RehearsalField[], text: string) {
  let [wanted, unwanted, isRefusal] = ['', '', false]
  const exceptions = text.replace(/\b((?:any|every)\w*(?: day| time)?) but\b/gi, '$1 except')
  for (const clause of exceptions.split(clauseEnds)) {
    const [leading = '', ...following] = clause.split(refusing)
    const refused = following.join(' ')
    const { days, fits } = whenIn(refused)
    const isNamed = days.length > 0 || fits || fields.some(({ options }) => mostNamed(options, refused)[0])
    isRefusal ||= following.length > 0
    wanted += following.length === 0 || isNamed ? `, ${leading}` : ''
    unwanted += isNamed ? ` ${refused}` : following.length > 0 ? ` ${leading}` : ''
  }
  return { wanted: wanted.replace(/^[, ]+/, ''), unwanted: unwanted.trim(), isRefusal }
}

/** The words of a text in lower case, without punctuation, as they are compared. */
export function plainWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?:[^\p{L}\p{M}\p{N}:]|:(?![\p{L}\p{N}]))+/gu, ' ')
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

/** The names of an option that are among plain words, also in the plural. */
export function namesIn(
  { says, means }: Pick<RehearsalOption, 'says' | 'means'>,
  plain: string,
): readonly string[] {
  if (means) return means instanceof RegExp ? (plain.match(means) ?? []) : means(plain)
  const has = (name: string) => ` ${plain} `.includes(` ${name} `)
  return says && plain ? says.split(', ').filter((each) => has(each) || has(`${each}s`)) : []
}

export function optionOf<Option extends RehearsalOption>(
  { name, options }: { name: string; options: readonly Option[] },
  values: ChosenValues,
): Option | undefined {
  return options.find(({ value }) => value === values[name])
}
