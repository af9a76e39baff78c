// In characters; hardly any input is longer that comes again.
const longest = 200

/**
 * Remembers what a pure function made of its input, for inputs that come again and again.
 *
 * @param limit how many inputs are remembered; when there are more, all are forgotten, so that nobody can fill the memory;
 * and long ones are not remembered at all
 */
export function remember<Result>(
  compute: (input: string) => Result,
  limit: number,
): (input: string) => Result {
  const known = new Map<string, Result>()
  return (input) => {
    if (input.length > longest) return compute(input)
    if (known.has(input)) return known.get(input) as Result
    if (known.size >= limit) known.clear()
    const computed = compute(input)
    known.set(input, computed)
    return computed
  }
}
