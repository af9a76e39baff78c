/** Whether one character was added, left out, replaced or swapped with its neighbor. */
export function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const left = one.slice(start, one.length - end)
  const right = other.slice(start, other.length - end)
  const isSwapped = left.length === 2 && left === [...right].toReversed().join('')
  return isSwapped || (left.length <= 1 && right.length <= 1)
}
