export function firstSentence(error: unknown): string {
  return /.+?(?=\.?$|\. )/m.exec((error as Error).message)?.[0] ?? ''
}
