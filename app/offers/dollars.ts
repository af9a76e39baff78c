/** The amount of a price text: all its digits as one number, 0 without one. Throws nothing, so that the check of the content can. */
export function dollars({ price = '' }: { price?: string }): number {
  return Number(String(price).replace(/\D/g, ''))
}

export function asPrice(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}
