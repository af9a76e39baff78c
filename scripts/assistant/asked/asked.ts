/** A question as a customer types it. */
export interface Asked {
  text: string
  /** The topics that answer it; empty when it must be handed over. */
  right: readonly string[]
  /** Set when any answer but a handover does harm (health, law, danger, a complaint, money back). */
  isForbidden?: true
}
