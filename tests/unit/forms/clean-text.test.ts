import { describe, expect, it } from 'vitest'
import { cleanText } from '~/forms/clean-text'

describe('text of several lines', () => {
  it.each([
    ['the breaks of a browser without script become those of one with script', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['a NUL byte is replaced, so that no database cuts the text off', 'a\0b', 'a\uFFFDb'],
    ['a control character of the second range is replaced', 'a\u0085b\u009Fc', 'a\uFFFDb\uFFFDc'],
    ['the first half of a surrogate pair alone is replaced', 'a\uD83Db', 'a\uFFFDb'],
    ['the second half of a surrogate pair alone is replaced', 'a\uDE00b', 'a\uFFFDb'],
    ['a whole surrogate pair stays', 'a😀b', 'a😀b'],
    ['space around it goes, inside it stays', ' \r\n a  b \n\n c \t\n', 'a  b \n\n c'],
    ['other scripts stay as they are', 'Ærøskøbing 東京 مرحبا', 'Ærøskøbing 東京 مرحبا'],
  ])('%s', (_, text, cleaned) => {
    expect(cleanText(text, true)).toBe(cleaned)
  })
})

describe('text of one line', () => {
  it.each([
    ['line breaks become one space', 'Ada\r\n\r\nLovelace', 'Ada Lovelace'],
    ['a tab becomes a space', 'Ada\tLovelace', 'Ada Lovelace'],
  ])('%s', (_, text, cleaned) => {
    expect(cleanText(text, false)).toBe(cleaned)
  })
})
