import * as z from 'zod'
import { withWords } from '../../app/assistant/phrases'
import { fill } from '../../app/content/fill'
import { facts, phraseWords } from '../../app/content/question-facts'
import { faultsIn } from './posts'
import { text, words } from './problems'

/** A text that can be read; otherwise the error says why. */
const readBy = (read: (given: string) => unknown, type = text) =>
  type.superRefine((given, context) => {
    try {
      read(given)
    } catch (error) {
      context.addIssue((error as Error).message.replace(/ \/.*\/i:/s, ''))
    }
  })
const notDoubled = 'has a single \\ before b, f, n, r or t: write \\\\'
const doubled = words.regex(/^\P{Cc}*$/u, notDoubled)
export const expression = readBy((asked) => withWords([asked], phraseWords), doubled)
const answer = readBy((said) => fill(said, facts))
const inside = readBy((said) => fill(said, { ...facts, first: '', last: '' }))
const narrow = z.array(z.strictObject({ asked: expression, answer: inside }), 'is no list: put it in [ ]')
const to = text.superRefine((path, context) =>
  faultsIn(`href="${path}"`).forEach((fault) => context.addIssue(fault)),
)

export const question = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'is the end of an address: a-z and hyphens'),
  label: text,
  answer: z.preprocess((given) => given && [given].flat(), z.array(answer).min(1, 'is empty')),
  link: z.strictObject({ label: text, to }).optional(),
  first: narrow.optional(),
  instead: narrow.optional(),
})
