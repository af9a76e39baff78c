import * as z from 'zod'
import { withWords } from '../../app/assistant/phrases'
import { phraseWords } from '../../app/content/question-facts'
import { text, words } from './problems'

const notDoubled = 'has a single \\ before b, f, n, r or t: write \\\\'
export const expression = words.regex(/^\P{Cc}*$/u, notDoubled).superRefine((asked, context) => {
  try {
    withWords([asked], phraseWords)
  } catch (error) {
    context.addIssue((error as Error).message.replace(/ \/.*\/i:/s, ''))
  }
})
const to = text.regex(/^(\/|https:\/\/|mailto:)/, 'begins with /, https:// or mailto:')
const link = z.strictObject({ label: text, to }).optional()
const narrow = z.array(z.strictObject({ asked: expression, answer: text, link }), 'is no list: put it in [ ]')

export const question = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'is the end of an address: a-z and hyphens'),
  label: text,
  answer: z.preprocess((given) => given && [given].flat(), z.array(text).min(1, 'is empty')),
  link,
  first: narrow.optional(),
  instead: narrow.optional(),
})
