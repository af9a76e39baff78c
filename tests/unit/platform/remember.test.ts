import { expect, it, vi } from 'vitest'
import { remember } from '~/platform/remember'

it('computes once what comes again', () => {
  const compute = vi.fn<(input: string) => number>((input) => input.length)
  const lengthOf = remember(compute, 10)
  expect([lengthOf('four'), lengthOf('four'), lengthOf('seven')]).toEqual([4, 4, 5])
  expect(compute).toHaveBeenCalledTimes(2)
})

it.each([
  ['more inputs than its limit', Array.from({ length: 11 }, (_, number) => String(number))],
  ['long ones', ['x'.repeat(201), 'y'.repeat(201)]],
])('holds nothing of %s, so that nobody can fill the memory', (_, inputs) => {
  const compute = vi.fn<(input: string) => number>((input) => input.length)
  const lengthOf = remember(compute, 10)
  for (const input of [...inputs, inputs[0]!]) expect(lengthOf(input)).toBe(input.length)
  expect(compute).toHaveBeenCalledTimes(inputs.length + 1)
})
