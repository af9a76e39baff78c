import type { Memory, ChosenValues } from '~/assistant/conversation'
import { expressionsOf } from '~/assistant/phrases'
import { onClock } from '../draft/week'
import { spokenTime } from '../kit/formats'
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
  /** The day, time and person of a wish that no option fulfills, or none but the chosen one, and the options that fulfill a part of it. */
  missed: ReturnType<typeof missedIn> | undefined
  /** Whether the chosen time is only near the named one. */
  isNear: boolean
  /** The other options of the chosen day that fulfill the wish, unless it named a time. */
  also: Options
  /** Whether several things are named, of which only one can be chosen. */
  isSeveral: boolean
  /** Whether the words refuse something, named or not. */
  isRefusal: boolean
  wish: Wish
}

type Options = readonly RehearsalOption[]
type Wish = Context['wish']
type Words = ReturnType<typeof partRefused>
type TimeRequest = Exclude<ReturnType<typeof timeRequest>, false>
type Found = Partial<Heard> | undefined

const nothing = { values: {}, among: {}, missed: undefined, isNear: false, also: [], isSeveral: false }
const { refusing, anybody, another, otherOne } = expressionsOf(phrases.hear)
const halfDay = 12 * 60
export const isTimed = (options: Options) => options.some(({ at, day }) => day ?? at)
export const timeOf = ({ label, at }: RehearsalOption) => (at === undefined ? label : spokenTime(onClock(at)))
/** "Today" or "on Friday", of the names of a day. */
export const onDayOf = (day = '') =>
  day.replace(/,.*/, '').replace(/^(?!today)./, (first) => `on ${first.toUpperCase()}`)
/** Skips a test that no option passes: earlier wishes are kept where they can be. */
const narrowed = (options: Options, ...tests: readonly ((option: RehearsalOption) => boolean)[]) =>
  tests.reduce((left, test) => (left.some(test) ? left.filter(test) : left), options)

/** Tells the choices in a text: the thing that is named, and the first time that fits. */
export function hear(text: string, context: Context): Heard {
  const words = partRefused(context.fields, text)
  let heard: Heard = { ...nothing, isRefusal: words.isRefusal, wish: context.wish }
  for (const field of context.fields) {
    const found = isTimed(field.options) ? hearTime(field, words, context) : hearThing(field, words, context)
    const values = { ...heard.values, ...found?.values }
    heard = { ...heard, ...found, values, among: { ...heard.among, ...found?.among } }
  }
  return heard
}

