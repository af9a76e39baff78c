import { expect, it } from 'vitest'
import { createReference } from '~/leads/reference'

it('a reference is two random groups of four letters and digits that cannot be misread', () => {
  const references = Array.from({ length: 1000 }, createReference)
  const odd = references.filter((own) => !/^[2-9A-HJKMNP-TW-Z]{4}-[2-9A-HJKMNP-TW-Z]{4}$/.test(own))
  expect(odd).toEqual([])
  expect(new Set(references).size).toBe(references.length)
  expect(new Set(references.map(([first]) => first)).size).toBeGreaterThan(20)
})
