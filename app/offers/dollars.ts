/** The amount of a price text: all its digits as one number, 0 without one. */
export function dollars({ price = '' }: { price?: string }): number {
  return Number(price.replace(/\D/g, ''))
}

/** Such as `$1,200`. */
export function asPrice(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}
