import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { everyDocument } from './every-document'

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React spells its markup; to a browser it is all the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // A role on an element is as valid as the element that implies it.
    'prefer-native-element': 'off',
    // End tags that may be left out are left out on the one page that no template makes.
    'no-implicit-close': 'off',
    // An input without a type is one for text.
    'no-implicit-input-type': 'off',
  },
})

const documents = await everyDocument()

it.each(documents)('$name ($status) is valid HTML', async ({ html }) => {
  const { results } = await checker.validateString(html)
  const messages = results.flatMap((result) => result.messages)
  expect(messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (line ${line})`)).toEqual([])
})