/** The options that the words name and refuse, and the one that is chosen by now. */
function namedOptions(field: RehearsalField, { wanted, unwanted }: Words, { values, among }: Context) {
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

function hearThing(field: RehearsalField, words: Words, context: Context): Found {
  const { current, left, named: asOne, refused } = namedOptions(field, words, context)
  const several = severalIn(field.options, words.wanted)
  const named = several.length > 0 ? several : asOne
  const hasTime = context.fields.some((each) => optionOf(each, context.values)?.at !== undefined)
  const isOther = current && !hasTime && otherOne.test(words.wanted)
  if (named.length === 0 && !isOther && (!current || !refused.includes(current))) return undefined
  const [first, ...more] = (named.length > 0 ? named : left)
    .filter((each) => !refused.includes(each) && !(isOther && (each === current || !each.label)))
    .toSorted((one, other) => Number(!one.cannot) - Number(!other.cannot))
  // Words can't tell options of the same name apart. One that can't be had is replied to at once.
  const isOne = first && (first.cannot ?? more.every(({ says }) => says === first.says))
  // "The pitcher" is the one that is chosen.
  if (!isOther && !several[0] && current && named.length > 1 && named.includes(current)) return undefined
  return {
    values: { [field.name]: isOne ? first.value : '' },
    among: isOne ? {} : { [field.name]: first ? [first, ...more].map(({ value }) => value) : [] },
    isSeveral: several.length > 0,
  }
}

/** Whether a text names one thing at most: "cut and beard" is one. */
export function isOneThing(
  options: readonly Pick<RehearsalOption, 'label' | 'says' | 'means'>[],
  text: string,
): boolean {
  const [asOne] = mostNamed(options, text)
  const names = asOne ? namesIn(asOne, plainWords(text)) : []
  return !asOne || /[&,+]/.test(asOne.label) || names.some((name) => /\b(?:and|n|both)\b/.test(name))
}

/** The things of "the lamp and the milk pitcher", of which the one that is named by the most words isn't meant alone. */
export function severalIn<Option extends RehearsalOption>(options: readonly Option[], text: string) {
  if (isOneThing(options, text)) return []
  const listed = options.filter(({ says }) => says)
  const parts = text.split(/\b(?:and|plus|also)\b|[,&+]/i).map((part) => mostNamed(listed, part))
  const [first, ...more] = parts.filter((named) => named.length > 0)
  const apart = more.filter((named) => !named.some((each) => first!.includes(each)))
  return apart.length > 0 ? [...new Set([first!, ...apart].flat())] : []
}

function hearTime(field: RehearsalField, words: Words, context: Context): Found {
  const request = timeRequest(field, words, context)
  const not = [...(context.wish.not ?? []), context.values[field.name] ?? '']
  if (!request) return words.isAnother ? { wish: { ...context.wish, part: undefined, not } } : undefined
  const wish = wishAfter(request, words, context.wish)
  const fitting = fittingTimes(request, wish)
  const option = firstFitting(request, wish, fitting)
  if (!option) return missedTime(field, request, wish)
  const isNear = minutesAway(option, wish.near) > 0
  const others = fitting.filter((each) => each !== option && each.day === option.day)
  const also = leavesSeveral(request, isNear) ? others : []
  return { values: { [field.name]: option.value }, isNear, also, wish }
}

/** The time that the words ask for, and the options that they leave; undefined if they ask for none. */
function timeRequest(field: RehearsalField, words: Words, context: Context) {
  const { options } = field
  const { current, named, refused: refusedByName } = namedOptions(field, words, context)
  const [wanted, unwanted] = [whenIn(words.wanted, context.wish.day), whenIn(words.unwanted)]
  const hasTimes = options.some(({ at }) => at !== undefined)
  // "Later" is later than the chosen time, or than the one that could not be had.
  const { near, day: wishedDay } = context.wish
  const from = current ?? (near === undefined ? undefined : { at: near, day: wishedDay })
  const move = hasTimes && from ? wanted.move : undefined
  // "Anyone but Theo on Friday" and "I'm busy on Friday until five" still mean Friday.
  const isDayWanted = refusedByName.length > 0 || (hasTimes && unwanted.fits !== undefined)
  const days = isDayWanted ? [...wanted.days, ...unwanted.days] : wanted.days

  const isRefused = (option: RehearsalOption) =>
    refusedByName.includes(option) ||
    (hasTimes && option === current && otherOne.test(words.wanted)) ||
    (!isDayWanted && isOn(option, unwanted.days)) ||
    (hasTimes && unwanted.fits?.(option.at!))
  const isOnDay = (option: RehearsalOption) =>
    days.length > 0 ? isOn(option, days) : !move || !from?.day || option.day === from.day
  const isAtTime = ({ at }: RehearsalOption) => !hasTimes || !wanted.fits || wanted.fits(at!)
  const isMoved = ({ at }: RehearsalOption) => (move === 'later' ? at! > from!.at! : at! < from!.at!)
  const isNamed = (option: RehearsalOption) => named.length === 0 || named.includes(option)
  const free = options.filter((option) => !isRefused(option))
  const possible = free.filter(
    (option) => isOnDay(option) && isNamed(option) && isAtTime(option) && (!move || isMoved(option)),
  )

  const asksTime = (hasTimes && wanted.fits) || move || wanted.place !== undefined
  const isHeard = asksTime || days.length > 0 || named.length > 0 || free.length < options.length
  return isHeard && { options, current, named, hasTimes, free, possible, asked: { ...wanted, days, move } }
}

/** The new wishes, and the earlier ones that they leave. */
function wishAfter(request: TimeRequest, { wanted }: Words, before: Wish) {
  const { options, free, named, asked, hasTimes } = request
  const isTimeNew = asked.fits !== undefined || asked.move === 'earlier'
  const near = asked.near ?? (isTimeNew || asked.place !== undefined ? undefined : before.near)
  const newPart = near === undefined && hasTimes ? asked.says : undefined
  const refused = options.filter((option) => !free.includes(option))
  return {
    day: options.find((option) => isOn(option, asked.days))?.day ?? before.day,
    says: named[0]?.says ?? (anybody.test(wanted) ? undefined : before.says),
    not: [...(before.not ?? []), ...refused.map(({ value }) => value)],
    near,
    part: isTimeNew ? newPart : before.part,
  }
}

/** The possible options on the day wished for earlier, unless a day is named anew or that one is refused. */
function onWishedDay({ free, possible, asked, hasTimes }: TimeRequest, wish: Wish): Options {
  const isWished = ({ day }: RehearsalOption) => day === wish.day
  const isKept = hasTimes && wish.day && asked.days.length === 0 && free.some(isWished)
  return isKept ? possible.filter(isWished) : possible
}

/** The possible options that fulfill the wishes, as far as they can be kept. */
function fittingTimes(request: TimeRequest, wish: ReturnType<typeof wishAfter>): Options {
  const { free, named, current, hasTimes } = request
  const isByPerson = ({ says }: RehearsalOption) => says === wish.says
  const isPersonKept = wish.says && named.length === 0 && free.some(isByPerson)
  const isInPart = hasTimes && wish.part ? whenIn(wish.part).fits : undefined
  return narrowed(
    onWishedDay(request, wish).filter(
      (option) => (!isPersonKept || isByPerson(option)) && (!isInPart || isInPart(option.at ?? 0)),
    ),
    ({ cannot }) => !cannot,
    ({ value }) => !wish.not.includes(value),
    ({ day }) => day === (current?.day ?? wish.day),
    isByPerson,
  )
}

/** Of the options nearest to the wished time, the one at the asked place, or else the chosen one, or else the first. */
function firstFitting({ asked, current, hasTimes }: TimeRequest, { near }: Wish, fitting: Options) {
  const least = Math.min(...fitting.map((option) => minutesAway(option, near)))
  const nearest = fitting.filter((option) => minutesAway(option, near) === least)
  if (asked.place !== undefined) return nearest.at(asked.place)
  if (current && nearest.includes(current)) return current
  const onFirstDay = hasTimes ? nearest.filter(({ day }) => day === nearest[0]!.day) : nearest
  return onFirstDay.at(asked.move === 'earlier' ? -1 : 0)
}

/** How far an option is from a time, whichever half of the day that was meant in. */
const minutesAway = ({ at = 0 }: RehearsalOption, near = at) => Math.abs((at - near) % halfDay)

/** Whether the words leave it open which of several times is meant. */
function leavesSeveral({ asked, hasTimes }: TimeRequest, isNear: boolean): boolean {
  if (asked.place !== undefined) return false
  return asked.fits ? isNear || /noon|morning|evening|work/.test(asked.says) : hasTimes
}

function missedTime({ name }: RehearsalField, request: TimeRequest, wish: Wish): Found {
  const missed = missedIn(request, wish)
  const [first, ...more] = missed.who ? (missed.without[0] ? [] : missed.theirs) : missed.instead
  // Nobody gets another person by a mere yes.
  const only = more.length === 0 ? first?.value : undefined
  // What is said to be impossible isn't wished for any longer.
  const left = { ...wish, part: undefined, says: request.named[0]?.says, only }
  return { values: { [name]: '' }, wish: left, missed }
}

function missedIn(request: TimeRequest, wish: Wish) {
  const { options, current, free, possible, asked, hasTimes } = request
  const [name] = (hasTimes && wish.day?.split(', ')) || []
  const wished = name ? [{ name, says: onDayOf(name) }] : []
  const days = asked.days.length > 0 ? asked.days : wished
  const isElse = current !== undefined && isOn(current, days) && !asked.fits && !asked.move
  const onDays = days.length > 0 ? free.filter((option) => isOn(option, days)) : possible
  const onDay = onWishedDay(request, wish)
  const others = [onDay, onDays].map((list) => list.filter((each) => !isElse || each !== current))
  const instead = (hasTimes && others.find(([each]) => each)) || []
  const who = wish.says && options.find(({ says }) => says === wish.says)?.detail
  const own = options.filter(({ detail }) => who && detail === who)
  const first = own.find((option) => isOn(option, days)) ?? own[0]
  return {
    isElse,
    days,
    says: asked.says || (asked.move ? `${asked.move} than that` : (wish.part ?? '')),
    who,
    /** The times of that person on one day, and those of others on the day. */
    theirs: own.filter(({ day }) => day === first?.day).slice(0, 4),
    without: instead.filter(({ detail, day }) => detail !== who && day === instead[0]!.day),
    instead,
  }
}

const isOn = ({ day }: RehearsalOption, days: When['days']) =>
  days.some(({ name }) => day?.split(', ').includes(name))

const clauseEnds = /[,;.?!]+(?:\s|$)|\s(?=(?:but|so|rather|instead|better|(?:what|how) about)\s)/i

/** Parts the refused words from the wanted ones. Words after "not" or "I can't" are refused if they name a choice, or else those before. */
function partRefused(fields: readonly RehearsalField[], text: string) {
  const [wanted, unwanted]: [string[], string[]] = [[], []]
  const exceptions = text.replace(/\b((?:any|every)\w*(?: day| time)?) but\b/gi, '$1 except')
  for (const clause of exceptions.split(clauseEnds)) {
    const [before = '', ...after] = clause.split(refusing)
    if (after.length === 0) wanted.push(before)
    else if (namesChoice(fields, after.join(' '))) {
      wanted.push(before)
      unwanted.push(...after)
    } else unwanted.push(before)
  }
  return {
    wanted: wanted.join(', ').replace(/^[, ]+/, ''),
    unwanted: unwanted.join(' ').trim(),
    isRefusal: unwanted.length > 0,
    isAnother: unwanted.length > 0 && another.test(text),
  }
}

function namesChoice(fields: readonly RehearsalField[], text: string): boolean {
  const { days, fits } = whenIn(text)
  return days.length > 0 || fits !== undefined || fields.some((field) => mostNamed(field.options, text)[0])
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
export function mostNamed<Option extends Pick<RehearsalOption, 'says' | 'means'>>(
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
