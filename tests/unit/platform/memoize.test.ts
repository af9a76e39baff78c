import { expect, it, vi } from 'vitest'
import { memoize } from '~/platform/memoize'

it('computes each input once', () => {
  const compute = vi.fn<(input: string) => number>((input) => input.length)
  const lengthOf = memoize(compute, 10)
  expect([lengthOf('four'), lengthOf('four'), lengthOf('seven')]).toEqual([4, 4, 5])
  expect(compute).toHaveBeenCalledTimes(2)
})

it.each([
  ['more inputs than its limit', Array.from({ length: 11 }, (_, number) => String(number))],
  ['long ones', ['x'.repeat(201), 'y'.repeat(201)]],
])('does not keep %s, which bounds its memory', (_, inputs) => {
  const compute = vi.fn<(input: string) => number>((input) => input.length)
  const lengthOf = memoize(compute, 10)
  for (const input of [...inputs, inputs[0]!]) expect(lengthOf(input)).toBe(input.length)
  expect(compute).toHaveBeenCalledTimes(inputs.length + 1)
})
