/**
 * The estimated total of a package (specification section 5): all digits of its price text, read as one whole number.
 *
 * @param price the price text, such as `$1,200`; undefined when no such package exists
 */
export function estimate(price: string | undefined): string {
  return `$${Number((price ?? '').replace(/\D/g, ''))}`
}
