import * as z from 'zod'
import { withWords } from '../../app/assistant/phrases'
import { facts, phraseWords } from '../../app/content/question-facts'
import written from '../../app/content/questions.json' with { type: 'json' }
import { faultsIn } from './posts'
import { text, words } from './problems'

const known = { ...written.words, ...phraseWords }
const notDoubled = 'has a single \\ before b, f, n, r or t: write \\\\'

export const expression = words.regex(/^\P{Cc}*$/u, notDoubled).superRefine((asked, context) => {
  try {
    withWords([asked], known)
  } catch (error) {
    const reason = (error as Error).message.split(': ').at(-1)
    context.addIssue(`is no regular expression (${reason}): compare it with others, or take this part away`)
  }
})

/** An answer in which braces hold these names alone. */
function filledWith(names: readonly string[]) {
  const other = RegExp(`\\{(?!(?:${names.join('|')})\\}).{0,20}`)
  return text.superRefine((answer, context) => {
    const [found] = other.exec(answer) ?? []
    if (found) context.addIssue(`${found} is no name to fill in: copy one from another answer`)
  })
}

const names = Object.keys(facts)
const narrow = z.strictObject({ asked: expression, answer: filledWith([...names, 'first', 'last']) })
const address = text.superRefine((to, context) => {
  for (const fault of faultsIn(`href="${to}"`)) context.addIssue(fault)
})

export const question = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'is the end of an address: a-z and hyphens'),
  label: text,
  answer: z.preprocess(
    (given) => (typeof given === 'string' ? [given] : given),
    z.array(filledWith(names), 'is no text: put it in quotes').min(1, 'is empty'),
  ),
  link: z.strictObject({ label: text, to: address }).optional(),
  first: z.array(narrow, 'is no list: put it in [ ]').optional(),
  instead: z.array(narrow, 'is no list: put it in [ ]').optional(),
})
