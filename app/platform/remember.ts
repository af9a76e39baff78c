// In characters; longer inputs hardly ever repeat.
const longest = 200

/**
 * Memoizes a pure function of a text.
 *
 * @param limit the number of results at which the cache is emptied, so that made-up inputs cannot fill the memory
 */
export function remember<Result>(compute: (input: string) => Result, limit: number) {
  const known = new Map<string, Result>()
  return (input: string): Result => {
    if (input.length > longest) return compute(input)
    if (known.has(input)) return known.get(input) as Result
    if (known.size >= limit) known.clear()
    const computed = compute(input)
    known.set(input, computed)
    return computed
  }
}
