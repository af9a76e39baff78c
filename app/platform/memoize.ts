// In characters; longer inputs hardly repeat.
const longestInput = 200

/**
 * Memoizes a pure function of untrusted text. Its memory is bounded: long inputs are not kept, and a full cache is cleared.
 *
 * @param limit the number of inputs that are kept
 */
export function memoize<Result>(
  compute: (input: string) => Result,
  limit: number,
): (input: string) => Result {
  const known = new Map<string, Result>()
  return (input) => {
    if (input.length > longestInput) return compute(input)
    if (known.has(input)) return known.get(input) as Result
    if (known.size >= limit) known.clear()
    const computed = compute(input)
    known.set(input, computed)
    return computed
  }
}
