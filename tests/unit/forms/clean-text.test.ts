import { expect, it } from 'vitest'
import { cleanText } from '~/forms/clean-text'
import cleanTexts from '../../support/clean-texts.json'

it.each(cleanTexts)('%s', (_, text, cleaned, isMultiline = true) => {
  expect(cleanText(text as string, isMultiline as boolean)).toBe(cleaned)
})
