import { asksPrice } from '~/assistant/answer-first'
import type { Memory } from '~/assistant/conversation'
import { wordsOf } from '~/assistant/features'
import { anyOf, expressionsOf } from '~/assistant/phrases'
import { capitalized } from '../kit/formats'
import { hear, isTimed, namesIn, plainWords, type Context, type Heard } from './heard-choice'
import phrases from './phrases.json' with { type: 'json' }
import { whenIn } from './when'

export type Act =
  | 'agree'
  | 'refuse'
  | 'wait'
  /** Names a choice of the task. */
  | 'choose'
  /** Refuses the offered choice, and names no other. */
  | 'clear'
  /** Moves what was settled, and names no other. */
  | 'move'
  /** Asks to hear the offered choice again. */
  | 'recall'
  /** Cancels or moves a booking that wasn't made here. */
  | 'elsewhere'
  | 'tell'

const refusal = new RegExp(
  `^(?:${anyOf(phrases.beforeRefusal)}[ ,.!]+)*${anyOf(phrases.refusingFirst)}|${anyOf(phrases.refusingAnywhere)}`,
  'i',
)
const question = new RegExp(`^(?:${anyOf(phrases.beforeQuestion)}[, ]+)*${anyOf(phrases.questioning)}`, 'i')
const { waiting, recalling, bookedElsewhere, moving, cancelling, changing, onlyAsking, ...others } =
  expressionsOf(phrases.understand)
const aName = "(\\p{L}[\\p{L}'’-]{1,20})"
const naming = new RegExp(
  `\\b(?:name(?:['’]?s| is)?|under|for|i['’]?m|i am|this is) (?:the name (?:of )?)?${aName}(?= *(?:$|[^\\p{L}\\p{N}\\s]|${anyOf(phrases.afterName)}))`,
  'iu',
)

/** Words in lower case, with no letter twice in a row: "yesss" is "yes". */
const plain = (text: string) => wordsOf(text).map((word) => word.replaceAll(/([a-z])\1+/g, '$1'))
const setOf = (...lists: readonly string[]) =>
  new Set(lists.flatMap((list) => list.split(', ')).map((phrase) => plain(phrase).join(' ')))
const agreeing = setOf(...phrases.agreeing)
const filling = setOf(...phrases.agreeing, ...phrases.filling)
const asking = setOf(...phrases.agreeing, ...phrases.filling, ...phrases.asking)
const ofPrice = setOf(...phrases.agreeing, ...phrases.filling, phrases.price)
/** Before a question, these words only acknowledge the last reply. */
const noting = setOf(phrases.noting)
const notNames = new Set(phrases.notNames.split(', '))

type Sentence = ReturnType<typeof sentencesIn>[number]
type Reading = ReturnType<typeof readingOf>

/** "Ray instead of Sam" chooses Ray. */
const replaced = /\b(?:instead of|rather than)(?: the)? \S+/gi

/** Tells the meaning of a text in its context. */
export function understand(typed: string, context: Context) {
  const reading = readingOf(typed.replace(replaced, ''), context)
  const { text, sentences, words, known, name } = reading
  const asides = isAwaiting(context.step) ? sentences.filter((each) => isAside(each, known)) : []
  const choosing = waiting.test(text) ? [] : sentences.filter((each) => !asides.includes(each))
  const heard = hear(choosing.map((each) => each.text).join(' '), context)
  const last = sentences.at(-1)
  return {
    ...heard,
    act: actOf(reading, heard, context),
    /** The visitor's name. */
    name: name && capitalized(name),
    /** Whether the words choose a time. */
    hasTime: context.fields.some((field) => isTimed(field.options) && field.name in heard.values),
    /** Whether a question beside the choice is asked, too. */
    hasAside: asides.length > 0,
    isAsking: sentences.some((each) => each.isQuestion),
    /** Whether the price of the thing in hand is asked. */
    asksPrice: last !== undefined && asksPrice.test(last.text) && isMadeOf(last.words, ofPrice),
    /** Whether the words ask for a time or a thing alone. */
    isRequest: isMadeOf(words, asking, known),
  }
}

/** The text with its sentences and words; those of options and of the name are `known`. */
function readingOf(typed: string, { fields }: Context) {
  const options = fields.flatMap((field) => field.options)
  const hasTimes = options.some(({ at }) => at !== undefined)
  const text = hasTimes ? spelledOut(typed) : spelledOut(typed).replace(others.bareNumber, '$1 of them')
  const sentences = sentencesIn(text)
  const words = sentences.flatMap((each) => each.words)
  const whole = plainWords(text)
  const names = options.flatMap((option) => namesIn(option, whole))
  const ofOptions = names.flatMap((each) => plain(`${each} ${each}s`))
  const name = nameIn(text, words, new Set(ofOptions))
  return { text, sentences, words, name, known: new Set([...ofOptions, ...plain(name ?? '').slice(0, 1)]) }
}

