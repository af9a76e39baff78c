/** The first sentence of an error's message, without its period. */
export function firstSentence(error: unknown): string {
  return /.+?(?=\.?$|\. )/m.exec((error as Error).message)?.[0] ?? ''
}
