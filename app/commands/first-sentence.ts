export function firstSentence(error: unknown): string {
  const sentence = /.+?(?=\.?$|\. )/m.exec((error as Error).message)?.[0] ?? ''
  // The words of Node.js for `--older-than -1`.
  return sentence.replace('argument is ambiguous', 'needs a value that begins with no dash')
}