/** The visitor's name as it is typed. A word in lower case is a name only where nothing else is said. */
function nameIn(text: string, words: readonly string[], ofOptions: ReadonlySet<string>): string | undefined {
  const [all = '', given = ''] = naming.exec(text) ?? []
  const [word = ''] = plain(given)
  if (!words.includes(word) || asking.has(word) || notNames.has(given.toLowerCase()) || ofOptions.has(word))
    return undefined
  const isTold = /^(?:name|under)/i.test(all) || /^\p{Lu}/u.test(given)
  // "I’m late" gives no name.
  const isAlone = !/^[it]/i.test(all) && isMadeOf(words, asking, new Set([...ofOptions, word]))
  return isTold || isAlone ? given : undefined
}

function isAside({ text, words }: Sentence, known: ReadonlySet<string>): boolean {
  return (
    question.test(text) && (onlyAsking.test(text) || !(changing.test(text) || isMadeOf(words, asking, known)))
  )
}

function actOf(reading: Reading, heard: Heard, { step, values }: Context): Act {
  const { text, sentences } = reading
  const [isOpen, isDone] = [isAwaiting(step), step === 'done']
  const chosen = Object.entries(heard.values)
  const isChoice = chosen.length > 0 || heard.missed !== undefined
  const isNew = heard.isNear || chosen.some(([field, value]) => !value || value !== values[field])
  if (isDone && cancelling.test(text)) return 'refuse'
  if (isDone && moving.test(text)) return isChoice ? 'choose' : 'move'
  if (bookedElsewhere.test(text) || (!isOpen && moving.test(text))) return 'elsewhere'
  if (waiting.test(text)) return 'wait'
  if (!isNew && (isOpen || !sentences[0]?.isQuestion) && agrees(reading)) return 'agree'
  if (isChoice && !others.judging.test(text)) return 'choose'
  if (refusal.test(text)) return 'refuse'
  if (heard.isRefusal) return 'clear'
  return recalling.test(text) ? 'recall' : 'tell'
}

/** Whether the first sentence agrees and says nothing else; a question may follow. */
function agrees({ text, sentences, known }: Reading): boolean {
  const [first] = sentences
  if (!first || (first.when.move ?? first.when.place) !== undefined || refusal.test(text)) return false
  // The offered time alone is a "yes", but not its day alone.
  const isTime = first.when.near !== undefined && !first.isQuestion
  const isYes = isTime || (first.when.days.length === 0 && piecesOf(first.words, agreeing).includes(true))
  const isNoting = isMadeOf(first.words, noting)
  const isApart = (each: Sentence) => !isNoting && each.isQuestion && !others.condition.test(each.text)
  const isMeant = (each: Sentence) =>
    isMadeOf(each.words, filling, known) && (!each.isQuestion || others.polite.test(each.text))
  return isYes && sentences.every((each) => isMeant(each) || (each !== first && isApart(each)))
}

/** Whether a choice or a yes is awaited. Only then can a question be beside it. */
export const isAwaiting = (step: Memory['step']) => step === 'choose' || step === 'review'

/** Whether a text only agrees or refuses, in one sentence. Where nothing is offered, "why not" asks for a reason. */
export function isMereAnswer(text: string): boolean {
  const [first, ...more] = sentencesIn(spelledOut(text))
  if (!first || more[0] || first.isQuestion || first.when.hasTime || /\bwhy\b/i.test(text)) return false
  const { act } = understand(text, { fields: [], values: {}, among: {}, wish: {}, step: 'review' })
  const said = piecesOf(first.words, noting).filter((each) => each !== true)
  return act === 'agree' || (act === 'refuse' && said.length < 3)
}

function spelledOut(text: string): string {
  return text
    .replaceAll(/[👍👌✅💯🙌]/gu, ' yes ')
    .replaceAll('👎', ' no ')
    .replaceAll(/[&+]/g, ' and ')
    .replaceAll(/\p{Emoji_Presentation}/gu, ' ')
    .replace(others.dayTooLate, 'today')
    .replaceAll(/\b(?:not (?:that|so)|too|that['’]?s|a bit) early\b/gi, 'later')
    .replaceAll(/\b(?:not (?:that|so)|too|that['’]?s|a bit) late\b/gi, 'earlier')
    .trim()
}

function sentencesIn(text: string) {
  return text
    .split(/(?<=[.?!…])\s+|,\s+(?=(?:do|does|is (?:parking|shipping|it)|how (?:much|long)|where)\b)/i)
    .flatMap((each) => {
      if (!/[\p{L}\p{N}]/u.test(each)) return []
      const when = whenIn(each)
      return {
        text: each,
        when,
        /** Without those for the time. */
        words: plain(when.rest),
        isQuestion: each.endsWith('?') || question.test(each),
      }
    })
}

/** Whether the words make phrases of the set, and nothing else but known words. */
const isMadeOf = (words: readonly string[], phraseSet: ReadonlySet<string>, known?: ReadonlySet<string>) =>
  piecesOf(words, phraseSet).every((each) => each === true || known?.has(each))

/** The words, with true in place of each phrase that they make. */
function piecesOf(words: readonly string[], phraseSet: ReadonlySet<string>): (string | true)[] {
  const pieces: (string | true)[] = []
  for (let at = 0; at < words.length;) {
    const length = [4, 3, 2, 1].find((each) => phraseSet.has(words.slice(at, at + each).join(' ')))
    pieces.push(length ? true : words[at]!)
    at += length ?? 1
  }
  return pieces
}
