import { asksPrice } from '~/assistant/answering'
import { wordsOf } from '~/assistant/features'
import { capitalized } from '../kit/formats'
import { hear, isTimed, namesIn, plainWords, type Heard, type OnTable } from './heard-choice'
import phrases from './phrases.json' with { type: 'json' }
import { whenIn, type When } from './when'

export type Act =
  | 'agree'
  | 'refuse'
  | 'wait'
  /** Names something for the task. */
  | 'choose'
  /** Refuses what was offered, and names nothing else. */
  | 'clear'
  /** Asks once more what was offered. */
  | 'recall'
  /** Cancels or moves what wasn't made here. */
  | 'elsewhere'
  | 'tell'

export interface Understood extends Heard {
  act: Act
  /** The name of who asks. */
  name: string | undefined
  hasTime: boolean
  /** Whether something else is asked, too. */
  hasAside: boolean
  isAsking: boolean
  /** What the thing in hand costs. */
  asksPrice: boolean
  /** Whether the words ask for a time or a thing, and for nothing else. */
  isRequest: boolean
}

const refusal =
  /^(?:(?:ok|okay|yes|yeah|great|thanks|sorry|oh|hm+|well|ah|actually|um|uh|perfect|cool|then|thank you|but)[ ,.!]+)*(?:no(?! (?:problem|worries|doubt))|n|nope|nah|naw|nvm|nm|not (?:now|yet|today|interested|really|for me|this time)|never ?mind|forget (?:it|that|about)|rather not|leave it|skip (?:it|that)|pass(?! it\b)|stop|can['’]?t|cancel|scratch that|i['’]?ll pass|(?:do not|don['’]?t) (?:book|want|need|keep|hold|do|bother)|absolutely not|better not|(?:i['’]?m|we['’]?re) (?:all )?(?:good|ok|okay|fine|set)(?! (?:with|to)\b))\b|\b(?:but no|no thank(?:s| you)|never ?mind|nvm|forget it|changed my mind|not interested|another time|some other time|maybe later|(?:rather|please|think) not|we['’]?ll pass|let['’]?s not|too (?:expensive|pricey|much)|cheaper place)\b/i
const waiting =
  /\b(?:wait(?=\W*$| (?:an?|one|till?|until|for|please)\b)|hold (?:on|off)|hang on|let me|think about|get back to|be back|let you know|(?:need|have|got|gotta|must|should|want|like) (?:to )?(?:first )?(?:check|ask|think|talk|speak|run it)|ask (?:my|first)|(?:one|a) (?:sec|second|moment|minute)|sleep on it|(?:i|we)(?:['’]?ll| will) (?:call|text|decide|see|say|tell|ask|check|think)|not (?:sure|decided)|i think about)\b/i
const recalling =
  /\b(?:what|which|when)\b.*\b(?:again|once more)\b|\b(?:what|which|when) (?:\w+ ){0,2}(?:was|did) (?:that|it|you say)\b|\bonce more what\b|\b(?:is|was) (?:that|it) (?:an? |on (?:an? )?)?\w+day\b|\bremind me (?:what|when|which)\b|\bwhat did i (?:just )?(?:book|reserve|pick|get)\b/i
const made = '(?:appointment|booking|viewing|reservation)'
const elsewhere = new RegExp(
  `\\b(?:cancel\\w*|mov(?:e|ing)|chang(?:e|ing)|reschedul\\w+|postpone|push(?: back)?|shift|call off|can['’]?t make)\\b.*\\b(?:my|our|an?) (?:\\w+ ){0,2}(?:${made}|slot|visit|chair|order|wedding|date|day|haircut|cut|cleaning|checkup)\\b|\\b(?:my|our) (?:\\w+ ){0,2}${made} (?:is|was|for|on|at)\\b|\\bhave (?:already )?(?:an? (?:\\w+ )?${made}|put aside|booked|reserved)\\b`,
  'i',
)
/** A booking made elsewhere is meant here, too, unless something is offered. */
const moving = /\b(?:mov(?:e|ing)|reschedul\w+|postpone|shift) (?:it|that|this)\b/i
const question =
  /^(?:(?:yes|and|but|or|also|so|ok|okay|please|well|hey|hi|great|sure|oh|wait|fine|cool|perfect|alright|then|hm+)[, ]+)*(?:(?:is|are|was|were|do(?! (?:it|that|this)\b)|does|did|has|have|had|will|would|can|could|may|might|should|shall)(?:n['’]?t)? (?:i|u|you|we|they|he|she|it|that|this|there|the|an?|my|your|any\w*|some\w*|\w+ (?:free|there|good|open|possible))\b|what|whats|where|wheres|when|how|hows|who|whos|which|why(?! not)\b)/i
/** A question with these words asks for something else than what is offered. */
const changing =
  /\b(?:about|any(?:thing|one)|some(?:thing|one)|come|book|rather|instead|later|earlier|make it|move|change|switch|fit|squeeze|keep|hold|pick|put|do it|works?|slots?|(?:can|could|may) (?:i|we) (?:have|get|take|see|view|visit))\b/i
const onlyAsking =
  /\b(?:is|was) (?:that|it) (?:an? |on (?:an? )?)?\w+day\b|\b(?:is|are) \w+ (?:there|in|working)\b|^(?:(?:and|but|so|ok|also)[, ]+)*(?:how (?!about)|who|where|why)/i
/** "Is Sam any good?" asks for nobody's time. */
const judging = /\b(?:is|are) (?!\w*(?:day|row|noon)\b)(?:[^\s\d]+ ){1,3}(?:good|nice)(?! (?:on|to))[^\d,]*$/i
const polite =
  /^(?:\W|please|ok|and|so|then|sure|yes)*(?:can|could|will|would) (?:you|u|i|we)\b|\bwhy not\?$/i
const condition = /\b(?:but|(?<!what )if|unless|only|first|before|instead|provided|as long)\b/i
/** "Just two please" counts things where no times are offered. */
const bareNumber = /^(?:just |only |the )?(two|both|three|four|five|six|[2-6])(?: please| pls)?\W*$/i
const naming =
  /\b(?:name(?:['’]?s| is)?|under|for) (?:the name (?:of )?)?(\p{L}[\p{L}'’-]{1,20})(?= *(?:$|[^\p{L}\p{N}\s]|(?:please|pls|thanks|then|until|till)\b))/iu

/** Small and without doubles: "yesss" is "yes". */
const plain = (text: string) => wordsOf(text).map((word) => word.replaceAll(/([a-z])\1+/g, '$1'))
const setOf = (...lists: readonly string[]) =>
  new Set(lists.flatMap((list) => list.split(', ')).map((phrase) => plain(phrase).join(' ')))
const agreeing = setOf(...phrases.agreeing)
const filling = setOf(...phrases.agreeing, ...phrases.filling)
const asking = setOf(...phrases.agreeing, ...phrases.filling, ...phrases.asking)
const ofPrice = setOf(...phrases.agreeing, ...phrases.filling, phrases.price)
/** Before a question they take note of what was said, no more. */
const noting = setOf(phrases.noting)
const notNames = setOf(phrases.notNames)

interface Sentence {
  text: string
  when: When
  /** Beside the time. */
  words: readonly string[]
  isQuestion: boolean
}

/** What a text means for what is on the table. */
export function understand(typed: string, table: OnTable): Understood {
  const options = table.fields.flatMap((field) => field.options)
  const hasTimes = options.some(({ at }) => at !== undefined)
  const text = hasTimes ? spelledOut(typed) : spelledOut(typed).replace(bareNumber, '$1 of them')
  const sentences = sentencesIn(text)
  const [first] = sentences
  const words = sentences.flatMap((each) => each.words)
  const named = plainWords(text)
  const said = new Set(
    options.flatMap((each) => namesIn(each, named)).flatMap((each) => plain(`${each} ${each}s`)),
  )
  const isOf = (phrase: ReadonlySet<string>, spoken: readonly string[]) => isMadeOf(spoken, phrase, said)
  const name = nameIn()

  const isAside = ({ text: each, words: spoken }: Sentence) =>
    question.test(each) && (onlyAsking.test(each) || (!changing.test(each) && !isOf(asking, spoken)))
  const asides = table.isOpen ? sentences.filter(isAside) : []
  const isWaiting = waiting.test(text)
  const choosing = isWaiting ? [] : sentences.filter((each) => !asides.includes(each))
  const heard = hear(choosing.map((each) => each.text).join(' '), table)
  const chosen = Object.entries(heard.values)
  const isChoice = chosen.length > 0 || heard.missed !== undefined
  const isNew = heard.isNear || chosen.some(([field, value]) => !value || value !== table.values[field])
  const hasTime = table.fields.some((field) => isTimed(field.options) && field.name in heard.values)
  const last = sentences.at(-1)
  return {
    ...heard,
    act: act(),
    name,
    hasTime,
    hasAside: asides.length > 0,
    isAsking: sentences.some((each) => each.isQuestion),
    asksPrice: last !== undefined && asksPrice.test(last.text) && isMadeOf(last.words, ofPrice),
    isRequest: isOf(asking, words),
  }

  function act(): Act {
    if (elsewhere.test(text) || (!table.isOpen && moving.test(text))) return 'elsewhere'
    if (isWaiting) return 'wait'
    if (!isNew && (table.isOpen || !first?.isQuestion) && agrees()) return 'agree'
    if (isChoice && !judging.test(text)) return 'choose'
    if (refusal.test(text)) return 'refuse'
    if (heard.isRefusal) return 'clear'
    return recalling.test(text) ? 'recall' : 'tell'
  }

  /** The first sentence agrees and says nothing else; after it something may be asked. */
  function agrees(): boolean {
    if (!first || (first.when.move ?? first.when.place) !== undefined || refusal.test(text)) return false
    // "5:40", where that was offered, is no less than "yes"; a day alone is.
    const isTime = first.when.near !== undefined && !first.isQuestion
    const isYes = isTime || (first.when.days.length === 0 && piecesOf(first.words, agreeing).includes(true))
    const isNoting = isMadeOf(first.words, noting)
    const isApart = ({ text: each, isQuestion }: Sentence) => !isNoting && isQuestion && !condition.test(each)
    const isMeant = ({ text: each, words: spoken, isQuestion }: Sentence) =>
      isOf(filling, spoken) && (!isQuestion || polite.test(each))
    return isYes && sentences.every((each) => isMeant(each) || (each !== first && isApart(each)))
  }

  /** In small letters it is a name where nothing else is said. */
  function nameIn(): string | undefined {
    const [all = '', given = ''] = naming.exec(text) ?? []
    const [word = ''] = plain(given)
    if (!words.includes(word) || asking.has(word) || notNames.has(word) || said.has(word)) return undefined
    const isTold = /^(?:name|under)/i.test(all) || /^\p{Lu}/u.test(given)
    if (!isTold && !isMadeOf(words, asking, new Set([...said, word]))) return undefined
    said.add(word)
    return capitalized(given)
  }
}

/** Whether somebody agrees or refuses in one sentence, and nothing else. */
export function isMereAnswer(text: string): boolean {
  const sentences = sentencesIn(spelledOut(text))
  if (sentences.length !== 1 || sentences[0]!.isQuestion || sentences[0]!.when.hasTime) return false
  const { act } = understand(text, { fields: [], values: {}, among: {}, wish: {}, isOpen: true })
  return act === 'agree' || (act === 'refuse' && text.split(' ').length < 3)
}

function spelledOut(text: string): string {
  return text
    .replaceAll(/[👍👌✅💯🙌]/gu, ' yes ')
    .replaceAll('👎', ' no ')
    .replaceAll(/\p{Emoji_Presentation}/gu, ' ')
    .replaceAll(/\b(?:not (?:that|so)|too) early\b/gi, 'later')
    .replaceAll(/\b(?:not (?:that|so)|too) late\b/gi, 'earlier')
    .trim()
}

function sentencesIn(text: string): Sentence[] {
  return text.split(/(?<=[.?!…])\s+/).flatMap((each) => {
    if (!/[\p{L}\p{N}]/u.test(each)) return []
    const when = whenIn(each)
    return {
      text: each,
      when,
      words: plain(when.rest),
      isQuestion: each.endsWith('?') || question.test(each),
    }
  })
}

function isMadeOf(words: readonly string[], phrase: ReadonlySet<string>, said?: ReadonlySet<string>) {
  return piecesOf(words, phrase).every((each) => each === true || said?.has(each))
}

/** Its words, and true for each phrase that they make. */
function piecesOf(words: readonly string[], phrase: ReadonlySet<string>): (string | true)[] {
  const pieces: (string | true)[] = []
  for (let at = 0; at < words.length;) {
    const length = [4, 3, 2, 1].find((each) => phrase.has(words.slice(at, at + each).join(' ')))
    pieces.push(length ? true : words[at]!)
    at += length ?? 1
  }
  return pieces
}
