import { expect, it } from 'vitest'
import { createReference } from '~/leads/reference'

const references = Array.from({ length: 1000 }, createReference)

it('is two groups of four letters and digits', () => {
  expect(references.filter((reference) => !/^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(reference))).toEqual([])
})

it('holds nothing that is misread or misheard', () => {
  expect(references.filter((reference) => /[01ILOUV]/.test(reference))).toEqual([])
})

it('does not come twice', () => {
  expect(new Set(references).size).toBe(references.length)
})

it('may begin with every letter and digit, so that it is not sequential', () => {
  expect(new Set(references.map((reference) => reference[0])).size).toBeGreaterThan(20)
})
