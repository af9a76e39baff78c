// Longer inputs rarely repeat.
const maxInputLength = 200

/** Memoizes a pure function of untrusted text; the map is cleared beyond `limit` entries, so clients cannot exhaust memory. */
export function memoize<Result>(
  compute: (input: string) => Result,
  limit: number,
): (input: string) => Result {
  const known = new Map<string, Result>()
  return (input) => {
    if (input.length > maxInputLength) return compute(input)
    const before = known.get(input)
    if (before !== undefined) return before
    if (known.size >= limit) known.clear()
    const computed = compute(input)
    known.set(input, computed)
    return computed
  }
}
