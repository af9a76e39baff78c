import { expect, it } from 'vitest'
import { cleanText } from '~/forms/clean-text'

it.each([
  ['the breaks of a browser without script become those of one with script', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a NUL byte is replaced, so that no database cuts the text off', 'a\0b', 'a\uFFFDb'],
  ['a control character of the second range is replaced', 'a\u0085b\u009Fc', 'a\uFFFDb\uFFFDc'],
  ['the halves of a surrogate pair are replaced where they are alone', 'a\uD83Db\uDE00c', 'a\uFFFDb\uFFFDc'],
  ['a whole surrogate pair stays', 'a😀b', 'a😀b'],
  ['space around it goes, inside it stays', ' \r\n a  b \n\n c \t\n', 'a  b \n\n c'],
  ['other scripts stay as they are', 'Ærøskøbing 東京 مرحبا', 'Ærøskøbing 東京 مرحبا'],
  ['on one line, line breaks become one space', 'Ada\r\n\r\nLovelace', 'Ada Lovelace', false],
  ['on one line, a tab becomes a space', 'Ada\tLovelace', 'Ada Lovelace', false],
])('%s', (_, text, cleaned, isMultiline = true) => {
  expect(cleanText(text as string, isMultiline as boolean)).toBe(cleaned)
})
