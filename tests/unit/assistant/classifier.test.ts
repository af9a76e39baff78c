import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { serialize } from 'node:v8'
import { expect, it } from 'vitest'
import { classify, readClassifiers } from '~/assistant/classifier'
import { featuresOf } from '~/assistant/features'
import { learnAll } from '../../../scripts/assistant/learn'
import { temporaryFolder } from '../../support/temporary-journal'

/** Two small businesses, taught anew with every call. */
const taught = () =>
  learnAll(
    [
      { id: 'bakery', text: 'do you have rye', right: ['bread'] },
      { id: 'bakery', text: 'when do you close', right: ['hours'] },
      { id: 'bakery', text: 'bread and hours please', right: ['bread', 'hours'] },
      { id: 'bakery', text: 'your bread made me sick', right: [], reason: 'health' },
      { id: 'garage', text: 'winter tires', right: ['tires'] },
      { id: 'garage', text: 'the brakes fail', right: [], reason: 'danger' },
    ],
    [
      { text: 'good day', manner: 'hello' },
      { text: 'so long', manner: 'bye' },
    ],
  )

const texts = ['do you have any rye bred', 'when do you close', 'The brakes FAIL', '', '💇']

it('what is learned is the same with every run, and gives the same probabilities when it is packed and read again', () => {
  const learned = taught()
  const file = join(temporaryFolder(), 'assistants.bin')
  writeFileSync(file, serialize(learned))
  expect(isDeepStrictEqual(taught(), learned)).toBe(true)
  const read = readClassifiers(file)
  expect(Object.keys(read)).toEqual(['bakery', 'garage', 'reasons', 'manners', 'words'])
  for (const [name, classifier] of Object.entries(read)) {
    for (const text of texts) {
      const probabilities = classify(classifier, featuresOf(text))
      expect(probabilities).toEqual(classify(learned[name]!, featuresOf(text)))
      expect(probabilities.reduce((one, other) => one + other)).toBeCloseTo(1)
    }
  }
})
