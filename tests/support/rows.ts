import { readFileSync } from 'node:fs'

/** The lines of a text file of the tests, without comments, each cut at its bars. */
export const rowsOf = (file: string) =>
  readFileSync(`tests/${file}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/ \|(?: |$)/) as [string, string, string, string?])
