/** What one assistant knows, and how it speaks. */
export interface Knowledge<Id extends string = string> {
  /** What it says of itself. */
  introduction: string
  topics: readonly KnownTopic<Id>[]
  /** Whether an answer names every price there is: asked for another, it hands over. */
  hasPriceList: boolean
  /** Six to eight questions to try; each is answered at once. */
  suggestions: readonly string[]
  handover: HandoverWords
  /** In addition to those for every trade. */
  rules: readonly HandoverRule[]
  /** Patterns with which a rule for every trade does not hold here. */
  despite: Readonly<Partial<Record<HandoverReason, PatternList>>>
  /** In addition to those for every trade, and instead of them where both know a word. */
  synonyms: Synonyms
}

export interface KnownTopic<Id extends string = string> {
  id: Id
  /** Names it in a choice. */
  label: string
  /** One to three sentences in the owner's voice, as paragraphs. */
  answer: readonly string[]
  link?: { label: string; to: string } | undefined
  /** How customers ask for it. */
  wordings: WordingList
  /** How much more often than others it is asked for; 1 unless given. */
  prior?: number
}

export type HandoverReason =
  | 'complaint'
  | 'danger'
  | 'discount'
  | 'exception'
  | 'health'
  | 'itself'
  | 'law'
  | 'money-back'
  | 'off-topic'
  | 'person'
  | 'unlisted'
  | 'unsure'

/** A text that says one of these goes to a person. */
export interface HandoverRule {
  reason: HandoverReason
  says: PatternList
  /** Does not hold when the text says one of these as well. */
  unless?: PatternList
  /** Whether it is looked at before the rules for every trade, since its reason names the number to call. */
  comesFirst?: true
}

export interface HandoverWords {
  /** Who answers, when, and how to reach them. */
  who: string
  /** What comes first for these reasons, such as a number to call at once. */
  first?: Readonly<Partial<Record<HandoverReason, string>>>
  link: { label: string; to: string }
  /** Whether the link leads to a form that takes the question along, as `question`. */
  takesQuestion?: true
}

/** Wordings or single words, separated by commas. */
export type WordingList = string

/** Patterns (`patterns.ts`), separated by commas. */
export type PatternList = string

/** For each word, those that mean the same here; several words in a row count as one. */
export type Synonyms = Readonly<Record<string, WordingList>>

export function listed(list: WordingList | PatternList): string[] {
  return list
    .split(',')
    .map((each) => each.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
}
