/** The estimated total of a package (specification section 5): all digits of its price text as one number, `$0` without one. */
export function estimate(price: string | undefined): string {
  return `$${Number((price ?? '').replace(/\D/g, ''))}`
}
